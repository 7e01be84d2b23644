// The map, and what follows from it.

import data from '../map.json'
import { rough } from './coast'
import type { Point, WorldMap } from './types'

export const map = data as unknown as WorldMap

/** Every land that is not barren. */
export const LANDS = Object.keys(map.lands)
export const BARREN = Object.keys(map.barren)
export const WATERS = Object.keys(map.waters)

/** All land there is: for coasts, and for the world in small. */
export const WORLD = [map.background.land, ...Object.values({ ...map.lands, ...map.barren }).map(({ d }) => d)].join('')

/** The same, roughly. */
export const ROUGH = rough(WORLD, 11)

/** Where a land or water is: the place of its pieces. */
export function placeOf(ref: string): Point | null {
  const [kind, id = ''] = ref.split(':')
  if (kind === 'water') return map.waters[id]?.anchor ?? null
  const barren = map.barren[id]
  return map.lands[id]?.anchor ?? (barren ? [barren.label[0], barren.label[1]] : null)
}
