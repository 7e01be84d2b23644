// Small sums about lines and places on the map.

import type { Point } from './types'

/** Points along a line, spaced evenly: the stepping stones of a strait. */
export function stones(crossing: Point[], spacing: number): Point[] {
  const points = stretched(crossing, spacing * 2)
  const lengths = points.slice(1).map((point, n) => distance(points[n]!, point))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.max(3, Math.round(whole / spacing) + 1)
  return Array.from({ length: count }, (_, n) => along(points, lengths, (whole * n) / (count - 1)))
}

/** A line of two points, made at least so long; narrow straits reach a little way into both lands. */
function stretched(points: Point[], least: number): Point[] {
  const [a, b] = points
  if (!a || !b || points.length > 2) return points
  const length = distance(a, b)
  if (length >= least || !length) return points
  const grow = (least / length - 1) / 2
  const [dx, dy] = [(b[0] - a[0]) * grow, (b[1] - a[1]) * grow]
  return [
    [a[0] - dx, a[1] - dy],
    [b[0] + dx, b[1] + dy],
  ]
}

function along(points: Point[], lengths: number[], way: number): Point {
  let left = way
  for (const [n, length] of lengths.entries()) {
    if (left <= length || n === lengths.length - 1) {
      const part = length ? Math.min(1, left / length) : 0
      const [ax, ay] = points[n]!
      const [bx, by] = points[n + 1]!
      return [ax + (bx - ax) * part, ay + (by - ay) * part]
    }
    left -= length
  }
  return points[0]!
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}

const WAYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The nearest place in the direction of an arrow key; places to the side count as farther away. */
export function nextIn(key: string, from: Point, places: Map<string, Point>): string | null {
  const way = WAYS[key]
  if (!way) return null
  let best: string | null = null
  let least = Infinity
  for (const [id, [x, y]] of places) {
    const ahead = (x - from[0]) * way[0] + (y - from[1]) * way[1]
    const aside = Math.abs((x - from[0]) * way[1]) + Math.abs((y - from[1]) * way[0])
    if (ahead <= 0.5 || aside > ahead * 3) continue
    if (ahead + aside * 2 < least) {
      least = ahead + aside * 2
      best = id
    }
  }
  return best
}
