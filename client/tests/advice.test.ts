// Advice and explanations: asked for at a position, said in both languages, and as good as the buttons of the bar.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Adviser, chanceOf, isTaught, reasonsOf } from '../src/lib/advice.svelte'
import type { Advice as Row, GameData, Info, TableState } from '../src/lib/game'
import { Table } from '../src/lib/table.svelte'
import { shell, Words } from '../src/lib/text.svelte'
import Advice from '../src/parts/Advice.svelte'
import Why from '../src/parts/Why.svelte'

const SOURCE: Record<string, string> = {
  en: 'action-expand = Expand: { $noun }\nwhy-score = { $points } points now\nwhy-areas-next = { $points } from areas next epoch',
  'pt-BR': 'action-expand = Expandir: { $noun }\nwhy-score = { $points } pontos agora\nwhy-areas-next = { $points } de áreas na próxima época',
}
const data = { id: 'sample', names: { 'land:levant': { en: 'Levant', 'pt-BR': 'Levante' } } } as unknown as GameData
const row = (action: number, noun: string, more: Partial<Row> = {}): Row => ({
  action,
  verb: 'expand',
  noun,
  ref: `land:${noun}`,
  chance: 0.742,
  reasons: [
    { feature: 'areas_next', points: 2.38 },
    { feature: 'score', points: 1 },
  ],
  against: null,
  ...more,
})
const state = (position: number, to_act = [0], noun = 'levant'): TableState => {
  const info = { id: 't', you: 0, to_act } as unknown as Info
  return { position, view: {}, prompt: null, choices: [row(7, noun)], undo: false, info }
}

let words: Words
let shown: Record<string, unknown> | null = null

beforeEach(async () => {
  vi.stubGlobal('fetch', async (path: string) => new Response(SOURCE[path.split('/').at(-1)!]))
  await shell.speak('en')
  words = new Words(await shell.game(data))
})

afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
})

test('reasons and chances are said in both languages', async () => {
  expect([reasonsOf(row(1, 'levant'), words), chanceOf(row(1, 'levant'))]).toEqual([
    '+2.4 from areas next epoch, +1 points now',
    '74% to win the game',
  ])
  await shell.speak('pt-BR')
  expect([reasonsOf(row(1, 'levant'), words), chanceOf(row(1, 'levant'))]).toEqual([
    '+2,4 de áreas na próxima época, +1 pontos agora',
    '74% de chance de vencer a partida',
  ])
})

test('alone there is no chance to tell of, and what has no words is not said', () => {
  const alone = row(1, 'levant', { chance: null, reasons: [{ feature: 'unheard_of', points: 3 }] })
  expect([reasonsOf(alone, words), chanceOf(alone), isTaught(words)]).toEqual(['what it brings shows only in what follows', '', true])
  expect(reasonsOf({ ...alone, against: row(2, 'levant') }, words)).toBe('at once no better than “Expand: Levant”')
})

test('the panel names the choices as the bar does, lights them, and chooses them', () => {
  const [choose, light, close] = [vi.fn(), vi.fn(), vi.fn()]
  const rows = [row(7, 'levant'), row(9, 'crete', { chance: null, reasons: [] })]
  shown = mount(Advice, { target: document.body, props: { rows, words, choose, light, close } })
  flushSync()
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.advice li button')]
  expect(buttons.map((button) => button.querySelector('strong')!.textContent)).toEqual(['Expand: Levant', 'Expand: crete'])
  expect(buttons[0]!.textContent).toContain('74% to win the game')
  expect(buttons[1]!.querySelector('.chance')).toBe(null)
  expect(buttons[1]!.querySelector('small')!.textContent).toBe('what it brings shows only in what follows')
  expect([document.activeElement, light.mock.lastCall]).toEqual([buttons[0], [rows[0]]])
  buttons[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  expect([document.activeElement, light.mock.lastCall]).toEqual([buttons[1], [rows[1]]])
  buttons[1]!.click()
  expect(choose.mock.lastCall![0]).toEqual(rows[1])
})

test('a bot says why behind a word', () => {
  const explanation = { ...row(7, 'levant', { against: row(8, 'gaul') }), seat: 1, position: 4, after: [row(9, 'crete')] }
  shown = mount(Why, { target: document.body, props: { explanation, words } })
  const said = [...document.querySelectorAll('summary, strong, details p')].map((part) => part.textContent)
  const did = 'Expand: Levant · Expand: crete'
  const because = 'rather than “Expand: gaul”: +2.4 from areas next epoch, +1 points now; 74% to win the game then'
  expect(said).toEqual(['Why?', did + because, did])
})

test('advice is asked for once, and holds for the position it was asked at', async () => {
  const table = new Table('t')
  table.now = state(2)
  const adviser = new Adviser(table)
  const fetched = vi.fn(async () => Response.json([row(7, 'levant')]))
  vi.stubGlobal('fetch', fetched)
  await Promise.all([adviser.ask(), adviser.ask()])
  await adviser.ask()
  expect([fetched.mock.calls, adviser.rows?.length]).toEqual([[['/api/tables/t/advice', { method: 'GET', headers: {} }]], 1])
  table.now = state(3)
  expect(adviser.rows).toBe(null)
  await adviser.ask()
  expect(adviser.rows?.length).toBe(1)
  adviser.close()
  expect(adviser.rows).toBe(null)
})

test('where several choose at once, advice stays while others choose', async () => {
  const table = new Table('t')
  table.now = state(2, [0, 1])
  const adviser = new Adviser(table)
  vi.stubGlobal('fetch', async () => Response.json([row(7, 'levant')]))
  await adviser.ask()
  table.now = state(3, [0])
  expect(adviser.rows?.length).toBe(1)
  table.now = state(4, [0], 'crete')
  expect(adviser.rows).toBe(null)
})
