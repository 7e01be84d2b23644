import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BoardProps, Choice } from '../src/lib/game'
import { drawn } from '../src/lib/seats'
import { scenes } from '../src/games/conquest/lib/story'
import { atlas } from '../src/games/hotw2018/lib/atlas'
import { founds, placesOf, signOf, tokenRange } from '../src/games/hotw2018/lib/cards'
import { inBattle, isAttack, landsOf, meant, neighbours } from '../src/games/hotw2018/lib/choices'
import { AREAS, EMPIRES } from '../src/games/hotw2018/lib/content'
import { backs, choosing, passes } from '../src/games/hotw2018/lib/draft'
import { factsOf } from '../src/games/hotw2018/lib/facts'
import { holdings, markers } from '../src/games/hotw2018/lib/holdings'
import { SCENES } from '../src/games/hotw2018/lib/scenes'
import type { BattleView, LandView, TurnView, View } from '../src/games/hotw2018/lib/types'
import Battle from '../src/games/hotw2018/parts/Battle.svelte'
import Fan from '../src/games/hotw2018/parts/Fan.svelte'
import Side from '../src/games/hotw2018/Side.svelte'

const content = (file: string) => readFileSync(join(import.meta.dirname, `../../src/epochal/games/hotw2018/content/${file}.toml`), 'utf8')
const board = content('board')
const ids = (text: string, kind: string) => [...text.matchAll(new RegExp(`\\[\\[${kind}\\]\\]\\nid = "(\\w+)"`, 'g'))].map((found) => found[1]!)

const land = (seat: number | null, more: Partial<LandView> = {}): LandView => ({
  seat,
  of: seat === null ? null : 'empire:romans',
  active: false,
  fort: false,
  capitol: false,
  city: false,
  monument: false,
  ...more,
})
const turn = (more: Partial<TurnView> = {}): TurnView => ({
  seat: 0,
  force: 'empire:assyrians',
  kingdom: false,
  events: [],
  armies: 3,
  siege_tokens: 1,
  lands: ['levant'],
  last_win: null,
  fleets: ['red_sea'],
  caravans: ['gobi'],
  monuments: 0,
  battle: null,
  ...more,
})
const player = (score: number) => ({ score, has_empire: true, empire: null, events: 1, known_events: [], played: [], armies: 20 })
const view = (more: Partial<View> = {}): View => ({
  seat: 0,
  seats: 3,
  options: {},
  epoch: 1,
  order: [2, 0, 1],
  to_act: [0],
  called: [],
  lands: {},
  players: [player(12), player(5), player(104)],
  hand: [],
  draft: null,
  drawn: null,
  turn: null,
  supply: { forts: 14, capitols: 24, monuments: 20 },
  over: false,
  winners: [],
  ...more,
})
const choice = (verb: string, ref = '', action = 0): Choice => ({ action, verb, noun: ref.split(':')[1] ?? '', ref })

const RECORDS: Record<string, any> = {
  'land:levant': { area: 'middle_east', borders: { nile: 'border', crete: 'strait' }, sections: ['mediterranean_sea', 'empty_quarter'], origin: 'rulebook' },
  'land:zagros': { area: 'middle_east', terrain: 'mountain', resource: true, sections: [] },
  'land:nile': { area: 'northern_africa', sections: ['mediterranean_sea'] },
  'water:mediterranean_sea': { kind: 'sea', adjoins: ['black_sea', 'north_atlantic'] },
  'barren:empty_quarter': { adjoins: ['arabian_sea'] },
  'area:middle_east': { values: [3, 3, 3, 3, 2] },
  'empire:assyrians': { epoch: 1, order: 5, armies: 6, start: ['mesopotamia'], capitol: true, fleets: [], caravans: ['empty_quarter'] },
  'empire:huns': { epoch: 3, order: 2, armies: 7, start: ['mongolia'], capitol: false },
  'event:phoenicians': { epoch: 1, type: 'kingdom', armies: 2, start: ['levant'], structure: 'city', fleets: ['mediterranean_sea'], text: { en: 'Before your empire.' } },
  'event:weaponry': { epoch: 1, type: 'enhancement', effect: { kind: 'bonus' }, text: { en: 'Add 1.' } },
}
const record = (ref: string) => RECORDS[ref]
const name = (ref: string) => ref.split(':')[1]!
const t = (id: string, args: Record<string, number | string> = {}) => (id === 'hotw-language' ? 'en' : [id, ...Object.values(args)].join(' '))
const given = (more: Partial<BoardProps>): BoardProps => ({
  view: view(),
  choices: [],
  seats: ['Ana', 'Rui', 'Eva'].map((name, seat) => drawn(seat, name)),
  you: 0,
  say: ({ id, args }) => `${id} ${args.noun ?? ''}`.trim(),
  name,
  record,
  pick: () => {},
  why: async () => null,
  odds: async () => null,
  focus: null,
  recent: [],
  t,
  ...more,
})

describe('content', () => {
  it('knows the regions and empires of the box, in its order', () => {
    expect(AREAS).toEqual(ids(board, 'area'))
    expect(EMPIRES.flat()).toEqual(ids(content('empires'), 'empire'))
  })

  it('has every territory, water and barren land on the map', () => {
    expect([...atlas.lands].sort()).toEqual(ids(board, 'land').sort())
    expect([...atlas.waters].sort()).toEqual(ids(board, 'water').sort())
    expect(Object.keys(atlas.map.barren).sort()).toEqual(ids(board, 'barren').sort())
  })
})

describe('holdings', () => {
  it('has the armies of the turn upright and all others lying', () => {
    const found = holdings({ levant: land(0, { active: true }), nile: land(1, { capitol: true }), crete: land(null, { city: true }) }, turn())
    expect(Object.values(found).map(({ upright, lying, armies, capital }) => [upright, lying, armies, capital])).toEqual([
      [true, true, 1, false],
      [false, true, 1, true],
      [false, true, 0, false],
    ])
  })

  it('has fleets in waters and caravans in barren lands', () => {
    expect(markers(turn()).map(({ kind, at }) => [kind, at])).toEqual([
      ['fleet', 'water:red_sea'],
      ['caravan', 'barren:gobi'],
    ])
    expect(markers(null)).toEqual([])
  })
})

describe('choices', () => {
  it('knows the territories of a region and of an empire, or where it starts', () => {
    const lands = { levant: land(0, { of: 'event:phoenicians' }), nile: land(0, { of: 'event:phoenicians' }) }
    expect(landsOf('area:northern_africa', view(), record)).toEqual(['land:nile'])
    expect(landsOf('event:phoenicians', view(), record)).toEqual(['land:levant'])
    expect(landsOf('event:phoenicians', view({ lands }), record)).toEqual(['land:levant', 'land:nile'])
    expect(landsOf('seat:1', view(), record)).toEqual([])
    expect(neighbours('land:levant', record)).toEqual(['land:nile', 'land:crete'])
  })

  it('guesses what a click on an unlit place means', () => {
    const invading = [choice('invade', 'land:zagros'), choice('sail', 'land:crete')]
    const now = view({ turn: turn() })
    expect(meant('land:nile', invading, now)).toEqual({ verb: 'invade', noun: 'nile' })
    expect(meant('land:levant', invading, now)).toEqual({ verb: 'fortify', noun: 'levant' })
    expect(meant('land:levant', [choice('monument', 'land:nile')], now)).toEqual({ verb: 'monument', noun: 'levant' })
    expect(meant('water:black_sea', [], now)).toEqual({ verb: 'fleet', noun: 'black_sea' })
    expect(meant('barren:gobi', [], now)).toEqual({ verb: 'caravan', noun: 'gobi' })
  })

  it('asks for odds where somebody else stands, by land and by sea', () => {
    const now = view({ turn: turn(), lands: { levant: land(1), zagros: land(0), nile: land(null, { city: true }) } })
    const attacks = ['invade', 'sail', 'fortify'].flatMap((verb) =>
      ['levant', 'zagros', 'nile', 'crete'].filter((id) => isAttack(choice(verb, `land:${id}`), now)).map((id) => `${verb} ${id}`),
    )
    expect(attacks).toEqual(['invade levant', 'sail levant'])
  })
})

describe('facts', () => {
  it('tells terrain, straits and the sections a territory touches', () => {
    expect(factsOf('land:levant', { record, name, t })).toMatchObject({
      area: 'middle_east',
      resource: false,
      rows: [
        { title: 'hotw-strait', text: 'crete' },
        { title: 'hotw-sections', text: 'mediterranean_sea, empty_quarter' },
      ],
    })
    expect(factsOf('land:zagros', { record, name, t }).rows).toEqual([{ title: 'hotw-terrain', text: 'hotw-terrain-mountain' }])
  })

  it('tells what a water or a barren land touches', () => {
    expect(factsOf('water:mediterranean_sea', { record, name, t })).toMatchObject({
      kind: 'hotw-sea',
      rows: [
        { title: 'hotw-adjoins', text: 'black_sea, north_atlantic' },
        { title: 'hotw-coast', text: 'levant, nile' },
      ],
    })
    expect(factsOf('barren:empty_quarter', { record, name, t })).toMatchObject({ kind: 'hotw-barren', area: '' })
  })
})

describe('cards', () => {
  it('know what they found, where they start and how they travel', () => {
    expect(['empire:assyrians', 'empire:huns', 'event:phoenicians'].map((ref) => founds(record(ref)))).toEqual(['capitol', 'none', 'city'])
    expect(placesOf(record('empire:assyrians'), name)).toEqual({ start: 'mesopotamia', routes: 'empty_quarter' })
    expect([signOf(record('event:phoenicians')), signOf(record('event:weaponry'))]).toEqual(['crown', 'sword'])
  })

  it('know how long the token of a region stays', () => {
    const values = [1, 1, 2, 2, 1]
    expect([1, 2, 3, 5].map((epoch) => tokenRange(values, epoch))).toEqual([[1, 2], [1, 2], [3, 4], [5, 5]])
  })
})

describe('draft', () => {
  const draft: View['draft'] = {
    sets: { empires: { seat: 1, left: 3 }, events: { seat: 2, left: 2 } },
    look: { empires: ['assyrians', 'huns'], events: null },
    taken: { empires: [], events: [2] },
  }

  it('passes events from the most points down, and empires the other way', () => {
    const told = (taken: NonNullable<View['draft']>['taken'], options = {}) =>
      passes({ draft: { ...draft, taken }, order: [2, 0, 1], options }).map(({ set, left, seats }) => [set, left, ...seats.map(({ seat, status }) => `${seat} ${status}`)])
    expect(told({ empires: [], events: [2] })).toEqual([
      ['events', 2, '2 waiting', '0 coming', '1 coming'],
      ['empires', 3, '2 coming', '0 coming', '1 here'],
    ])
    expect(told({ empires: [1], events: [2] })).toEqual([
      ['events', 2, '2 taken', '0 here', '1 coming'],
      ['empires', 3, '2 coming', '0 here', '1 taken'],
    ])
    expect(told({ empires: [], events: [2] }, { classic_drafting: true })[0]).toEqual(['events', 2, '2 taken', '0 coming', '1 coming'])
    expect(passes({ draft: null, order: [], options: {} })).toEqual([])
  })

  it('shows both sets face down to who says which one to look at first', () => {
    const look = choice('look_at_events')
    expect(backs(view({ draft }), [look])).toEqual([{ set: 'events', left: 2, choice: look }])
  })

  it('offers the cards of the set that is looked at, or the one that was drawn', () => {
    const take = choice('take_empire', 'empire:huns')
    expect(choosing(view({ draft }), [take])).toEqual([
      { card: 'empire:assyrians', choice: null },
      { card: 'empire:huns', choice: take },
    ])
    const keep = choice('keep')
    expect(choosing(view({ drawn: { set: 'events', card: 'weaponry' } }), [keep])).toEqual([{ card: 'event:weaponry', choice: keep }])
  })
})

describe('story', () => {
  it('shows a reroll where the battle is, though its row names no place', () => {
    const event = { id: 'event-rerolled', args: { seat: 'seat:1', attack: [6, 2], defence: [5], mine: 6, theirs: 5 }, clause: '' }
    const rows = [{ position: 8, seat: 1, verb: 'reroll', noun: '', events: [event] }]
    expect(scenes(rows, SCENES, 'land:levant')).toMatchObject([{ kind: 'dice', at: 'land:levant', attack: [6, 2], defence: [5] }])
  })
})

describe('what is shown', () => {
  let shown: Record<string, never> | null = null
  const show = (component: any, props: object): HTMLElement => {
    document.body.innerHTML = ''
    shown = mount(component, { target: document.body, props })
    flushSync()
    return document.body
  }
  afterEach(async () => {
    if (shown) await unmount(shown)
    shown = null
  })

  const battle: BattleView = {
    land: 'levant',
    defender: 1,
    sailing: true,
    attack: [4, 2],
    defence: [6, 3],
    mine: 5,
    theirs: 7,
    bonus: 0,
    terrain: true,
    fortified: true,
    catapult: 1,
    placed: 1,
    tokens: 0,
    rerolls: { invader: 0, defender: 1 },
  }

  it('a battle: both sides, the catapult, and each choice with its odds', async () => {
    const choices = [choice('siege', '', 1), choice('retreat', '', 2), choice('done', '', 3)]
    const odds = vi.fn(async (verb: string) => (verb === 'siege' ? { win: 0.6, tie: 0.1, loss: 0.3, pressed: [0.8, 0.1, 0.1] } : null))
    const pick = vi.fn()
    const page = show(Battle, { battle, turn: turn({ battle }), corner: 'left', given: given({ choices, odds: odds as BoardProps['odds'], pick }) })
    await vi.waitFor(() => expect(page.textContent).toContain('hotw-odds-win 60%'))
    expect(page.textContent).toContain('hotw-odds-pressed')
    expect(page.textContent).toContain('hotw-odds-win 80%')
    expect(odds.mock.calls.map(([verb]) => verb)).toEqual(['siege', 'retreat'])
    expect(page.querySelectorAll('.dice svg')).toHaveLength(4)
    for (const text of ['Ana', 'Rui', 'hotw-adds-terrain', 'hotw-adds-fort', 'hotw-adds-naval', 'hotw-adds-catapult 1']) expect(page.textContent).toContain(text)
    const buttons = [...page.querySelectorAll('button')]
    expect(buttons).toHaveLength(choices.filter(inBattle).length)
    buttons[1]!.click()
    expect(pick).toHaveBeenCalledWith(choices[1])
  })

  it('beside the board: hand, regions with their tokens, and markers that have gone round', () => {
    const page = show(Side, given({ view: view({ hand: ['weaponry', 'phoenicians'], turn: turn() }), choices: [choice('play', 'event:weaponry')] }))
    expect(page.querySelector('.event.lit')?.textContent).toContain('weaponry')
    expect(page.querySelector('.token')?.textContent).toBe('3·6·9')
    expect([...page.querySelectorAll('.turned')].map((mark) => mark.textContent)).toEqual(['100+'])
    expect(page.querySelectorAll('tbody [title="hotw-catapult"]')).toHaveLength(1)
  })

  it('the draft: both sets on their way, and your cards to take', () => {
    const draft = { sets: { empires: { seat: 0, left: 1 }, events: { seat: 2, left: 2 } }, look: { empires: ['huns'], events: null }, taken: { empires: [1], events: [2] } }
    const pick = vi.fn()
    const take = choice('take_empire', 'empire:huns')
    const page = show(Side, given({ view: view({ draft }), choices: [take], pick }))
    expect([...page.querySelectorAll('.set')].map((set) => set.textContent)).toEqual(['2', '1'])
    const looked = vi.fn()
    show(Fan, { view: view({ draft }), given: given({ choices: [take], pick }), look: looked, cover: vi.fn() })
    const card = page.querySelector<HTMLButtonElement>('.card')!
    const touch = () => {
      card.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
      card.click()
      flushSync()
    }
    touch()
    expect([pick.mock.calls.length, looked.mock.calls.at(-1), card.textContent]).toEqual([0, ['empire:huns'], expect.stringContaining('action-take_empire')])
    touch()
    expect(pick).toHaveBeenCalledWith(take)
  })
})
