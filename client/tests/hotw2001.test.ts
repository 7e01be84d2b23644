import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../src/lib/game'
import { atlas } from '../src/games/hotw2001/lib/atlas'
import { isAttack, landsOf, meant } from '../src/games/hotw2001/lib/choices'
import { AREAS, EMPIRES } from '../src/games/hotw2001/lib/content'
import { epochRange } from '../src/games/hotw2001/lib/events'
import { epochMark, holdings, markers } from '../src/games/hotw2001/lib/holdings'
import type { LandView, View } from '../src/games/hotw2001/lib/types'

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
    expect([...atlas.lands, ...Object.keys(atlas.map.barren)].sort()).toEqual(lands.sort())
    expect(atlas.waters.sort()).toEqual(ids(board, 'water').sort())
  })
})

describe('choices', () => {
  it('knows the lands of an area, of an empire and of an event', () => {
    const lands = { levant: land(1, { of: 'empire:romans' }), libya: land(1, { of: 'event:hittites' }) }
    expect(landsOf('area:north_africa', view({ lands }), record)).toEqual(['land:libya'])
    expect(landsOf('empire:romans', view({ lands }), record)).toEqual(['land:levant'])
    expect(landsOf('event:hittites', view({ lands }), record)).toEqual(['land:libya'])
    expect(landsOf('seat:1', view({ lands }), record)).toEqual([])
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

describe('holdings', () => {
  it('has the armies of the turn upright', () => {
    const lands = { levant: land(0), libya: land(0), zagros: land(1) }
    const found = holdings(lands, { seat: 0, lands: ['levant', 'zagros'] } as View['turn'], () => ({ epoch: 3 }))
    expect(Object.values(found).map(({ upright, mark }) => [upright, mark])).toEqual([[true, 'III'], [false, 'III'], [false, 'III']])
  })

  it('has the fleets of the turn beside those with an army aboard', () => {
    const turn = { seat: 0, fleets: ['red_sea', 'black_sea'] } as View['turn']
    const found = markers(view({ manned: { red_sea: { seat: 1, epoch: 2 }, black_sea: { seat: 0, epoch: 2 } }, turn }))
    expect(found.map(({ at, seat, manned }) => [at, seat, manned])).toEqual([
      ['water:red_sea', 1, true],
      ['water:black_sea', 0, true],
      ['water:red_sea', 0, false],
    ])
  })

  it('show the epoch of their empire', () => {
    const cards = (ref: string) => ({ 'empire:romans': { epoch: 3 }, 'event:hittites': { epochs: [1] }, 'event:civil_war': { epochs: [2, 3] } })[ref]
    expect([epochMark('empire:romans', cards), epochMark('event:hittites', cards), epochMark('event:civil_war', cards), epochMark(null, cards)]).toEqual(['III', 'I', '', ''])
  })
})

describe('events', () => {
  it('writes the epochs of a card in short', () => {
    expect([epochRange([2, 3, 4, 5]), epochRange([5, 6]), epochRange([7])]).toEqual(['II–V', 'V, VI', 'VII'])
  })
})
