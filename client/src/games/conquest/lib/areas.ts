// Who holds how much of an area. Only for showing: the points themselves come from the server.

import type { Holding, Records } from './types'

export type Level = 'presence' | 'dominance' | 'control'

export interface Standing {
  area: string
  /** How many lands each seat holds there. */
  lands: number[]
  levels: (Level | null)[]
}

/** The level of each seat in an area, from the number of lands each holds. */
export function levels(lands: number[]): (Level | null)[] {
  return lands.map((mine, seat) => {
    const others = lands.filter((_, other) => other !== seat)
    const most = Math.max(0, ...others)
    if (mine >= 3 && most === 0) return 'control'
    if (mine >= 2 && mine > most) return 'dominance'
    return mine > 0 ? 'presence' : null
  })
}

/** Every area with the lands and the level of each seat. */
export function standings(
  lands: Record<string, Pick<Holding, 'seat' | 'armies'>>,
  areas: string[],
  seats: number,
  record: Records,
): Standing[] {
  const counts = new Map(areas.map((area) => [area, Array<number>(seats).fill(0)]))
  for (const [id, land] of Object.entries(lands)) {
    const count = counts.get(record(`land:${id}`)?.area ?? '')
    if (count && land.seat !== null && land.armies > 0) count[land.seat] = (count[land.seat] ?? 0) + 1
  }
  return [...counts].map(([area, lands]) => ({ area, lands, levels: levels(lands) }))
}

/** The points a level brings for an area of this value. */
export function points(level: Level | null, value: number): number {
  return value * (level === 'control' ? 3 : level === 'dominance' ? 2 : level === 'presence' ? 1 : 0)
}
