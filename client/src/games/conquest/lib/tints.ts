// The colours of the areas of both editions: paper and ink by day, the same faded by night.

export const TINTS: Record<string, [string, string]> = {
  middle_east: ['#ecd9a4', '#5d5230'],
  north_africa: ['#e2b98b', '#644a2f'],
  northern_africa: ['#e2b98b', '#644a2f'],
  china: ['#e8bca6', '#654233'],
  india: ['#d8c0d4', '#534357'],
  southern_europe: ['#c9d39c', '#464f2b'],
  northern_europe: ['#a5c6b6', '#31504a'],
  southeast_asia: ['#b3d3a4', '#3a5433'],
  eurasia: ['#dad3bd', '#4b473b'],
  north_america: ['#c5cfc6', '#3d4a46'],
  south_america: ['#cfcf93', '#4d4f2b'],
  nippon: ['#e9c2c4', '#644047'],
  far_east: ['#e9c2c4', '#644047'],
  africa: ['#d8c9a0', '#55492f'],
  southern_africa: ['#d8c9a0', '#55492f'],
  australia: ['#e6c99b', '#5f4a2c'],
  australasia: ['#e6c99b', '#5f4a2c'],
}

/** A colour that follows the page from light to dark. */
export function tint(area: string | undefined): string {
  const [light, dark] = TINTS[area ?? ''] ?? ['#ddd6c6', '#45413a']
  return `light-dark(${light}, ${dark})`
}
