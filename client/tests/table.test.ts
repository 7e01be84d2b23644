// A table keeps up with the server: in order, without gaps, and without doing anything twice.
import { beforeEach, expect, test, vi } from 'vitest'
import type { Info, LogRow, TableState } from '../src/lib/game'
import { person } from '../src/lib/person.svelte'
import { scoreLines, sinceLastTurn, Table } from '../src/lib/table.svelte'

class Socket {
  static all: Socket[] = []
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly address: URL) {
    Socket.all.push(this)
  }
  say(what: unknown) {
    this.onmessage?.({ data: JSON.stringify(what) })
  }
  close() {}
}

const info = { id: 't', game: 'sample', status: 'playing', you: 0, seats: [], to_act: [0] } as unknown as Info
const choice = { action: 7, verb: 'expand', noun: 'levant', ref: 'land:levant' }
const state = (position: number, choices = [choice]): TableState => ({
  position,
  view: { position },
  prompt: null,
  choices,
  undo: false,
  info: { ...info, position },
})
const row = (position: number, seat = 1): LogRow => ({ position, seat, verb: 'expand', noun: 'levant', events: [] })
let table: Table
let socket: Socket

beforeEach(() => {
  vi.useFakeTimers()
  Socket.all = []
  vi.stubGlobal('WebSocket', Socket)
  person.calm('still')
  table = new Table('t')
  table.open()
  socket = Socket.all[0]!
  socket.say({ type: 'sync', state: state(2), log: [row(0), row(1), row(2)], chat: [], explained: [] })
})

test('the first message shows the table, and nothing moves', () => {
  expect([table.now?.position, table.log.length, table.recent, table.connected]).toEqual([2, 3, [], true])
})

test('a reconnect asks for what came after the last row, and no row stands twice', () => {
  socket.onclose!({ code: 1006 })
  expect(table.connected).toBe(false)
  vi.advanceTimersByTime(1000)
  const again = Socket.all[1]!
  expect(again.address.search).toBe('?from=2')
  again.say({ type: 'sync', state: state(4), log: [row(2), row(3), row(4)], chat: [], explained: [] })
  expect([table.log.map((row) => row.position), table.now?.position]).toEqual([[0, 1, 2, 3, 4], 4])
})

test('a table that is not there is not asked for again', () => {
  socket.onclose!({ code: 4404 })
  vi.advanceTimersByTime(60_000)
  expect([table.missing, Socket.all.length]).toEqual([true, 1])
})

test('an older state never replaces a newer one', () => {
  socket.say({ type: 'step', state: state(4), log: [row(3), row(4)] })
  socket.say({ type: 'step', state: state(3), log: [row(3)] })
  expect([table.now?.position, table.log.length]).toEqual([4, 5])
})

test('with motion the steps of others are shown one after the other', () => {
  person.calm('auto')
  for (const n of [3, 4, 5]) socket.say({ type: 'step', state: state(n), log: [row(n)] })
  expect(table.now?.position).toBe(3)
  vi.advanceTimersByTime(2000)
  expect(table.now?.position).toBe(5)
})

test('a double click sends one action, which names the position it answers', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
    sent.push(JSON.parse(String(request.body)))
    return Response.json(state(3, []))
  })
  const first = table.act(choice)
  expect(table.busy).toBe(7)
  await Promise.all([first, table.act(choice)])
  expect(sent).toEqual([{ position: 2, verb: 'expand', noun: 'levant' }])
  expect([table.now?.position, table.busy]).toEqual([3, -1])
})

test('a stale action brings the table up to date', async () => {
  const fetched = vi.fn(async () => Response.json({ text: 'Too late.', error: null, state: state(5, []) }, { status: 409 }))
  vi.stubGlobal('fetch', fetched)
  await table.act(choice)
  expect([table.now?.position, fetched.mock.calls.length]).toEqual([5, 1])
})

test('an action is sent again when another player was faster and the question is the same', async () => {
  const sent: number[] = []
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
    sent.push(JSON.parse(String(request.body)).position)
    return sent.length < 2 ? Response.json({ text: 'Too late.', error: null, state: state(3) }, { status: 409 }) : Response.json(state(4, []))
  })
  await table.act(choice)
  expect([sent, table.now?.position]).toEqual([[2, 3], 4])
})

test('a look back is a look back: nothing can be done there', async () => {
  const fetched = vi.fn(async () => Response.json(state(1)))
  vi.stubGlobal('fetch', fetched)
  await table.look(1)
  await table.act(choice)
  expect([table.shown?.position, table.mine, fetched.mock.calls.length]).toEqual([1, false, 1])
  await table.look(null)
  expect([table.shown?.position, table.mine]).toEqual([2, true])
})

test('what bots explain is kept in the order of their moves, and once', () => {
  const explained = (position: number, noun: string) => ({ ...choice, noun, seat: 1, position, chance: 0.5, reasons: [] })
  socket.say({ type: 'explained', explanation: explained(4, 'crete') })
  socket.say({ type: 'sync', state: state(4), log: [], chat: [], explained: [explained(2, 'levant'), explained(4, 'crete')] })
  expect(table.explained.map(({ position, noun }) => [position, noun])).toEqual([
    [2, 'levant'],
    [4, 'crete'],
  ])
})

test('since your last turn: the rows after your last one', () => {
  expect(sinceLastTurn([row(1, 0), row(2, 1), row(3, 2)], 0).map((row) => row.position)).toEqual([2, 3])
  expect(sinceLastTurn([row(1, 1)], 0)).toEqual([])
  expect(sinceLastTurn([row(1, 0)], null)).toEqual([])
})

test('the points of each seat along the game', () => {
  const scored = { id: 'event-scored', args: { seat: 'seat:1', points: 4, total: 9 }, clause: '' }
  const other = { id: 'event-scored', args: { seat: 'civbot:civbot_1', points: 2, total: 2 }, clause: '' }
  const who = ['seat:0', 'seat:1', 'civbot:civbot_1'].map((ref) => ({ ref }))
  expect(scoreLines([{ ...row(3), events: [scored, other] }], who)).toEqual([[[0, 0]], [[0, 0], [3, 9]], [[0, 0], [3, 2]]])
})
