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
  armies: 'M-8 -9H8V0C8 5 4.5 8 0 9.8C-4.5 8 -8 5 -8 0ZM0 -7V7.4C3.6 6 6 3.6 6 0V-7Z',
  citizens: 'M0 -9.5A3.8 3.8 0 1 1 0 -1.9A3.8 3.8 0 1 1 0 -9.5ZM-8 9.5C-8 2.5 -5 -0.6 0 -0.6C5 -0.6 8 2.5 8 9.5Z',
  explore: 'M-10 0C-6 -6.5 6 -6.5 10 0C6 6.5 -6 6.5 -10 0ZM0 -4.2A4.2 4.2 0 1 0 0 4.2A4.2 4.2 0 1 0 0 -4.2ZM0 -1.8A1.8 1.8 0 1 1 0 1.8A1.8 1.8 0 1 1 0 -1.8Z',
  capacity: 'M0 -9.5L9.8 -1H7V9H-7V-1H-9.8ZM-2.2 9H2.2V2.5H-2.2Z',
  loot: 'M-3 -9.5H3L2 -6H-2ZM-2.4 -5H2.4C7 -1.5 9 2 9 5.5C9 8.5 6.5 9.7 0 9.7C-6.5 9.7 -9 8.5 -9 5.5C-9 2 -7 -1.5 -2.4 -5ZM0 -1L3 3L0 7L-3 3Z',
  spy: 'M-9.8 -4C-6 -6.5 -2.5 -5.5 0 -3.5C2.5 -5.5 6 -6.5 9.8 -4C10 2 7.5 5.5 4.5 5.5C2 5.5 1 3 0 3C-1 3 -2 5.5 -4.5 5.5C-7.5 5.5 -10 2 -9.8 -4ZM-6.8 -1.5C-5.8 1 -3.5 1.2 -2.2 -0.2C-3.2 -2 -5.2 -2.4 -6.8 -1.5ZM6.8 -1.5C5.8 1 3.5 1.2 2.2 -0.2C3.2 -2 5.2 -2.4 6.8 -1.5Z',
  repair: 'M-8.5 -9H4L9 -4.5V-2.5H2.2V9.5H-2.2V-2.5H-8.5Z',
  star: 'M0 -9.5L2.6 -3.3L9.3 -2.8L4.2 1.6L5.8 8.1L0 4.6L-5.8 8.1L-4.2 1.6L-9.3 -2.8L-2.6 -3.3Z',
  points: 'M0 -9.8L8.6 -4.9V4.9L0 9.8L-8.6 4.9V-4.9ZM0 -5.2L1.4 -1.8L5.1 -1.5L2.3 0.9L3.2 4.4L0 2.5L-3.2 4.4L-2.3 0.9L-5.1 -1.5L-1.4 -1.8Z',
  titan: 'M-9 -9.5C-8.5 -5.5 -7 -4 -5 -3.6C-3.5 -5 3.5 -5 5 -3.6C7 -4 8.5 -5.5 9 -9.5C10.5 -5 9.5 -1 6.4 0.5C6.4 5 4 9.5 0 9.5C-4 9.5 -6.4 5 -6.4 0.5C-9.5 -1 -10.5 -5 -9 -9.5ZM-4.2 0.5L-1.2 2.2C-1.6 3.8 -4 3.4 -4.2 0.5ZM4.2 0.5L1.2 2.2C1.6 3.8 4 3.4 4.2 0.5Z',
  first: 'M-9 -6L-4.5 -1L0 -9L4.5 -1L9 -6L7 5.5H-7ZM-7 7H7V9.5H-7Z',
  district: 'M-9.5 -5H-6.5V-2.5H-4V-5H-1.5V-9.5H1.5V-5H4V-2.5H6.5V-5H9.5V9H2.5V5A2.5 2.5 0 0 0 -2.5 5V9H-9.5Z',
  cards: 'M-9 -6L-1 -9L0 -6H8V9.5H-3L-3.4 8.4L-4.6 8.8ZM-1 -4V7.5H6V-4Z',
  store: 'M-9.5 -3H-3V-9.5H3V-3H9.5V9.5H-9.5ZM-7 -0.5V7H7V-0.5H2.5L0 3L-2.5 -0.5Z',
  temple: PILLARS,
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
  giant: 'M20 36C19 30 18.5 26 19 24H16V11H19V10C19 4 24 1 30 1C36 1 41 4 41 10V11H44V24H41C41.5 26 41 30 40 36ZM21.5 12.6C24 11.5 26.5 11.8 28.6 13.4V17C26 17.3 23.5 16.7 22 15.6ZM38.5 12.6C36 11.5 33.5 11.8 31.4 13.4V17C34 17.3 36.5 16.7 38 15.6ZM29.2 17.6H30.8L33 25.4C31 26.6 29 26.6 27 25.4ZM25 29C28 28 32 28 35 29L34.4 31.2C32 30.4 28 30.4 25.6 31.2Z',
  beast: 'M8 0C8 10 13 15 21 15L20 20L25 33L30 36L35 33L40 20L39 15C47 15 52 10 52 0C49 6 44 8 37 8C34 6.5 26 6.5 23 8C16 8 11 6 8 0ZM23.5 17L29 19.8L25 21.5ZM36.5 17L31 19.8L35 21.5ZM27 29H29V31H27ZM31 29H33V31H31Z',
  shell: 'M30 6C41 6 48 13 48 21C48 30 40 35.5 30 35.5C20 35.5 12 30 12 21C12 13 19 6 30 6ZM30 12L38 16.5V25L30 29.5L22 25V16.5ZM30 14.2L24 17.6V23.9L30 27.3L36 23.9V17.6ZM26 5C26 1.5 27.5 0 30 0C32.5 0 34 1.5 34 5C31.5 4.6 28.5 4.6 26 5ZM16 10L8 5L6.5 12L12.5 15ZM44 10L52 5L53.5 12L47.5 15ZM12 28L5 33L13 36L16.5 32.5ZM48 28L55 33L47 36L43.5 32.5Z',
  bird: 'M30 3C33 3 35 6 35 10C40 5 50 1 58 3C57 14 50 20 42 21C46 24 46 30 42 34C38 33 34 30 32 25L30 36L28 25C26 30 22 33 18 34C14 30 14 24 18 21C10 20 3 14 2 3C10 1 20 5 25 10C25 6 27 3 30 3ZM46 7A3.2 3.2 0 1 0 46 13.4A3.2 3.2 0 1 0 46 7ZM14 7A3.2 3.2 0 1 0 14 13.4A3.2 3.2 0 1 0 14 7ZM28 7H29.2V8.6H28ZM30.8 7H32V8.6H30.8Z',
  serpent: 'M30 1C39 1 47 8 47 17C47 24 42 28 36 30L38 36H22L24 30C18 28 13 24 13 17C13 8 21 1 30 1ZM23 11L28.5 13.5L24 15.5ZM37 11L31.5 13.5L36 15.5ZM26.5 20H33.5L31.2 24L32.4 29L30 26.5L27.6 29L28.8 24ZM16.5 16L20.5 20L18.5 23ZM43.5 16L39.5 20L41.5 23Z',
  eye: 'M30 2C43 2 52 11 55 17C52 23 43 31 30 31C17 31 8 23 5 17C8 11 17 2 30 2ZM30 6A11 11 0 1 0 30 28A11 11 0 1 0 30 6ZM30 11A6 6 0 1 1 30 23A6 6 0 1 1 30 11ZM19 31L15 36H20L23 32ZM41 31L45 36H40L37 32Z',
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
