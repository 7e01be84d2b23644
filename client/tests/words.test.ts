// The client says messages as the engine does.
import { beforeEach, expect, test, vi } from 'vitest'
import type { GameData } from '../src/lib/game'
import { drawn } from '../src/lib/seats'
import { percent, shell, Words } from '../src/lib/text.svelte'

const SOURCE: Record<string, string> = {
  en: 'list-and = { $first } and { $last }\nevent-rolled = { $seat } rolls { $dice } in { $land }.\naction-expand = Expand: { $noun }\nerror = Wrong: { $what }\nwait = Waiting for { $seats }.\npoints = { $n ->\n    [one] one point\n   *[other] { $n } points\n}',
  'pt-BR': 'list-and = { $first } e { $last }\nevent-rolled = { $land }: { $seat } rola { $dice }.',
}
const data: GameData = {
  id: 'sample',
  rules: '1',
  content: 'standard',
  digest: '0',
  names: { 'land:levant': { en: 'Levant', 'pt-BR': 'Levante' } },
  records: {},
  verbs: [],
}
const message = (id: string, args: Record<string, any>) => ({ id, args, clause: '' })
let words: Words

beforeEach(async () => {
  vi.stubGlobal('fetch', async (path: string) => new Response(SOURCE[path.split('/').at(-1)!]))
  await shell.speak('en')
  words = new Words(await shell.game(data), () => [drawn(0, 'Ana'), drawn(1, 'Rui')])
})

test('names stand for things and seats', () => {
  expect(words.say(message('event-rolled', { seat: 'seat:1', dice: [3, 5], land: 'land:levant' }))).toBe('Rui rolls 3 5 in Levant.')
})

test('a sentence comes in pieces, with dice and things apart', () => {
  expect(words.parts(message('event-rolled', { seat: 'seat:0', dice: [6], land: 'land:levant' }))).toEqual([
    { text: 'Ana', ref: 'seat:0' },
    { text: ' rolls ' },
    { text: '6', die: 6 },
    { text: ' in ' },
    { text: 'Levant', ref: 'land:levant' },
    { text: '.' },
  ])
})

test('lists end with "and"; a seat nobody has named gets a number', () => {
  expect(words.say(message('wait', { seats: ['seat:0', 'seat:1', 'seat:2'] }))).toBe('Waiting for Ana, Rui and Player 3.')
})

test('a message can hold a message, and numbers choose the plural', () => {
  expect(words.say(message('error', { what: message('points', { n: 1 }) }))).toBe('Wrong: one point')
})

test('buttons and headings of choices', () => {
  const choice = { action: 1, verb: 'expand', noun: 'levant', ref: 'land:levant' }
  expect([words.action(choice), words.verb(choice)]).toEqual(['Expand: Levant', 'Expand'])
})

test('a share is written as the language writes it, in whole percent', async () => {
  expect([0, 0.004, 0.578, 1].map(percent)).toEqual(['0%', '0%', '58%', '100%'])
  await shell.speak('pt-BR')
  expect(percent(0.578)).toBe('58%')
})

test('the language changes in place', async () => {
  await shell.speak('pt-BR')
  expect(words.say(message('event-rolled', { seat: 'seat:0', dice: [1], land: 'land:levant' }))).toBe('Levante: Ana rola 1.')
  expect(document.documentElement.lang).toBe('pt-BR')
})
