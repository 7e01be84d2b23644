import { Atlas } from '../../conquest/lib/atlas'
import type { WorldMap } from '../../conquest/lib/types'
import map from '../map.json'

/** The map of this edition, where barren lands hold caravans. */
export const atlas = new Atlas(map as unknown as WorldMap, 'barren')
