// Small drawings in a box from -10 to 10, filled by the even-odd rule; banners hang from a bar; Titans stand in a box of 60 by 36.

import type { Tribe } from './content'
import type { About } from './types'

const PILLARS = 'M0 -9.5L9.5 -4V-2H-9.5V-4ZM-8 -1H-5V6H-8ZM-1.5 -1H1.5V6H-1.5ZM5 -1H8V6H5ZM-9.5 7H9.5V9.5H-9.5Z'

export const GLYPHS: Record<string, string> = {
  coins: 'M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9ZM0 -6.8A6.8 6.8 0 1 0 0 6.8A6.8 6.8 0 1 0 0 -6.8ZM0 -4.8L3.4 0L0 4.8L-3.4 0Z',
  knowledge: 'M-9.5 -6.5C-6 -8 -3 -7.5 0 -5.5C3 -7.5 6 -8 9.5 -6.5V7C6 5.5 3 6 0 8C-3 6 -6 5.5 -9.5 7ZM-0.8 -3.8V5.6H0.8V-3.8Z',
  food: 'M-0.9 9.5V-2H0.9V9.5ZM0 -9.5C2.5 -7 2.5 -4 0 -2C-2.5 -4 -2.5 -7 0 -9.5ZM1.2 2C1.5 -1.5 4 -3.5 7.5 -3.5C7 0 5 2 1.2 2ZM-1.2 2C-1.5 -1.5 -4 -3.5 -7.5 -3.5C-7 0 -5 2 -1.2 2ZM1.2 7C1.5 3.5 4 1.5 7.5 1.5C7 5 5 7 1.2 7ZM-1.2 7C-1.5 3.5 -4 1.5 -7.5 1.5C-7 5 -5 7 -1.2 7Z',
  swords: 'M9 -9L8.5 -4.5L-1.6 5.6L0.6 7.8L-1 9.4L-3.9 6.5L-6.8 9.4L-9.4 6.8L-6.5 3.9L-9.4 1L-7.8 -0.6L-5.6 1.6L4.5 -8.5Z',
  arrows: 'M9.5 -9.5L8 -1.5L5.2 -3.3L-4.5 6.4L-4.2 8.8L-6.4 9.6L-6.8 6.8L-9.6 6.4L-8.8 4.2L-6.4 4.5L3.3 -5.2L1.5 -8Z',
  armies: 'M-8 2C-8 -5 -4.5 -9.5 0 -9.5C4.5 -9.5 8 -5 8 2V9H3.5V2.5H1.4V6.5H-1.4V2.5H-3.5V9H-8Z',
  citizens: 'M0 -9.5A3.8 3.8 0 1 1 0 -1.9A3.8 3.8 0 1 1 0 -9.5ZM-8 9.5C-8 2.5 -5 -0.6 0 -0.6C5 -0.6 8 2.5 8 9.5Z',
  explore: 'M-10 0C-6 -6.5 6 -6.5 10 0C6 6.5 -6 6.5 -10 0ZM0 -4.2A4.2 4.2 0 1 0 0 4.2A4.2 4.2 0 1 0 0 -4.2ZM0 -1.8A1.8 1.8 0 1 1 0 1.8A1.8 1.8 0 1 1 0 -1.8Z',
  capacity: 'M0 -9.5L9.8 -1H7V9H-7V-1H-9.8ZM-2.2 9H2.2V2.5H-2.2Z',
  loot: 'M-3 -9.5H3L2 -6H-2ZM-2.4 -5H2.4C7 -1.5 9 2 9 5.5C9 8.5 6.5 9.7 0 9.7C-6.5 9.7 -9 8.5 -9 5.5C-9 2 -7 -1.5 -2.4 -5ZM0 -1L3 3L0 7L-3 3Z',
  spy: 'M-9.8 -4C-6 -6.5 -2.5 -5.5 0 -3.5C2.5 -5.5 6 -6.5 9.8 -4C10 2 7.5 5.5 4.5 5.5C2 5.5 1 3 0 3C-1 3 -2 5.5 -4.5 5.5C-7.5 5.5 -10 2 -9.8 -4ZM-6.8 -1.5C-5.8 1 -3.5 1.2 -2.2 -0.2C-3.2 -2 -5.2 -2.4 -6.8 -1.5ZM6.8 -1.5C5.8 1 3.5 1.2 2.2 -0.2C3.2 -2 5.2 -2.4 6.8 -1.5Z',
  repair: 'M-8.8 -5.2L-4.5 -9.5H0.5L2 -8L0.8 -6.8L3 -4.6L9.6 5.6C10 8.2 8.2 10 5.6 9.6L-4.6 3L-6 1.4L-4.8 0.2L-6.2 -1.2L-7.2 -0.2L-9.6 -2.6Z',
  hatch: 'M-9 -9L-5 -8L9 6L6 9L-8 -5ZM9 -9L5 -8L1.5 -4.5L4.5 -1.5L8 -5ZM-9 6L-4.5 1.5L-1.5 4.5L-6 9Z',
  star: 'M0 -9.5L2.6 -3.3L9.3 -2.8L4.2 1.6L5.8 8.1L0 4.6L-5.8 8.1L-4.2 1.6L-9.3 -2.8L-2.6 -3.3Z',
  points: 'M0 -9.8L8.6 -4.9V4.9L0 9.8L-8.6 4.9V-4.9ZM0 -5.2L1.4 -1.8L5.1 -1.5L2.3 0.9L3.2 4.4L0 2.5L-3.2 4.4L-2.3 0.9L-5.1 -1.5L-1.4 -1.8Z',
  titan: 'M-9 -9.5C-8.5 -5.5 -7 -4 -5 -3.6C-3.5 -5 3.5 -5 5 -3.6C7 -4 8.5 -5.5 9 -9.5C10.5 -5 9.5 -1 6.4 0.5C6.4 5 4 9.5 0 9.5C-4 9.5 -6.4 5 -6.4 0.5C-9.5 -1 -10.5 -5 -9 -9.5ZM-4.2 0.5L-1.2 2.2C-1.6 3.8 -4 3.4 -4.2 0.5ZM4.2 0.5L1.2 2.2C1.6 3.8 4 3.4 4.2 0.5Z',
  first: 'M-9 -6L-4.5 -1L0 -9L4.5 -1L9 -6L7 5.5H-7ZM-7 7H7V9.5H-7Z',
  district: 'M-9.5 -5H-6.5V-2.5H-4V-5H-1.5V-9.5H1.5V-5H4V-2.5H6.5V-5H9.5V9H2.5V5A2.5 2.5 0 0 0 -2.5 5V9H-9.5Z',
  cards: 'M-9 -6L-1 -9L0 -6H8V9.5H-3L-3.4 8.4L-4.6 8.8ZM-1 -4V7.5H6V-4Z',
  store: 'M-9.5 -3H-3V-9.5H3V-3H9.5V9.5H-9.5ZM-7 -0.5V7H7V-0.5H2.5L0 3L-2.5 -0.5Z',
  temple: PILLARS,
  cost: 'M-3.5 -9A6 6 0 1 1 -3.5 3A6 6 0 1 1 -3.5 -9ZM-3.5 -6.8A3.8 3.8 0 1 0 -3.5 0.8A3.8 3.8 0 1 0 -3.5 -6.8ZM4 -2.6A6 6 0 1 1 -0.6 8A8.2 8.2 0 0 0 4.6 -1.4Z',
  starving: 'M-9.5 0H9.5C9.5 5 6 8.6 3 9.5H-3C-6 8.6 -9.5 5 -9.5 0ZM-7 2C-6.2 4.8 -4.5 6.4 -2.4 7.4H2.4C4.5 6.4 6.2 4.8 7 2ZM-6.5 -9L5 -2.5H1.5L-7.5 -7Z',
  passed: 'M-8 -9H-3V9H-8ZM3 -9H8V9H3Z',
  // The spaces.
  labor: 'M-9.5 -2C-6 -8 4 -10 9.5 -6.5C5 -6.5 2.6 -5.6 1.2 -4.6L9.3 7L6.6 9.2L-1.6 -2.6C-4.5 -1.5 -7 0 -9.5 -2Z',
  build: PILLARS,
  draft: 'M-6.5 -9.5H-4.5V9.5H-6.5ZM-3.5 -9H8.5L5.5 -4.5L8.5 0H-3.5Z',
  grow: 'M-2.5 -9.5A3.5 3.5 0 1 1 -2.5 -2.5A3.5 3.5 0 1 1 -2.5 -9.5ZM-9.5 9.5C-9.5 3 -6.5 -0.9 -2.5 -0.9C1.5 -0.9 4.5 3 4.5 9.5ZM5 -5.5V-8.5H7V-5.5H10V-3.5H7V-0.5H5V-3.5H2V-5.5Z',
}

/** The sign of a space, where it has none of its own. */
export const SPACE_GLYPHS: Record<string, string> = { expand: 'district', learn: 'knowledge', rebuild: 'repair', recruit: 'armies' }

/** The cloth of each tribe: told apart by its cut and its charge, too. */
export const BANNERS: Record<Tribe, string> = {
  red: 'M-7 -6H7V9.5L0 4L-7 9.5ZM-3.2 -2.5L0 -5L3.2 -2.5L0 0Z',
  green: 'M-7 -6H7V0L0 10L-7 0ZM-1 -4V4H1V-4Z',
  yellow: 'M-7 -6H7V2.5A7 7 0 0 1 -7 2.5ZM0 -3A3.4 3.4 0 1 0 0 3.8A3.4 3.4 0 1 0 0 -3Z',
  blue: 'M-7 -6H7V9H-7ZM-7 -1.5C-4.5 -3.5 -2.5 0.5 0 -1.5C2.5 -3.5 4.5 0.5 7 -1.5V0.8C4.5 2.8 2.5 -1.2 0 0.8C-2.5 2.8 -4.5 -1.2 -7 0.8ZM-7 4C-4.5 2 -2.5 6 0 4C2.5 2 4.5 6 7 4V6.3C4.5 8.3 2.5 4.3 0 6.3C-2.5 8.3 -4.5 4.3 -7 6.3Z',
  violet: 'M-2 -6H2L8.5 2L0 10L-8.5 2ZM1.6 -2.6A4.3 4.3 0 1 0 3.8 4.4A3.6 3.6 0 0 1 1.6 -2.6Z',
}

export const BEASTS = {
  giant: 'M25 36L26 26L21 25L22 15L16 23L11 21L19 9L27 7C25 1 35 1 33 7L41 9L49 21L44 23L38 15L39 25L34 26L35 36H31L30 28L29 36ZM28.4 4.4H29.6V5.4H28.4ZM30.6 4.4H31.8V5.4H30.6Z',
  beast: 'M7 36L9 25C6 23 5 18 8 15C13 11 22 12 30 11L38 7C38 4 37 2 35 0C39 0 42 2 43 4L47 4C49 3 50 1 50 -1C53 2 53 5 51 7L55 12L53 16L46 16L43 22L46 36H41L37 26L22 25L16 27L14 36ZM47.5 7.5L49.5 8.5L48 9.3Z',
  shell: 'M4 31C5 16 16 6 29 6C42 6 50 15 52 24C55 22 59 24 59 28C59 32 55 34 50 33L49 36H42L41 33H20L19 36H11L11 33C8 33 6 32 4 31ZM16 25L21 14H28V25ZM31 25V14H38L43 25ZM55 26.5H56.5V28H55Z',
  bird: 'M30 9C31 4 37 4 38 8L44 10L38 12C37 16 36 18 35 19L45 11L59 7L54 14L49 16L50 19L43 21L36 26L34 36H32V27L27 26L18 22L10 19L12 17L6 14L1 7L16 10L28 18C28 14 29 12 30 9ZM34 7.2H35.4V8.6H34Z',
  serpent: 'M2 36C1 27 8 21 16 24C23 27 26 31 31 29C36 27 35 21 30 17C23 12 26 2 36 2C43 2 47 6 52 7L58 11L52 12L57 14L51 15C46 15 43 9 37 9C33 9 33 13 37 16C46 23 44 34 34 35C25 37 20 31 14 31C11 31 10 33 11 36ZM44 6.6L46 7.4L44.4 8.2Z',
  eye: 'M30 2C43 2 52 11 55 17C52 23 43 31 30 31C17 31 8 23 5 17C8 11 17 2 30 2ZM30 6A11 11 0 1 0 30 28A11 11 0 1 0 30 6ZM30 11A6 6 0 1 1 30 23A6 6 0 1 1 30 11ZM19 30L15 36H20L23 31ZM41 30L45 36H40L37 31Z',
} as const
export type Beast = keyof typeof BEASTS

const SHAPES: Record<string, Beast> = {
  thorn_strider: 'beast',
  ash_howler: 'beast',
  horned_wanderer: 'beast',
  ember_bull: 'beast',
  dune_crawler: 'shell',
  iron_beetle: 'shell',
  world_tortoise: 'shell',
  gloom_moth: 'bird',
  storm_heron: 'bird',
  tide_walker: 'serpent',
  glacier_maw: 'serpent',
  sky_serpent: 'serpent',
  sea_mother: 'serpent',
  lantern_eye: 'eye',
  sun_eater: 'eye',
}

/** How a Titan looks; most look like giants. */
export const beastOf = (titan: string): Beast => SHAPES[titan] ?? 'giant'

/** What stands for a card as a whole. */
export function motifOf({ gives, action, scores }: About = {}): string {
  if (scores?.length) return 'points'
  const first = Object.keys(gives ?? {}).find((symbol) => symbol !== 'capacity')
  return first ?? (gives?.capacity ? 'district' : action?.length ? 'citizens' : 'temple')
}
