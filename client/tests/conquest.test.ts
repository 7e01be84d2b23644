// What the boards of both editions of History of the World are made of.
import { describe, expect, it } from 'vitest'
import type { Choice, LogRow } from '../src/lib/game'
import { levels, points, standings } from '../src/games/conquest/lib/areas'
import { Atlas } from '../src/games/conquest/lib/atlas'
import { byTarget } from '../src/games/conquest/lib/choices'
import { rings, rough } from '../src/games/conquest/lib/coast'
import { callOrder } from '../src/games/conquest/lib/epochs'
import { nextIn, stones } from '../src/games/conquest/lib/geometry'
import { extent, lines, place, type Wish } from '../src/games/conquest/lib/labels'
import { layout } from '../src/games/conquest/lib/pieces'
import { Pointing } from '../src/games/conquest/lib/pointing.svelte'
import { pending, scenes, untold, type SceneTable } from '../src/games/conquest/lib/story'
import { spread } from '../src/games/conquest/lib/track'
import type { Holding, WorldMap } from '../src/games/conquest/lib/types'
import { clamp, fit, show, zoomed } from '../src/games/conquest/lib/viewport'

const holding = (seat: number | null, more: Partial<Holding> = {}): Holding => ({
  seat,
  armies: seat === null ? 0 : 1,
  upright: false,
  lying: false,
  of: null,
  mark: '',
  fort: false,
  capital: false,
  city: false,
  monument: false,
  ...more,
})
const choice = (verb: string, ref: string, action = 0): Choice => ({ action, verb, noun: ref.split(':')[1] ?? '', ref })
const AREA: Record<string, string> = { levant: 'middle_east', zagros: 'middle_east', palestine: 'middle_east', libya: 'north_africa' }
const record = (ref: string) => ({ area: AREA[ref.split(':')[1] ?? ''] })

describe('areas', () => {
  it('tells presence, dominance and control apart', () => {
    expect(levels([3, 0, 0])).toEqual(['control', null, null])
    expect(levels([3, 1, 0])).toEqual(['dominance', 'presence', null])
    expect(levels([2, 2, 1])).toEqual(['presence', 'presence', 'presence'])
    expect(levels([2, 0, 0])).toEqual(['dominance', null, null])
    expect(levels([1, 0, 0])).toEqual(['presence', null, null])
  })

  it('counts lands with an army, not empty cities', () => {
    const table = standings({ levant: holding(0), zagros: holding(0), palestine: holding(null, { city: true }), libya: holding(1) }, ['middle_east', 'north_africa'], 2, record)
    expect(table.find(({ area }) => area === 'middle_east')).toMatchObject({ lands: [2, 0], levels: ['dominance', null] })
    expect(table.find(({ area }) => area === 'north_africa')).toMatchObject({ lands: [0, 1], levels: [null, 'presence'] })
  })

  it('multiplies the value of an area by the level', () => {
    expect([points('presence', 3), points('dominance', 3), points('control', 3), points(null, 3)]).toEqual([3, 6, 9, 0])
  })
})

describe('choices', () => {
  const landsOf = (ref: string) =>
    Object.keys(AREA).filter((land) => ref === `area:${AREA[land]}`).map((land) => `land:${land}`)

  it('gathers everything one place can mean', () => {
    const fort = choice('fort', 'land:levant', 1)
    const buy = choice('buy_fort', 'land:levant', 2)
    const found = byTarget([fort, buy, choice('done', '')], ['area'], landsOf)
    expect(found.get('land:levant')).toEqual([fort, buy])
    expect(found.size).toBe(1)
  })

  it('lights seas and barren lands as well', () => {
    const found = byTarget([choice('fleet', 'water:red_sea'), choice('caravan', 'barren:gobi')], [], landsOf)
    expect([...found.keys()]).toEqual(['water:red_sea', 'barren:gobi'])
  })

  it('lights all lands of a thing that is chosen through them', () => {
    const areas = [choice('choose_area', 'area:middle_east')]
    expect([...byTarget(areas, ['area'], landsOf).keys()]).toEqual(['land:levant', 'land:zagros', 'land:palestine'])
    expect(byTarget(areas, [], landsOf).size).toBe(0)
  })
})

describe('pointing', () => {
  const fort = choice('fort', 'land:levant', 1)
  const both = [choice('invade', 'land:crete', 2), choice('sail', 'land:crete', 3)]
  const press = (target: string, touch: boolean) => {
    const picked: Choice[] = []
    const choices = (ref: string) => [fort, ...both].filter((one) => one.ref === ref)
    const pointing = new Pointing({ choices, pick: (one) => picked.push(one), why: () => {} })
    pointing.press(target, touch)
    pointing.press(target, touch)
    return { picked, open: pointing.open, menu: pointing.menu, shown: pointing.shown }
  }

  it('takes the only choice, once for a double click', () => {
    expect(press('land:levant', false)).toMatchObject({ picked: [fort], shown: null })
  })

  it('offers what a press can mean, and all of it to a finger', () => {
    expect(press('land:crete', false)).toMatchObject({ picked: [], menu: 'land:crete' })
    expect(press('land:levant', true)).toMatchObject({ picked: [], open: true })
    expect(press('land:libya', false)).toMatchObject({ picked: [], menu: null, shown: 'land:libya' })
  })
})

describe('atlas', () => {
  const map = {
    background: { land: '', graticule: '' },
    lands: { levant: { d: 'M0 0l1 1z', anchor: [1, 2], label: [0, 0, 9] } },
    barren: { gobi: { d: 'M5 5l1 1z', label: [5, 6, 9] } },
    waters: { red_sea: { anchor: [3, 4], label: [0, 0, 9, 0] } },
  } as unknown as WorldMap

  it('knows where everything is, under the names of the game', () => {
    const places = (atlas: Atlas) => atlas.placesOf(['land:levant', 'land:gobi', 'barren:gobi', 'water:red_sea', 'seat:1'])
    expect(places(new Atlas(map, 'land'))).toEqual([[1, 2], [5, 6], [3, 4]])
    expect(places(new Atlas(map, 'barren'))).toEqual([[1, 2], [5, 6], [3, 4]])
    expect(new Atlas(map, 'barren').grounds.map(({ ref }) => ref)).toEqual(['land:levant', 'barren:gobi'])
  })
})

describe('pieces', () => {
  it('stand beside the army, the fort in front', () => {
    const pieces = layout(holding(0, { fort: true, capital: true, monument: true }))
    expect(pieces.map(({ kind }) => kind)).toEqual(['capital', 'monument', 'army', 'fort'])
    const xs = pieces.slice(0, 3).map(({ x }) => x)
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(1)
  })

  it('stand in the middle of a land without an army', () => {
    expect(layout(holding(null, { city: true }))).toEqual([{ kind: 'city', x: 0, y: 0.1 }])
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
  const TABLE: SceneTable = { 'event-attack': ['attack', 260], 'event-rolled': ['dice', 950], 'event-captured': ['arrive', 320] }
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
    const told = scenes([battle], TABLE)
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
    const whole = scenes(Array(50).fill(battle), TABLE).reduce((sum, scene) => sum + scene.time, 0)
    expect(whole).toBeLessThan(9100)
  })

  it('tells each row once, and again after a jump back', () => {
    const rows = [row(3), row(4), row(5)]
    expect(untold(rows, 3).map(({ position }) => position)).toEqual([4, 5])
    expect(untold(rows, 5)).toEqual([])
    expect(untold(rows, 9)).toEqual(rows)
  })
})

describe('epochs', () => {
  it('shows who has played, who plays and what nobody has', () => {
    const players = [{ empire: 'sumeria' }, { empire: 'minoans' }, { empire: null }]
    const calls = callOrder(['sumeria', 'egypt', 'minoans', 'indus_valley'], {
      players,
      called: ['sumeria', 'egypt', 'minoans'],
      turn: { seat: 1 },
      over: false,
    })
    expect(calls.map(({ status, seat }) => [status, seat])).toEqual([
      ['played', 0],
      ['skipped', null],
      ['now', 1],
      ['later', null],
    ])
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
