// What stands on the board, as the board is told of it.

import { ROMAN } from '../../conquest/lib/epochs'
import type { Holding, Marker } from '../../conquest/lib/types'
import type { LandView, View } from './types'

type Records = (ref: string) => { epoch?: number; epochs?: number[]; kind?: string } | null | undefined

/** The pieces in these lands. An army of the empire whose turn it is stands upright. */
export function holdings(lands: Record<string, LandView>, turn: View['turn'], record: Records): Record<string, Holding> {
  const active = new Set(turn?.lands ?? [])
  return Object.fromEntries(
    Object.entries(lands).map(([id, land]) => [
      id,
      { ...land, upright: active.has(id) && land.seat === turn?.seat, lying: false, mark: epochMark(land.of, record) },
    ]),
  )
}

/** The fleets: those with an army aboard, and those of the empire whose turn it is. */
export function markers({ manned, turn }: View): Marker[] {
  const all = Object.entries(manned).map(([water, { seat }]): Marker => ({ kind: 'fleet', at: `water:${water}`, seat, manned: true }))
  for (const water of turn?.fleets ?? [])
    if (manned[water]?.seat !== turn!.seat) all.push({ kind: 'fleet', at: `water:${water}`, seat: turn!.seat, manned: false })
  return all
}

/** The epoch an army comes from, as on its figure; "" for armies of events, which are of no epoch. */
export function epochMark(of: string | null, record: Records): string {
  const card = of ? record(of) : null
  if (!card) return ''
  if (card.epoch) return ROMAN[card.epoch] ?? ''
  return card.epochs?.length === 1 ? (ROMAN[card.epochs[0] ?? 0] ?? '') : ''
}
