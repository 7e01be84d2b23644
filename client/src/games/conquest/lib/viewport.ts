// Where we look: a point of the map at the top left of the box, and the pixels to a unit of the map.

export interface Viewport {
  x: number
  y: number
  k: number
}

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  x: number
  y: number
}

export const CLOSEST = 9

/** The whole map, in the middle of the box. */
export function fit(map: Size, box: Size): Viewport {
  const k = Math.min(box.width / map.width, box.height / map.height) || 1
  return centred({ x: 0, y: 0, ...map }, k, box)
}

/** The map so large that it covers the box. */
export function cover(map: Size, box: Size): number {
  return Math.max(box.width / map.width, box.height / map.height) || 1
}

function centred(part: Box, k: number, box: Size): Viewport {
  return { k, x: part.x + part.width / 2 - box.width / k / 2, y: part.y + part.height / 2 - box.height / k / 2 }
}

/** A part of the map, as large as it goes into the box with some room around it. */
export function show(part: Box, map: Size, box: Size, room = 0.12): Viewport {
  const grown = Math.min(box.width / part.width, box.height / part.height) * (1 - room)
  return clamp(centred(part, grown, box), map, box)
}

/** Magnified by a factor, with the point under (px, py) staying where it is. */
export function zoomed(view: Viewport, factor: number, px: number, py: number, map: Size, box: Size): Viewport {
  const least = fit(map, box).k
  const k = Math.min(Math.max(view.k * factor, least), least * CLOSEST)
  return clamp({ k, x: view.x + px / view.k - px / k, y: view.y + py / view.k - py / k }, map, box)
}

/** Kept within limits: never smaller than the whole map, never looking past its edge where it is larger than the box. */
export function clamp(view: Viewport, map: Size, box: Size): Viewport {
  const least = fit(map, box).k
  const k = Math.min(Math.max(view.k, least), least * CLOSEST)
  return { k, x: within(view.x, map.width, box.width / k), y: within(view.y, map.height, box.height / k) }
}

function within(start: number, whole: number, seen: number): number {
  return seen >= whole ? (whole - seen) / 2 : Math.min(Math.max(start, 0), whole - seen)
}

/** A view between two others, for a moving camera. */
export function between(from: Viewport, to: Viewport, part: number, box: Size): Viewport {
  const k = from.k * (to.k / from.k) ** part
  const centre = (a: Viewport) => [a.x + box.width / a.k / 2, a.y + box.height / a.k / 2] as const
  const [ax, ay] = centre(from)
  const [bx, by] = centre(to)
  const x = ax + (bx - ax) * part
  const y = ay + (by - ay) * part
  return { k, x: x - box.width / k / 2, y: y - box.height / k / 2 }
}

/** The box around some points. */
export function around(points: [number, number][], margin: number): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs) - margin
  const y = Math.min(...ys) - margin
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}
