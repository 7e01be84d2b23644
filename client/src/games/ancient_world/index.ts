export { default as Board } from './Board.svelte'
export { default as Side } from './Side.svelte'
