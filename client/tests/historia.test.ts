import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BoardProps, Choice, LogRow, Message } from '../src/lib/game'
import { drawn } from '../src/lib/seats'
import Board from '../src/games/historia/Board.svelte'
import { ACTIONS, CELLS, ROWS, TECHNOLOGIES } from '../src/games/historia/lib/content'
import { GLYPHS, ICONS, signOf } from '../src/games/historia/lib/glyphs'
import { after, scenes, type Scene } from '../src/games/historia/lib/story'
import { civsOf, meant, paneOf, paneOfScene } from '../src/games/historia/lib/table'
import { Teller } from '../src/games/historia/lib/teller.svelte'
import { tipOf } from '../src/games/historia/lib/tips'
import type { Civ, PlayerView, View } from '../src/games/historia/lib/types'
import map from '../src/games/historia/map.json'
import Side from '../src/games/historia/Side.svelte'

const content = (file: string) => readFileSync(join(import.meta.dirname, `../../src/epochal/games/historia/content/${file}.toml`), 'utf8')
const ids = (text: string, kind: string) => [...text.matchAll(new RegExp(`\\[\\[${kind}\\]\\]\\nid = "(\\w+)"`, 'g'))].map((found) => found[1]!)
const choice = (verb: string, ref: string, action = 0): Choice => ({ action, verb, noun: ref.split(':')[1] ?? '', ref })

const civ = (more: Partial<Civ> = {}): Civ => ({ points: 3, technology: 2, military: 1, government: 'clan', available: 2, used: 1, supply: 5, territories: ['china'], ...more })
const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  score: 3,
  civilization: 'egypt',
  hand: ['art', 'trade'],
  queue: ['raid', 'exploit'],
  advisors: 1,
  deck: 4,
  gone: [],
  revealed: [],
  slots: 1,
  wonders: [{ id: 'sphinx', turned: true }],
  has_leader: true,
  leader: 'caesar',
  ...more,
})
const view = (more: Partial<View> = {}): View => ({
  seat: 0,
  seats: 2,
  civbots: ['hard'],
  era: 1,
  turn: 2,
  order: [1, 0],
  to_act: [0],
  territories: Object.fromEntries(Object.keys(map.lands).map((id, n) => [id, { token: n + 1, points: 2, civs: id === 'china' ? [0, 2] : [] }])),
  milestones: { t3_m4: 'census' },
  milestone_drawn: null,
  row: ['parthenon'],
  civs: [civ(), civ({ military: 4 }), civ()],
  players: [player(), player()],
  ready: [],
  resolving: null,
  advisors: ['cleopatra'],
  chosen: [],
  leaders: null,
  drafting: false,
  revolution: false,
  over: false,
  winners: [],
  ...more,
})
const given = (more: Partial<BoardProps> = {}): BoardProps => ({
  view: view(),
  choices: [],
  seats: [0, 1].map((seat) => drawn(seat, `N${seat}`)),
  you: 0,
  say: ({ id }) => id,
  name: (ref) => ref,
  record: () => ({ text: { en: 'what it does' }, origin: 'house', effects: [{ kind: 'points', count: 1 }] }),
  pick: vi.fn(),
  why: vi.fn(async () => null),
  odds: vi.fn(async () => null),
  focus: null,
  recent: [],
  t: (id) => (id === 'hist-language' ? 'en' : id),
  ...more,
})

let shown: ReturnType<typeof mount> | null = null
const page = document.body
function show(props: BoardProps, component = Board) {
  shown = mount(component, { target: page, props })
  flushSync()
}
/** The narrow board shows one pane at a time, and a page without a layout is narrow. */
function turnTo(pane: string) {
  ;[...page.querySelectorAll<HTMLButtonElement>('.panes button')].find(({ textContent }) => textContent === `hist-${pane}`)!.click()
  flushSync()
}
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  page.replaceChildren()
})

describe('what is printed', () => {
  it('is what the content says', () => {
    expect(content('matrix').match(/^rows = \[([^\]]+)\]/m)![1]!.match(/[.A-Z]{16}/g)).toEqual(ROWS)
    expect(ids(content('technologies'), 'technology')).toEqual(TECHNOLOGIES)
    expect(Object.keys(map.lands).sort()).toEqual(ids(content('territories'), 'territory').sort())
    expect(new Set(CELLS.map(({ government }) => government))).toEqual(new Set(ids(content('matrix'), 'government')))
  })
  it('has a drawing', () => {
    expect(ids(content('actions'), 'action')).toEqual(ACTIONS)
    for (const id of [...ids(content('actions'), 'action'), ...Object.values(ICONS)]) expect(GLYPHS[id], id).toBeTruthy()
    expect(signOf({ effects: [{ kind: 'oldest', count: 1 }] })).toBe('cards')
    expect([signOf({ card: 'war', gives: [] }), signOf({ gives: [] }), signOf(undefined)]).toEqual(['war', '', ''])
  })
})

describe('the table', () => {
  it('has the Civbots after the players, with their level', () => {
    expect(civsOf(view(), given()).map(({ ref, name, note, shape }) => [ref, name, note, shape])).toEqual([
      ['seat:0', 'N0', '', 'circle'],
      ['seat:1', 'N1', '', 'square'],
      ['civbot:civbot_1', 'hist-civbot', 'hist-level-hard', 'triangle'],
    ])
  })
  it('turns to where something can be chosen', () => {
    expect([paneOf([choice('done', '')]), paneOf([choice('expand', 'territory:china')]), paneOf([choice('milestone', 'cell:t3_m3')]), paneOf([choice('basic', 'action:art')])]).toEqual([null, 'map', 'matrix', 'cards'])
    const scene = (kind: Scene['kind'], ...all: Message['args'][]): Scene => ({ kind, events: all.map((args) => ({ id: '', args, clause: '' })), time: 0 })
    expect([scene('turn', { level: 1 }), scene('civbot', { card: 'x' }, { level: 1 }), scene('civbot', { card: 'x' })].map(paneOfScene)).toEqual([null, 'matrix', 'map'])
    expect(meant([choice('war_in', 'territory:china')])).toBe('war_in')
  })
})

it('everything explains itself', () => {
  const tip = (ref: string) => tipOf(ref, view(), ['A', 'B', 'C'], given()).split('\n')
  expect(tip('wonder:parthenon')).toEqual(['wonder:parthenon', 'what it does', 'hist-origin-house'])
  expect(tip('wonder:sphinx')).toContain('hist-turned')
  expect(tip('territory:china').slice(1, 3)).toEqual(['hist-token', 'A, C'])
  expect(tip('cell:t2_m1')).toEqual(['government:clan', 'what it does', 'hist-cell', 'A, C'])
  expect(tip('cell:t3_m4')).toContain('hist-milestone milestone:census. what it does')
  expect(tip('turn:2').length).toBe(8)
})

describe('the board', () => {
  it('lights a territory that can be chosen, and says of another why not', () => {
    const expand = choice('expand', 'territory:india')
    const props = given({ choices: [expand] })
    show(props)
    const land = (id: string) => page.querySelector<SVGPathElement>(`[data-ref="territory:${id}"]`)!
    expect(page.querySelectorAll('.land.lit').length).toBe(1)
    land('india').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    land('china').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(props.pick).toHaveBeenCalledWith(expand)
    expect(props.why).toHaveBeenCalledWith('expand', 'china')
    expect(page.querySelectorAll('.cube').length).toBe(2)
  })
  it('places milestones by keyboard and shows all markers', () => {
    const place = choice('milestone', 'cell:t5_m5')
    const props = given({ view: view({ milestone_drawn: 'census' }), choices: [place] })
    show(props)
    page.querySelector('[data-ref="cell:t5_m5"]')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(props.pick).toHaveBeenCalledWith(place)
    expect(page.querySelectorAll('.marker').length).toBe(3)
    expect(page.querySelectorAll('.milestone').length).toBe(1)
  })
  it('keeps the cards of others face down until all are turned over', () => {
    const choose = choice('choose_action', 'action:art')
    const props = given({ view: view({ ready: [1], chosen: ['action:trade'] }), choices: [choose] })
    show(props)
    expect(page.querySelectorAll('.played .back').length).toBe(1)
    expect(page.querySelector('.played .secret')!.textContent).toBe('action:trade')
    expect([...page.querySelectorAll('.strip .card .name')].map(({ textContent }) => textContent)).toEqual(['action:art', 'advisor:cleopatra'])
    page.querySelector<HTMLButtonElement>('.strip .card.lit')!.click()
    expect(props.pick).toHaveBeenCalledWith(choose)
    void unmount(shown!)
    show(given({ view: view({ players: [player({ revealed: ['action:trade'] }), player({ revealed: ['action:war'] })] }) }))
    turnTo('cards')
    expect([...page.querySelectorAll('.played .up')].map(({ textContent }) => textContent)).toEqual(['action:war', 'action:trade'])
    expect(page.querySelectorAll('.played .back, .played .slot').length).toBe(0)
  })
  it('offers both sides of a revealed card', () => {
    const [basic, advanced] = [choice('basic', 'action:art', 1), choice('advanced', 'action:art', 2)]
    const record = () => ({ text: { en: 'one' }, advanced: { en: 'two' } })
    const props = given({ view: view({ players: [player({ revealed: ['action:art'] }), player()] }), choices: [basic, advanced], record })
    show(props)
    const sides = [...page.querySelectorAll<HTMLButtonElement>('.side.lit')]
    expect(sides.map(({ textContent }) => textContent)).toEqual(['hist-basic one', 'hist-advanced two'])
    sides[1]!.click()
    expect(props.pick).toHaveBeenCalledWith(advanced)
  })
})

describe('a story', () => {
  const event = (id: string, args: Message['args'] = {}): Message => ({ id: `event-${id}`, args, clause: '' })
  const row = (position: number, ...events: Message[]): LogRow => ({ position, seat: 0, verb: '', noun: '', events })
  const turn = row(
    8,
    event('military', { civ: 'seat:1', level: 5 }),
    event('civbot', { civ: 'civbot:civbot_1', cards: 2 }),
    event('civbot-card', { civ: 'civbot:civbot_1', card: 'civbot_card:scholars' }),
    event('technology', { civ: 'civbot:civbot_1', level: 3 }),
    event('civbot-card', { civ: 'civbot:civbot_1', card: 'civbot_card:explorers' }),
    event('expanded', { civ: 'civbot:civbot_1', territory: 'territory:india' }),
    event('civbot-points', { seat: 'civbot:civbot_1', points: 4, total: 7 }),
    event('turn-end', { era: 1, turn: 2 }),
  )
  it('has a scene for every card of a Civbot, and none where somebody only acts', () => {
    expect(scenes([turn]).map(({ kind, events }) => [kind, events.length])).toEqual([['act', 2], ['civbot', 2], ['civbot', 3], ['turn', 1]])
    expect(scenes([row(8, event('acts', { seat: 'seat:0' }))])).toEqual([])
  })
  it('turns the cards of all over in one scene', () => {
    const cards = row(3, event('ready', { seat: 'seat:0' }), event('revealed', { seat: 'seat:1', cards: ['action:war'] }), event('revealed', { seat: 'seat:0', cards: ['action:art'] }))
    const [, reveal, ...rest] = scenes([cards])
    expect([reveal!.kind, reveal!.events.length, rest]).toEqual(['reveal', 2, []])
    expect(scenes([row(3, cards.events[0]!, cards.events[1]!)])).toEqual([])
    expect(reveal!.events.reduce(after, view()).players.map(({ revealed }) => revealed)).toEqual([['action:art'], ['action:war']])
  })
  it('leads from one view to the next', () => {
    const then = turn.events.reduce(after, view({ civs: [civ(), civ(), civ({ technology: 2, military: 4 })] }))
    expect([then.civs[1]!.military, then.civs[2]!.technology, then.civs[2]!.points, then.territories.india!.civs]).toEqual([5, 3, 7, [2]])
    const lost = after(then, event('driven-out', { civ: 'civbot:civbot_1', territory: 'territory:china' }))
    expect(lost.territories.china!.civs).toEqual([0])
    expect(after(then, event('milestone', { civ: 'civbot:civbot_1', milestone: 'milestone:census' })).milestones).toEqual({})
    expect(after(then, event('civbot-wonder', { civ: 'civbot:civbot_1', wonder: 'wonder:parthenon' })).row).toEqual([])
  })
  it('is told bit by bit, and no more than once; after a jump nothing is told', () => {
    vi.useFakeTimers()
    const [teller, now] = [new Teller(), view({ turn: 3 })]
    teller.hear([turn], view())
    expect([teller.scene?.kind, teller.view(now).turn, teller.view(now).civs[2]!.technology]).toEqual(['act', 2, 2])
    vi.advanceTimersByTime(800)
    expect([teller.scene?.kind, teller.view(now).civs[2]!.technology, teller.view(now).civs[2]!.points]).toEqual(['civbot', 3, 3])
    vi.advanceTimersByTime(20000)
    expect([teller.scene, teller.view(now)]).toEqual([null, now])
    teller.hear([{ ...turn, position: 4 }], view())
    expect(teller.scene).toBe(null)
    teller.hear([{ ...turn, position: 5 }], view())
    expect(teller.more).toBe(true)
    teller.skip()
    expect(teller.view(now)).toBe(now)
    vi.useRealTimers()
  })
})

describe('the side', () => {
  it('shows every civilization, you first, and what the end of the turn brings', () => {
    const raid = choice('take_back', 'action:raid')
    const props = given({ choices: [raid, choice('trade_with_civbot', 'civbot:civbot_1')] })
    show(props, Side)
    expect([...page.querySelectorAll('article strong')].map(({ textContent }) => textContent)).toEqual(['N0', 'N1', 'hist-civbot'])
    expect(page.querySelectorAll('section li').length).toBe(7)
    page.querySelector<HTMLButtonElement>('.chip.lit')!.click()
    expect(props.pick).toHaveBeenCalledWith(raid)
    expect([...page.querySelector('article')!.querySelectorAll('.chip')].map(({ textContent }) => textContent?.trim())).toEqual(['action:art', 'action:trade', 'action:raid', 'action:exploit', 'wonder:sphinx', 'leader:caesar'])
  })
})

it('every text that the boards ask for by name exists', () => {
  const folder = join(import.meta.dirname, '../src/games/historia')
  const known = new Set([...readFileSync(join(folder, 'en.ftl'), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file))
  const asked = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/'(hist-[\w-]+)'/g)].map((match) => match[1]!))
  expect(asked.length).toBeGreaterThan(30)
  expect(asked.filter((id) => !known.has(id))).toEqual([])
})
