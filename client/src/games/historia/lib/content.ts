// What is printed on the boards; everything else about these things comes from the records.

export const TOP = 16

export const ACTIONS = ['military', 'technology', 'art', 'exploit', 'expansion', 'trade', 'raid', 'war', 'tourism', 'revolution']

/** Technologies in the order of their levels. */
export const TECHNOLOGIES = [
  'fire',
  'agriculture',
  'animals',
  'metal_working',
  'wheel',
  'writing',
  'philosophy',
  'science',
  'navigation',
  'gunpowder',
  'printing_press',
  'industry',
  'medicine',
  'nuclear_energy',
  'internet',
  'singularity',
]

const GOVERNMENTS: Record<string, string> = {
  C: 'clan',
  N: 'nomadic',
  S: 'city_state',
  E: 'empire',
  M: 'mercantilism',
  L: 'enlightenment',
  K: 'consumerism',
  U: 'utopian',
  B: 'barbarians',
}

/** The development matrix: military 16 first, each from technology 1 to 16. */
export const ROWS = [
  '........BBBKKKKK',
  '.......BBBLLKKKK',
  '.......BBLLLLKKK',
  '......BBMLLLLLKK',
  '......BMMMLLLLLK',
  '.....BBMMMMLLLLU',
  '.....BEMMMMMLLUU',
  '....EEEEMMMMMUUU',
  '....EEEEEMMMUUU.',
  '...SSEEEEEMUU...',
  '...SSSEEEEE.....',
  '..NSSSSEE.......',
  '.NNNSSS.........',
  '.NNNN...........',
  'CCNN............',
  'CC..............',
]

export interface Cell {
  id: string
  technology: number
  military: number
  government: string
}

export const CELLS: Cell[] = ROWS.flatMap((row, n) =>
  [...row].flatMap((letter, column) => {
    const [technology, military, government] = [column + 1, TOP - n, GOVERNMENTS[letter]]
    return government ? [{ id: `t${technology}_m${military}`, technology, military, government }] : []
  }),
)

/** What the end of each turn of an era brings, in its order. */
export type Icon = 'cube' | 'cards' | 'wonders' | 'cubes' | 'government' | 'leader' | 'territories' | 'order' | 'reset' | 'leaders'

export const TIMELINE: Icon[][] = [
  ['cards', 'wonders', 'government', 'order'],
  ['cube', 'cards', 'wonders', 'cubes', 'government', 'order', 'reset'],
  ['cards', 'wonders', 'government', 'order'],
  ['cube', 'cards', 'wonders', 'cubes', 'government', 'leader', 'territories', 'order', 'reset', 'leaders'],
]

export const ROMAN = ['', 'I', 'II', 'III']

/** Things in groups, in the order in which the groups begin. */
export function grouped<T>(things: T[], by: (thing: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const thing of things) groups.set(by(thing), [...(groups.get(by(thing)) ?? []), thing])
  return [...groups]
}
