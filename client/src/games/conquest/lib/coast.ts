// A rough copy of an outline, for the soft edge of the sea: the fewer corners, the faster it is painted.

/** The rings of a path made of M, l and z. */
export function rings(path: string): [number, number][][] {
  const all: [number, number][][] = []
  let x = 0
  let y = 0
  for (const [, command = '', numbers = ''] of path.matchAll(/([MmLlZz])([^MmLlZz]*)/g)) {
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    for (let n = 0; n + 1 < values.length; n += 2) {
      const far = command === 'M' || command === 'L'
      x = values[n]! + (far ? 0 : x)
      y = values[n + 1]! + (far ? 0 : y)
      if (n === 0 && command.toLowerCase() === 'm') all.push([])
      all.at(-1)?.push([x, y])
    }
    const start = all.at(-1)?.[0]
    if (command.toLowerCase() === 'z' && start) [x, y] = start
  }
  return all
}

/** The same outline with corners at least this far apart; islands smaller than that are left out. */
export function rough(path: string, step: number): string {
  return rings(path)
    .map((ring) => {
      const kept: [number, number][] = []
      for (const [x, y] of ring) {
        const last = kept.at(-1)
        if (!last || Math.hypot(x - last[0], y - last[1]) >= step) kept.push([x, y])
      }
      return kept.length > 2 ? `M${kept.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z` : ''
    })
    .join('')
}
