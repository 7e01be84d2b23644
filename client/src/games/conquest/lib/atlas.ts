// A map, and what follows from it.

import { rough } from './coast'
import type { Point, WorldMap } from './types'

export class Atlas {
  /** Every land that can hold an army. */
  readonly lands: string[]
  /** All there is to point at on the ground, and its outline. */
  readonly grounds: { ref: string; d: string; barren: boolean }[]
  readonly waters: string[]
  /** All land there is: for coasts, and for the world in small. */
  readonly world: string
  /** The same, roughly. */
  readonly rough: string

  /** `barren` is the kind of thing a barren land is called: "land" or "barren". */
  constructor(
    readonly map: WorldMap,
    readonly barren: 'land' | 'barren',
  ) {
    this.lands = Object.keys(map.lands)
    this.waters = Object.keys(map.waters)
    this.grounds = [
      ...Object.entries(map.lands).map(([id, { d }]) => ({ ref: `land:${id}`, d, barren: false })),
      ...Object.entries(map.barren).map(([id, { d }]) => ({ ref: `${barren}:${id}`, d, barren: true })),
    ]
    this.world = [map.background.land, ...this.grounds.map(({ d }) => d)].join('')
    this.rough = rough(this.world, 11)
  }

  /** Where a place is: where its pieces stand. */
  placeOf(ref: string): Point | null {
    const [kind, id = ''] = ref.split(':')
    if (kind === 'water') return this.map.waters[id]?.anchor ?? null
    const land = this.map.lands[id]
    if (kind === 'land' && land) return land.anchor
    const barren = kind === this.barren ? this.map.barren[id] : undefined
    return barren ? (barren.anchor ?? [barren.label[0], barren.label[1]]) : null
  }

  /** Where these places are. */
  placesOf(refs: string[]): Point[] {
    return refs.map((ref) => this.placeOf(ref)).filter((place) => place !== null)
  }
}
