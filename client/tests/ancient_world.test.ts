import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BoardProps, Choice, LogRow, Message } from '../src/lib/game'
import { drawn } from '../src/lib/seats'
import Board from '../src/games/ancient_world/Board.svelte'
import { against, priceOf, symbolsOf, valueOf } from '../src/games/ancient_world/lib/attack'
import { BRINGS, nextBanner, OPENS, PILES, pointsFor, ROUNDS, SCALE, SIGNS, SPACES, TRIBES } from '../src/games/ancient_world/lib/content'
import { BANNERS, beastOf, GLYPHS, motifOf, SPACE_GLYPHS } from '../src/games/ancient_world/lib/glyphs'
import { looking } from '../src/games/ancient_world/lib/looking.svelte'
import { bringIntoSight } from '../src/games/ancient_world/lib/sight'
import { cityOf, paneOf } from '../src/games/ancient_world/lib/table'
import { Teller } from '../src/games/ancient_world/lib/teller.svelte'
import { entryOf, tipOf } from '../src/games/ancient_world/lib/tips'
import type { About, PlayerView, View } from '../src/games/ancient_world/lib/types'
import Side from '../src/games/ancient_world/Side.svelte'

const GAME = join(import.meta.dirname, '../../src/epochal/games/ancient_world')
const content = (file: string) => readFileSync(join(GAME, `content/${file}.toml`), 'utf8')
const engine = (file: string) => readFileSync(join(GAME, `${file}.py`), 'utf8')
const ids = (file: string, kind: string) => [...content(file).matchAll(new RegExp(`\\[\\[${kind}\\]\\]\\nid = "(\\w+)"`, 'g'))].map((found) => found[1]!)
const choice = (verb: string, ref = '', action = 0): Choice => ({ action, verb, noun: ref.split(':')[1] ?? '', ref })

const RECORDS: Record<string, About> = {
  'titan:mud': { stars: 1, defence: 5, weapons: 'both', banners: ['red', 'blue'], gives: { capacity: 1 }, origin: 'house' },
  'titan:beetle': { stars: 2, defence: 9, weapons: 'swords', banners: ['red'], gives: {} },
  'military:guard': { gives: { swords: 2 }, legacy: { swords: 1 } },
  'military:archers': { gives: { arrows: 3, loot: 1 }, legacy: { arrows: 1, loot: 1 } },
  'military:wall': { gives: { swords: 3 }, legacy: { swords: 1 } },
  'empire:dock': { deck: 'start', banners: ['blue'], gives: { food: 1 } },
  'empire:bridge': { deck: 'A', cost: { coins: 4 }, banners: ['green', 'yellow'], action: [{}], text: { en: 'Use a card.' }, origin: 'rulebook' },
  'empire:oasis': { deck: 'A', cost: { coins: 4, knowledge: 1 }, banners: ['yellow'], gives: { food: 2 } },
  'district:old': { gives: { capacity: 3 } },
  'space:labor': { text: { en: 'Gain 2 coins.' }, origin: 'rulebook' },
}
const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  score: 3,
  banners: { red: 0, green: 2, yellow: 1, blue: 7, violet: 0 },
  banner_points: 14,
  coins: 6,
  knowledge: 1,
  passed: false,
  citizens: [
    { skill: 1, home: true, starving: false },
    { skill: 2, home: false, starving: false },
    { skill: 3, home: false, starving: true },
  ],
  drafted: 1,
  food: 2,
  capacity: 4,
  room: 2,
  army_limit: 3,
  swords: 1,
  arrows: 2,
  income: { coins: 5, knowledge: 0 },
  empire: [
    { id: 'dock', damaged: false, citizen: null, bonus: null },
    { id: 'bridge', damaged: false, citizen: 2, bonus: null },
  ],
  titans: [],
  districts: ['old'],
  armies: [
    { id: 'guard', name_coins: 0, picture_coins: 2, retired: ['archers'] },
    { id: 'wall', name_coins: 1, picture_coins: 0, retired: [] },
  ],
  stored: 2,
  stored_open: ['oasis'],
  stored_own: ['oasis'],
  ...more,
})
const view = (more: Partial<View> = {}): View => ({
  seat: 0,
  seats: 2,
  round: 1,
  deck: 'A',
  first: 1,
  claimed: false,
  turn: 0,
  to_act: [0],
  spaces: { ...Object.fromEntries(SPACES.map((space) => [space, []])), labor: [{ seat: 1, skill: 2 }], build: [{ seat: 0, skill: 2 }] },
  row: ['oasis', 'oasis', 'bridge'],
  deck_left: 30,
  discard: [],
  military: ['archers'],
  military_left: 20,
  piles: {
    one: { titan: 'mud', left: 4, seen: [null, 'beetle'], looked: 4, among: ['worm'] },
    two: { titan: 'beetle', left: 1, seen: [], looked: 1, among: [] },
    three: { titan: null, left: 0, seen: [], looked: 0, among: [] },
  },
  district: 'old',
  districts_left: 9,
  drawn: [],
  arranged: [],
  attack: null,
  used: [],
  players: [player(), player({ stored_own: null, empire: [{ id: 'bridge', damaged: true, citizen: null, bonus: null }] })],
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
  record: (ref) => RECORDS[ref],
  pick: vi.fn(),
  why: vi.fn(async () => null),
  odds: vi.fn(async () => null),
  focus: null,
  recent: [],
  t: (id) => (id === 'aw-language' ? 'en' : id),
  ...more,
})
const event = (id: string, args: Message['args'] = {}): Message => ({ id: `event-${id}`, args, clause: '' })
const row = (position: number, seat: number, ...events: Message[]): LogRow => ({ position, seat, verb: '', noun: '', events })
const look = (ref: string): About => RECORDS[ref] ?? {}

let shown: ReturnType<typeof mount> | null = null
const page = document.body
function show(props: BoardProps, component = Board) {
  shown = mount(component, { target: page, props })
  flushSync()
}
/** The narrow board shows one pane at a time, and a page without a layout is narrow. */
function turnTo(pane: string) {
  ;[...page.querySelectorAll<HTMLButtonElement>('.panes button')].find(({ textContent }) => textContent === `aw-${pane}`)!.click()
  flushSync()
}
const texts = (selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim())
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  looking.seat = null
  page.replaceChildren()
})

describe('what is printed', () => {
  it('is what the content and the rules say', () => {
    expect(ids('board', 'space')).toEqual([...SPACES])
    expect(ids('board', 'pile')).toEqual([...PILES])
    expect(ids('board', 'tribe')).toEqual([...TRIBES])
    expect(engine('scoring').match(/BANNERS: Final = \(([\d, ]+)\)/)![1]).toBe(SCALE.join(', '))
    expect(engine('components')).toContain(`ROUNDS: Final = ${ROUNDS}\n`)
    expect(engine('citizens')).toContain(`EXPLORE_ROUND: Final = ${OPENS.explore}\nGROW_ROUND: Final = ${OPENS.grow}\n`)
    expect(engine('state')).toContain(`SECOND_DECK: Final = ${Object.keys(BRINGS).find((round) => BRINGS[Number(round)] === 'deck-b')}\n`)
  })
  it('has a drawing', () => {
    const symbols = new Set(['empire', 'military', 'titans', 'districts'].flatMap((file) => [...content(file).matchAll(/(?:gives|legacy|cost) = \{([^}]+)\}/g)].flatMap((found) => found[1]!.match(/[a-z]+/g)!)))
    expect(symbols.size).toBeGreaterThan(10)
    for (const id of [...symbols, ...SPACES.map((space) => SPACE_GLYPHS[space] ?? space), ...Object.values(SIGNS).flat().filter((sign) => /[a-z]/.test(sign))]) expect(GLYPHS[id], id).toBeTruthy()
    expect(new Set(TRIBES.map((tribe) => BANNERS[tribe])).size).toBe(5)
    expect(new Set(ids('titans', 'titan').map(beastOf)).size).toBe(6)
    expect([motifOf({ scores: [{}], gives: { food: 1 } }), motifOf({ gives: { capacity: 2, arrows: 1 } }), motifOf({ gives: { capacity: 3 } }), motifOf({ action: [{}] }), motifOf()]).toEqual(['points', 'arrows', 'district', 'citizens', 'temple'])
  })
  it('counts banners by the scale, six at most', () => {
    expect([0, 1, 3, 6, 9].map(pointsFor)).toEqual([0, 1, 4, 11, 11])
    expect([0, 2, 5, 6].map(nextBanner)).toEqual([1, 2, 3, 0])
  })
})

describe('an attack', () => {
  const [guard, wall] = player().armies as [PlayerView['armies'][0], PlayerView['armies'][0]]
  it('costs one coin more than lie on the army', () => {
    expect([priceOf(guard), priceOf(wall)]).toEqual([3, 2])
  })
  it('adds up the city, the drafted, the armies paid and their legacies', () => {
    expect(symbolsOf(guard, look)).toEqual({ swords: 2, arrows: 1, loot: 1 })
    expect(look('military:guard').gives).toEqual({ swords: 2 })
    expect([against(look('titan:mud'), symbolsOf(guard, look)), against(look('titan:beetle'), symbolsOf(guard, look))]).toEqual([3, 2])
    expect([valueOf(look('titan:mud'), player(), [], look), valueOf(look('titan:mud'), player(), ['guard'], look), valueOf(look('titan:beetle'), player(), ['guard', 'wall'], look)]).toEqual([4, 7, 7])
  })
})

describe('the table', () => {
  it('turns to where something can be chosen', () => {
    expect([paneOf([choice('pass')]), paneOf([choice('send', 'space:labor')]), paneOf([choice('done'), choice('build', 'empire:oasis')]), paneOf([choice('repair', 'empire:dock')]), paneOf([choice('copy', 'empire:bridge')])]).toEqual([null, 'spaces', 'market', 'city', 'city'])
  })
  it('shows the city in which something can be chosen', () => {
    const copied = view({ players: [player(), player(), player({ empire: [{ id: 'oasis', damaged: false, citizen: null, bonus: null }] })] })
    expect([cityOf([choice('citizen', 'citizen:1')], copied, 0), cityOf([choice('copy', 'empire:oasis')], copied, 0), cityOf([choice('build', 'empire:oasis')], copied, 0)]).toEqual([0, 2, null])
  })
  it('says who may still come to a space', () => {
    const entry = (space: string, more: Partial<View> = {}) => entryOf(space, view(more), { t: (id, args) => `${id} ${Object.values(args ?? {})}` })
    expect([entry('labor'), entry('build'), entry('learn'), entry('rebuild', { spaces: { rebuild: [{ seat: 0, skill: 5 }] } }), entry('grow'), entry('grow', { round: 3 })]).toEqual(['aw-higher 2', 'aw-fee 2', 'aw-anyone ', 'aw-anyone ', 'aw-covered 3', 'aw-anyone '])
  })
  it('has everything explain itself, with its origin', () => {
    const tip = (ref: string) => tipOf(ref, view(), given()).split('\n')
    expect(tip('empire:bridge')).toEqual(['empire:bridge', 'aw-costs', 'aw-banners', 'Use a card.', 'aw-origin-rulebook'])
    expect(tip('military:archers')).toEqual(['military:archers', 'aw-gives', 'aw-legacy'])
    expect(tip('space:labor')).toEqual(['space:labor', 'Gain 2 coins.', 'aw-higher', 'aw-origin-rulebook'])
    expect(tip('pile:one')).toEqual(['titan:mud', 'aw-defence', 'aw-weapons-both', 'aw-gives', 'aw-banners', 'aw-origin-house', 'pile:one', 'aw-pile-left', 'aw-seen', 'aw-among'])
    expect(tip('pile:three')).toEqual(['pile:three', 'aw-pile-out'])
  })
})

it('brings what can be chosen into sight, unless some of it is there', () => {
  page.innerHTML = '<div><p></p><p class="lit"></p><p class="lit"></p></div>'
  const board = page.firstElementChild as HTMLElement
  const box = (thing: Element, top: number, bottom: number) => (thing.getBoundingClientRect = () => ({ top, bottom }) as DOMRect)
  const [, first, second] = [...board.children] as [Element, Element, Element]
  box(board, 0, 100)
  box(first, 90, 130)
  box(second, 140, 180)
  first.scrollIntoView = vi.fn()
  bringIntoSight(board)
  expect(first.scrollIntoView).toHaveBeenCalledTimes(1)
  box(second, 40, 80)
  bringIntoSight(board)
  expect(first.scrollIntoView).toHaveBeenCalledTimes(1)
})

describe('the board', () => {
  it('lights a space that can be chosen, and says of another why not', () => {
    const send = choice('send', 'space:learn')
    const props = given({ choices: [send] })
    show(props)
    expect(texts('.space.lit .name')).toEqual(['space:learn'])
    page.querySelector<HTMLButtonElement>('[data-ref="space:learn"]')!.click()
    page.querySelector<HTMLButtonElement>('[data-ref="space:labor"]')!.click()
    expect(props.pick).toHaveBeenCalledWith(send)
    expect(props.why).toHaveBeenCalledWith('send', 'labor')
    expect(page.querySelectorAll('.covered').length).toBe(2)
    expect(texts('.tokens text')).toEqual(['2', '2'])
  })
  it('lights a card where it lies: the row to build, the storage to build what is stored, the pile to attack', () => {
    const [build, attack] = [choice('build', 'empire:oasis', 1), choice('attack', 'pile:two', 2)]
    const props = given({ choices: [build, attack] })
    show(props)
    expect(page.querySelectorAll('.card.lit').length).toBe(3)
    page.querySelector<HTMLButtonElement>('[data-ref="pile:two"]')!.click()
    expect(props.pick).toHaveBeenCalledWith(attack)
    void unmount(shown!)
    const stored = choice('build_stored', 'empire:oasis', 3)
    const mine = given({ choices: [stored] })
    show(mine)
    const lit = [...page.querySelectorAll<HTMLButtonElement>('.card.lit')]
    expect([lit.length, lit.every((card) => card.closest('.stored'))]).toEqual([2, true])
    lit[0]!.click()
    expect(mine.pick).toHaveBeenCalledWith(stored)
  })
  it('asks nothing for those who only watch, nor of a card that cannot be used', () => {
    const [watching, playing] = [given({ you: null }), given()]
    show(watching)
    page.querySelector<HTMLButtonElement>('[data-ref="space:labor"]')!.click()
    expect(watching.why).not.toHaveBeenCalled()
    void unmount(shown!)
    show(playing)
    turnTo('city')
    page.querySelector<HTMLButtonElement>('[data-ref="district:old"]')!.click()
    expect(playing.why).not.toHaveBeenCalled()
    page.querySelector<HTMLButtonElement>('[data-ref="empire:dock"]')!.click()
    expect(playing.why).toHaveBeenCalledWith('act', 'dock')
  })
  it('draws from the deck', () => {
    const draw = choice('draw')
    const props = given({ choices: [draw, choice('store', 'empire:bridge')] })
    show(props)
    page.querySelector<HTMLButtonElement>('.deck.lit')!.click()
    expect(props.pick).toHaveBeenCalledWith(draw)
  })
  it('shows cities whole, others one press away, with their storage face down', () => {
    const citizen = choice('citizen', 'citizen:1')
    const props = given({ choices: [citizen] })
    show(props)
    page.querySelector<HTMLButtonElement>('.token.lit')!.click()
    expect(props.pick).toHaveBeenCalledWith(citizen)
    expect([page.querySelectorAll('.token').length, page.querySelectorAll('.hungry').length, page.querySelectorAll('.away').length]).toEqual([3, 1, 1])
    expect(page.querySelector('[data-ref="empire:bridge"] text')!.textContent).toBe('2')
    expect([page.querySelectorAll('.stored .card').length, page.querySelectorAll('.back').length, page.querySelectorAll('.open').length]).toEqual([2, 0, 1])
    page.querySelectorAll<HTMLButtonElement>('.cities button')[1]!.click()
    flushSync()
    expect([page.querySelectorAll('.stored .card').length, page.querySelectorAll('.back').length, page.querySelectorAll('.damaged').length]).toEqual([1, 1, 1])
  })
  it('lights only undamaged cards of others to be copied', async () => {
    const copy = choice('copy', 'empire:bridge')
    const whole = player({ stored_own: null, empire: [{ id: 'bridge', damaged: false, citizen: 4, bonus: null }] })
    const props = given({ view: view({ players: [player(), whole] }), choices: [copy] })
    show(props)
    await tick()
    expect(page.querySelector('.city')!.getAttribute('aria-label')).toBe('aw-city-of')
    page.querySelector<HTMLButtonElement>('.city .card.lit')!.click()
    expect(props.pick).toHaveBeenCalledWith(copy)
    page.querySelectorAll<HTMLButtonElement>('.cities button')[0]!.click()
    flushSync()
    expect(page.querySelectorAll('.city .card.lit').length).toBe(0)
  })
  it('marks coins on the name and on the picture of an army, and its price', () => {
    show(given())
    turnTo('city')
    const armies = [...page.querySelectorAll('.army')]
    const count = (army: Element, where: string) => army.querySelectorAll(`${where} .coins > svg`).length
    expect(armies.map((army) => [count(army, '.corner'), count(army, '.picture'), army.querySelector('.price')!.textContent])).toEqual([[0, 2, '3'], [1, 0, 'aw-fought']])
    expect(texts('.retired .who')).toEqual(['military:archers'])
  })
  it('tells by tribe what the banners stand at and what the next would bring', () => {
    show(given({ t: (id, args) => (id === 'aw-ladder' ? `${args?.count}/${args?.points}/${args?.next}` : id) }))
    turnTo('city')
    expect(texts('.ledger ul:not(.facts) .hidden')).toEqual(['0/0/1', '2/2/2', '1/1/1', '7/11/0', '0/0/1'])
  })
  it('adds up an attack as armies are chosen', () => {
    const [army, strike] = [choice('army', 'military:guard'), choice('strike')]
    const attacked = view({ attack: 'one', used: ['wall'] })
    const props = given({ view: attacked, choices: [army, strike], t: (id, args) => (id === 'aw-value' ? `${args?.value} of ${args?.defence}` : id) })
    show(props)
    expect(page.querySelector('.bar b')!.textContent).toBe('7 of 5')
    const button = page.querySelector<HTMLButtonElement>('.attack li .lit')!
    button.dispatchEvent(new Event('pointerenter'))
    flushSync()
    expect(page.querySelector('.bar b')!.textContent).toBe('10 of 5')
    button.click()
    expect(props.pick).toHaveBeenCalledWith(army)
    page.querySelector<HTMLButtonElement>('.attack .primary')!.click()
    expect(props.pick).toHaveBeenCalledWith(strike)
  })
  it('lays the cards before you: to store, to put in order, to take', () => {
    const chosen = (drawn: string[], verb: string) => {
      const one = choice(verb, drawn[0]!)
      const props = given({ view: view({ drawn, arranged: verb === 'top' ? ['mud'] : [] }), choices: [one] })
      show(props)
      page.querySelector<HTMLButtonElement>('.drawn .card.lit')!.click()
      expect(props.pick).toHaveBeenCalledWith(one)
      const lines = texts('.drawn h2, .drawn li')
      void unmount(shown!)
      shown = null
      return lines
    }
    expect(chosen(['empire:oasis', 'empire:dock'], 'keep')).toEqual(['aw-drawn-empire'])
    expect(chosen(['titan:beetle'], 'top')).toEqual(['aw-drawn-titan', 'titan:mud'])
    expect(chosen(['district:old'], 'district')).toEqual(['aw-drawn-district'])
  })
  it('shows the dice of everybody, and in words what the others did, for a moment', () => {
    vi.useFakeTimers()
    show(given({ recent: [row(5, 0, event('struck'), event('dice', { dice: ['face:titan', 'face:blank'] }))] }))
    expect([page.querySelectorAll('.die').length, page.querySelectorAll('.die svg').length, texts('.told p:not(.dice)')]).toEqual([2, 1, ['event-struck']])
    expect(page.querySelector('.told.under')).toBe(null)
    vi.advanceTimersByTime(7000)
    flushSync()
    expect(page.querySelector('.told')).toBe(null)
    vi.useRealTimers()
  })
})

it('what is told does not lie over what can be chosen', () => {
  show(given({ recent: [row(5, 1, event('passed'))], choices: [choice('labor')] }))
  expect(texts('.told.under')).toEqual(['event-passed'])
})

it('what is told follows on what was told, until somebody jumps through the game', () => {
  vi.useFakeTimers()
  const teller = new Teller()
  const hear = (...rows: LogRow[]) => {
    teller.hear(rows, 0)
    return teller.told.map(({ id }) => id)
  }
  expect(hear(row(4, 0, event('sent')))).toEqual([])
  expect(hear(row(5, 1, event('passed')))).toEqual(['event-passed'])
  vi.advanceTimersByTime(3000)
  expect(hear(row(6, 1, event('sent')))).toEqual(['event-passed', 'event-sent'])
  expect(hear(row(2, 1, event('learned')))).toEqual(['event-learned'])
  vi.advanceTimersByTime(4000)
  expect(teller.told).toEqual([])
  vi.useRealTimers()
})

it('the side has the banners of all and what the rounds bring, and turns to a city', () => {
  show(given({ view: view({ round: 3 }) }), Side)
  expect(texts('.coming b')).toEqual(['4', '6'])
  expect(texts('tbody tr:first-child td:nth-child(5)')[0]).toBe('711')
  page.querySelectorAll<HTMLButtonElement>('th button')[1]!.click()
  expect(looking.seat).toBe(1)
  page.querySelectorAll<HTMLButtonElement>('th button')[0]!.click()
  expect(looking.seat).toBe(null)
})

it('every text that the boards ask for by name exists', () => {
  const folder = join(import.meta.dirname, '../src/games/ancient_world')
  const known = new Set([...readFileSync(join(folder, 'en.ftl'), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file))
  const asked = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/'(aw-[\w-]+)'/g)].map((match) => match[1]!))
  expect(asked.length).toBeGreaterThan(60)
  const made = [...Object.values(BRINGS).flatMap((brings) => [`aw-brings-${brings}`, `aw-short-${brings}`]), ...TRIBES.map((tribe) => `aw-colour-${tribe}`)]
  expect([...asked, ...made].filter((id) => !known.has(id))).toEqual([])
})
