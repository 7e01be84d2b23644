// What stands on the board, as the board is told of it.

import type { Holding, Marker } from '../../conquest/lib/types'
import type { LandView, View } from './types'

/** The pieces in these lands. The armies of the turn are upright, all others lie on their sides. */
export function holdings(lands: Record<string, LandView>, turn: View['turn']): Record<string, Holding> {
  return Object.fromEntries(
    Object.entries(lands).map(([id, { seat, of, active, fort, capitol, city, monument }]) => [
      id,
      {
        seat,
        armies: seat === null ? 0 : 1,
        upright: active && seat === turn?.seat,
        lying: true,
        of,
        mark: '',
        fort,
        capital: capitol,
        city,
        monument,
      },
    ]),
  )
}

/** The fleets and caravans of the turn. */
export function markers(turn: View['turn']): Marker[] {
  if (!turn) return []
  const { seat, fleets, caravans } = turn
  return [
    ...fleets.map((water): Marker => ({ kind: 'fleet', at: `water:${water}`, seat, manned: false })),
    ...caravans.map((barren): Marker => ({ kind: 'caravan', at: `barren:${barren}`, seat, manned: false })),
  ]
}
