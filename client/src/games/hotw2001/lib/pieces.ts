// Where the pieces of a land stand, in units of a piece: an army is one wide.

import { ROMAN } from './content'
import type { LandView } from './types'

export type Kind = 'army' | 'fort' | 'capital' | 'city' | 'monument'

export interface Piece {
  kind: Kind
  x: number
  y: number
}

/** The pieces of a land from back to front, around its anchor. */
export function layout(land: LandView): Piece[] {
  const held = land.seat !== null && land.armies > 0
  const structure: Kind | null = land.capital ? 'capital' : land.city ? 'city' : null
  const beside: Kind[] = [...(structure ? [structure] : []), ...(land.monument ? (['monument'] as const) : [])]
  if (!held) return beside.map((kind, n) => ({ kind, x: (n - (beside.length - 1) / 2) * 0.95, y: 0.1 }))
  const pieces: Piece[] = []
  if (structure) pieces.push({ kind: structure, x: -0.78, y: 0.06 })
  if (land.monument) pieces.push({ kind: 'monument', x: 0.74, y: 0.06 })
  pieces.push({ kind: 'army', x: 0, y: 0 })
  if (land.fort) pieces.push({ kind: 'fort', x: 0, y: 0.42 })
  return pieces
}

/** How far a land's pieces reach from its anchor; an upright army is taller. */
export function reach(land: LandView, upright: boolean): { left: number; right: number; up: number; down: number } {
  const pieces = layout(land)
  return {
    left: Math.max(0.5, ...pieces.map(({ x }) => 0.45 - x)),
    right: Math.max(0.5, ...pieces.map(({ x }) => 0.45 + x)),
    up: upright ? 1.2 : 0.55,
    down: land.fort || upright ? 0.66 : 0.52,
  }
}

type Records = (ref: string) => { epoch?: number; epochs?: number[]; kind?: string } | null | undefined

/** The epoch an army comes from, as on its figure; "" for armies of events, which are of no epoch. */
export function epochMark(of: string | null, record: Records): string {
  const card = of ? record(of) : null
  if (!card) return ''
  if (card.epoch) return ROMAN[card.epoch] ?? ''
  return card.epochs?.length === 1 ? (ROMAN[card.epochs[0] ?? 0] ?? '') : ''
}
