import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Choice, LogRow } from '../src/lib/game'
import { levels, points, standings } from '../src/games/hotw2001/lib/areas'
import { byTarget, isAttack, meant } from '../src/games/hotw2001/lib/choices'
import { AREAS, EMPIRES, ROMAN } from '../src/games/hotw2001/lib/content'
import { rings, rough } from '../src/games/hotw2001/lib/coast'
import { callOrder, epochRange } from '../src/games/hotw2001/lib/epoch'
import { nextIn, stones } from '../src/games/hotw2001/lib/geometry'
import { extent, lines, place, type Wish } from '../src/games/hotw2001/lib/labels'
import { LANDS, map } from '../src/games/hotw2001/lib/map'
import { epochMark, layout } from '../src/games/hotw2001/lib/pieces'
import { spread } from '../src/games/hotw2001/lib/track'
import { pending, scenes, untold } from '../src/games/hotw2001/lib/story'
import type { LandView, View } from '../src/games/hotw2001/lib/types'
import { clamp, fit, show, zoomed } from '../src/games/hotw2001/lib/viewport'

const content = (file: string) => readFileSync(join(import.meta.dirname, `../../src/epochal/games/hotw2001/content/${file}.toml`), 'utf8')
const board = content('board')
const empires = content('empires')
const ids = (text: string, kind: string) => [...text.matchAll(new RegExp(`\\[\\[${kind}\\]\\]\\nid = "(\\w+)"`, 'g'))].map((found) => found[1]!)

const land = (seat: number | null, more: Partial<LandView> = {}): LandView => ({
  seat,
  of: seat === null ? null : 'empire:romans',
  armies: seat === null ? 0 : 1,
  fort: false,
  capital: false,
  city: false,
  monument: false,
  ...more,
})
const choice = (verb: string, ref: string, action = 0): Choice => ({ action, verb, noun: ref.split(':')[1] ?? '', ref })
const AREA: Record<string, string> = { levant: 'middle_east', zagros: 'middle_east', palestine: 'middle_east', libya: 'north_africa' }
const record = (ref: string) => ({ area: AREA[ref.split(':')[1] ?? ''] })
const view = (more: Partial<View>): View => ({ lands: {}, turn: null, options: {}, players: [], called: [], epoch: 1, over: false, ...more }) as View

describe('content', () => {
  it('knows the areas and empires of the box, in its order', () => {
    expect(AREAS).toEqual(ids(board, 'area'))
    expect(EMPIRES.flat()).toEqual(ids(empires, 'empire'))
  })

  it('has every land and water on the map', () => {
    const lands = ids(board, 'land')
    expect([...LANDS, ...Object.keys(map.barren)].sort()).toEqual(lands.sort())
    expect(Object.keys(map.waters).sort()).toEqual(ids(board, 'water').sort())
  })
})

describe('areas', () => {
  it('tells presence, dominance and control apart', () => {
    expect(levels([3, 0, 0])).toEqual(['control', null, null])
    expect(levels([3, 1, 0])).toEqual(['dominance', 'presence', null])
    expect(levels([2, 2, 1])).toEqual(['presence', 'presence', 'presence'])
    expect(levels([2, 0, 0])).toEqual(['dominance', null, null])
    expect(levels([1, 0, 0])).toEqual(['presence', null, null])
  })

  it('counts lands with an army, not empty cities', () => {
    const table = standings({ levant: land(0), zagros: land(0), palestine: land(null, { city: true }), libya: land(1) }, 2, record)
    expect(table.find(({ area }) => area === 'middle_east')).toMatchObject({ lands: [2, 0], levels: ['dominance', null] })
    expect(table.find(({ area }) => area === 'north_africa')).toMatchObject({ lands: [0, 1], levels: [null, 'presence'] })
  })

  it('multiplies the value of an area by the level', () => {
    expect([points('presence', 3), points('dominance', 3), points('control', 3), points(null, 3)]).toEqual([3, 6, 9, 0])
  })
})

describe('choices', () => {
  it('gathers everything one place can mean', () => {
    const fort = choice('fort', 'land:levant', 1)
    const buy = choice('buy_fort', 'land:levant', 2)
    const found = byTarget([fort, buy, choice('done', '')], Object.keys(AREA), {}, record)
    expect(found.get('land:levant')).toEqual([fort, buy])
    expect(found.size).toBe(1)
  })

  it('lights all lands of an area, and all lands of an empire', () => {
    const areas = byTarget([choice('choose_area', 'area:middle_east')], Object.keys(AREA), {}, record)
    expect([...areas.keys()]).toEqual(['land:levant', 'land:zagros', 'land:palestine'])
    const lands = { levant: land(1, { of: 'empire:romans' }), libya: land(1, { of: 'event:hittites' }) }
    const empires = byTarget([choice('choose_empire', 'empire:hittites')], Object.keys(AREA), lands, record)
    expect([...empires.keys()]).toEqual(['land:libya'])
  })

  it('guesses what a click on an unlit place means', () => {
    const expand = [choice('expand', 'land:zagros'), choice('fort', 'land:libya')]
    const turn = { lands: ['levant'] } as View['turn']
    expect(meant('land:palestine', expand, view({ turn }), record)).toEqual({ verb: 'expand', noun: 'palestine' })
    expect(meant('land:levant', expand, view({ turn }), record)).toEqual({ verb: 'fort', noun: 'levant' })
    expect(meant('land:levant', [choice('choose_area', 'area:north_africa')], view({}), record)).toEqual({ verb: 'choose_area', noun: 'middle_east' })
    expect(meant('water:red_sea', [], view({}), record)).toEqual({ verb: 'man', noun: 'red_sea' })
  })

  it('asks for odds only where somebody else stands', () => {
    const turn = { seat: 0 } as View['turn']
    const lands = { levant: land(1), zagros: land(0), libya: land(null, { city: true }) }
    const attacks = ['levant', 'zagros', 'libya', 'palestine'].filter((id) => isAttack(choice('expand', `land:${id}`), view({ turn, lands })))
    expect(attacks).toEqual(['levant'])
  })
})

describe('pieces', () => {
  it('stand beside the army, the fort in front', () => {
    const pieces = layout(land(0, { fort: true, capital: true, monument: true }))
    expect(pieces.map(({ kind }) => kind)).toEqual(['capital', 'monument', 'army', 'fort'])
    const xs = pieces.slice(0, 3).map(({ x }) => x)
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(1)
  })

  it('stand in the middle of a land without an army', () => {
    expect(layout(land(null, { city: true }))).toEqual([{ kind: 'city', x: 0, y: 0.1 }])
  })

  it('show the epoch of their empire', () => {
    const cards = (ref: string) => ({ 'empire:romans': { epoch: 3 }, 'event:hittites': { epochs: [1] }, 'event:civil_war': { epochs: [2, 3] } })[ref]
    expect([epochMark('empire:romans', cards), epochMark('event:hittites', cards), epochMark('event:civil_war', cards), epochMark(null, cards)]).toEqual(['III', 'I', '', ''])
  })
})

describe('labels', () => {
  const wish = (id: string, x: number, more: Partial<Wish> = {}): Wish => ({ id, text: 'Levant', x, y: 0, size: 10, rank: 1, room: 0, ...more })

  it('break long names near the middle', () => {
    expect(lines('Northern European Plain')).toEqual(['Northern', 'European Plain'])
    expect(lines('Levant')).toEqual(['Levant'])
  })

  it('never lie over each other; the more wanted one stays', () => {
    const placed = place([wish('a', 0, { rank: 2 }), wish('b', 5), wish('c', 100)], [], 1)
    expect(placed.map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('take another place when theirs is full, and wait when there is no room', () => {
    const full = [extent({ x: 0, y: 0, size: 10 }, ['Levant'], 1)]
    expect(place([wish('a', 0, { others: [[0, 40]] })], full, 1)[0]).toMatchObject({ x: 0, y: 40 })
    expect(place([wish('a', 0, { room: 10 })], [], 1)).toEqual([])
  })
})

describe('viewport', () => {
  const world = { width: 1600, height: 800 }
  const box = { width: 800, height: 600 }

  it('fits the whole map into the box', () => {
    expect(fit(world, box)).toEqual({ k: 0.5, x: 0, y: -200 })
  })

  it('keeps the point under the pointer when zooming', () => {
    const before = show({ x: 600, y: 300, width: 200, height: 200 }, world, box)
    const after = zoomed(before, 1.5, 400, 300, world, box)
    expect(after.x + 400 / after.k).toBeCloseTo(before.x + 400 / before.k)
    expect(after.k).toBeCloseTo(before.k * 1.5)
  })

  it('never leaves the map', () => {
    expect(clamp({ k: 2, x: -50, y: 9999 }, world, box)).toEqual({ k: 2, x: 0, y: 500 })
    expect(zoomed(fit(world, box), 0.1, 0, 0, world, box).k).toBe(0.5)
  })
})

describe('story', () => {
  const row = (position: number, ...events: [string, LogRow['events'][number]['args']][]): LogRow => ({
    position,
    seat: 0,
    verb: 'expand',
    noun: 'levant',
    events: events.map(([id, args]) => ({ id, args, clause: '' })),
  })
  const battle = row(
    4,
    ['event-attack', { land: 'land:levant', seat: 'seat:0', owner: 'seat:1' }],
    ['event-rolled', { attack: [6, 2], defence: [3], mine: 6, theirs: 3 }],
    ['event-captured', { land: 'land:levant', seat: 'seat:0' }],
    ['event-unheard-of', {}],
  )

  it('tells a battle where it happens', () => {
    const told = scenes([battle])
    expect(told.map(({ kind, at }) => [kind, at])).toEqual([
      ['attack', 'land:levant'],
      ['dice', 'land:levant'],
      ['arrive', 'land:levant'],
    ])
    expect(told[1]).toMatchObject({ attack: [6, 2], defence: [3], seat: 0 })
    expect([...pending(told, 2)]).toEqual(['land:levant'])
    expect(pending(told, 3).size).toBe(0)
  })

  it('tells long stories faster', () => {
    const whole = scenes(Array(50).fill(battle)).reduce((sum, scene) => sum + scene.time, 0)
    expect(whole).toBeLessThan(9100)
  })

  it('tells each row once, and again after a jump back', () => {
    const rows = [row(3), row(4), row(5)]
    expect(untold(rows, 3).map(({ position }) => position)).toEqual([4, 5])
    expect(untold(rows, 5)).toEqual([])
    expect(untold(rows, 9)).toEqual(rows)
  })
})

describe('epoch', () => {
  it('shows who has played, who plays and what nobody has', () => {
    const players = [{ empire: 'sumeria' }, { empire: 'minoans' }, { empire: null }] as View['players']
    const calls = callOrder(view({ players, called: ['sumeria', 'egypt', 'minoans'], turn: { seat: 1 } as View['turn'] }))
    expect(calls.slice(0, 4).map(({ status, seat }) => [status, seat])).toEqual([
      ['played', 0],
      ['skipped', null],
      ['now', 1],
      ['later', null],
    ])
  })

  it('writes the epochs of a card in short', () => {
    expect([epochRange([2, 3, 4, 5], ROMAN), epochRange([5, 6], ROMAN), epochRange([7], ROMAN)]).toEqual(['II–V', 'V, VI', 'VII'])
  })
})

describe('geometry', () => {
  it('lays stepping stones from shore to shore', () => {
    const row = stones([[0, 0], [30, 0]], 10)
    expect(row).toEqual([[0, 0], [10, 0], [20, 0], [30, 0]])
    expect(stones([[0, 0], [1, 0]], 4)).toHaveLength(3)
  })

  it('finds the next place in a direction', () => {
    const places = new Map<string, [number, number]>([['near', [10, 2]], ['far', [30, 0]], ['up', [0, -10]]])
    expect([nextIn('ArrowRight', [0, 0], places), nextIn('ArrowUp', [0, 0], places), nextIn('ArrowLeft', [0, 0], places)]).toEqual(['near', 'up', null])
  })
})

describe('track', () => {
  it('stacks markers that would cover each other', () => {
    expect(spread([10, 12, 40, 11], 17).map(({ row }) => row)).toEqual([0, 1, 0, 2])
  })
})

describe('coast', () => {
  it('reads islands written in small steps', () => {
    expect(rings('M1 2l3-1 -.5.5zm10 0l1 1')).toEqual([
      [[1, 2], [4, 1], [3.5, 1.5]],
      [[11, 2], [12, 3]],
    ])
  })

  it('keeps far corners only, and no small islands', () => {
    expect(rough('M0 0l1 0 9 0 0 10zM50 50l1 0 0 1z', 5)).toBe('M0.0 0.0L10.0 0.0L10.0 10.0Z')
  })
})
