// Markers on a track: those that would overlap are stacked.

export interface Spot {
  at: number
  row: number
}

/** The row of each marker, so that markers of this width never cover each other. */
export function spread(places: number[], width: number): Spot[] {
  const spots: Spot[] = []
  for (const at of places) {
    let row = 0
    while (spots.some((other) => other.row === row && Math.abs(other.at - at) < width)) row += 1
    spots.push({ at, row })
  }
  return spots
}
