// What a board of either edition is told: the map it is drawn on, and what stands on it.

import type { BoardProps } from '../../../lib/game'

export type Point = [number, number]

export interface WorldMap {
  width: number
  height: number
  background: { land: string; graticule: string; unsailed?: string }
  lands: Record<string, { d: string; anchor: Point; label: [number, number, number] }>
  barren: Record<string, { d: string; label: [number, number, number]; anchor?: Point }>
  waters: Record<string, { anchor: Point; label: [number, number, number, number]; d?: string }>
  straits: { a: string; b: string; points: Point[] }[]
  terrain: { land: string; from?: string; kind: string; path?: string; marks: [number, number, number][] }[]
  exceptions: { a: string; b: string; kind: string; path: string }[]
}

/** What stands in a land. */
export interface Holding {
  seat: number | null
  armies: number
  /** Whether the army belongs to the empire whose turn it is. */
  upright: boolean
  /** Whether an army that is not upright lies on its side, instead of being a token. */
  lying: boolean
  /** The empire or event the army belongs to, where that is known: "empire:romans". */
  of: string | null
  /** What stands on the army's figure. */
  mark: string
  fort: boolean
  capital: boolean
  city: boolean
  monument: boolean
}

/** A fleet in a water or a caravan in a barren land. */
export interface Marker {
  kind: 'fleet' | 'caravan'
  /** Where it is: "water:red_sea". */
  at: string
  seat: number
  /** With an army aboard. */
  manned: boolean
}

/** What there is to tell of a place beyond its name and its pieces. */
export interface Facts {
  /** The area it belongs to, "" for none. */
  area: string
  /** What it is, where it belongs to no area. */
  kind: string
  resource: boolean
  /** Its terrain, its coasts and its neighbours: a heading and what stands behind it. */
  rows: { title: string; text: string }[]
  origin: string
}

/** Asks for the record of a thing: "land:levant". */
export type Records = BoardProps['record']
