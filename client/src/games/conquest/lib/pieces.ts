// Where the pieces of a land stand, in units of a piece: an army is one wide.

import type { Holding } from './types'

export type Kind = 'army' | 'fort' | 'capital' | 'city' | 'monument'

export interface Piece {
  kind: Kind
  x: number
  y: number
}

/** The pieces of a land from back to front, around its anchor. */
export function layout(land: Holding): Piece[] {
  const held = land.seat !== null && land.armies > 0
  const structure: Kind | null = land.capital ? 'capital' : land.city ? 'city' : null
  const beside: Kind[] = [...(structure ? [structure] : []), ...(land.monument ? (['monument'] as const) : [])]
  if (!held) return beside.map((kind, n) => ({ kind, x: (n - (beside.length - 1) / 2) * 0.95, y: 0.1 }))
  const pieces: Piece[] = []
  const aside = land.lying && !land.upright ? 0.2 : 0
  if (structure) pieces.push({ kind: structure, x: -0.78 - aside, y: 0.06 })
  if (land.monument) pieces.push({ kind: 'monument', x: 0.74 + aside, y: 0.06 })
  pieces.push({ kind: 'army', x: 0, y: 0 })
  if (land.fort) pieces.push({ kind: 'fort', x: 0, y: 0.42 })
  return pieces
}

/** How far a land's pieces reach from its anchor; an upright army is taller. */
export function reach(land: Holding): { left: number; right: number; up: number; down: number } {
  const pieces = layout(land)
  return {
    left: Math.max(0.5, ...pieces.map(({ x }) => 0.45 - x)),
    right: Math.max(0.5, ...pieces.map(({ x }) => 0.45 + x)),
    up: land.upright ? 1.2 : 0.55,
    down: land.fort || land.upright ? 0.66 : 0.52,
  }
}
