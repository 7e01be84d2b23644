export { default as Board } from './Board.svelte'
export { civbotsOf as others } from './lib/table'
export { default as Side } from './Side.svelte'
