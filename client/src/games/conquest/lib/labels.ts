// Names on the map: as many as there is room for at this magnification, the most wanted first.

export interface Wish {
  id: string
  text: string
  /** The middle of the name, in units of the map. */
  x: number
  y: number
  /** The size of the letters in pixels. */
  size: number
  angle?: number
  /** Names that matter more come first. */
  rank: number
  /** The room there is, in pixels; 0 if it does not matter. */
  room: number
  /** Other places for it, in units of the map. */
  others?: [number, number][]
}

export interface Placed extends Wish {
  lines: string[]
}

export interface Rect {
  x0: number
  y0: number
  x1: number
  y1: number
}

const LETTER = 0.52
const LINE = 1.05

/** A long name in two lines, broken nearest to its middle. */
export function lines(text: string): string[] {
  if (text.length < 11 || !/[ -]/.test(text)) return [text]
  const gaps = [...text.matchAll(/[ -]/g)].map((gap) => gap.index + (gap[0] === '-' ? 1 : 0))
  const middle = text.length / 2
  const gap = gaps.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best))
  return [text.slice(0, gap).trim(), text.slice(gap).trim()]
}

/** The pixels a name covers when it stands at its place. */
export function extent(wish: { x: number; y: number; size: number }, lines: string[], k: number): Rect {
  const width = Math.max(...lines.map((line) => line.length)) * wish.size * LETTER
  const height = lines.length * wish.size * LINE
  const x = wish.x * k
  const y = wish.y * k
  return { x0: x - width / 2, y0: y - height / 2, x1: x + width / 2, y1: y + height / 2 }
}

function meet(a: Rect, b: Rect): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1
}

/** The names that have room, none over another or over anything that is taken. */
export function place(wishes: Wish[], taken: Rect[], k: number): Placed[] {
  const full = [...taken]
  const placed: Placed[] = []
  for (const wish of [...wishes].sort((a, b) => a.rank - b.rank)) {
    const broken = wish.angle ? [wish.text] : lines(wish.text)
    const ways = broken.length > 1 ? [broken, [wish.text]] : [broken]
    const places: [number, number][] = [[wish.x, wish.y], ...(wish.others ?? [])]
    attempt: for (const [x, y] of places)
      for (const lines of ways) {
        const box = extent({ x, y, size: wish.size }, lines, k)
        if (wish.room && box.x1 - box.x0 > wish.room) continue
        if (full.some((other) => meet(box, other))) continue
        full.push(box)
        placed.push({ ...wish, x, y, lines })
        break attempt
      }
  }
  return placed
}
