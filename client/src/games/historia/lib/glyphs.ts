// Small drawings in a box from -10 to 10, filled by the even-odd rule.

import type { About } from './types'

export const GLYPHS: Record<string, string> = {
  military: 'M-8 -9L3 2L5 0L7 2L4.5 4.5L8 8L6 10L2.5 6.5L0 9L-2 7L0 5L-9 -6V-9Z',
  technology: 'M-1.6 -9.5H1.6L2.2 -7L4.6 -6L6.8 -7.4L9 -5L7.6 -2.8L8.4 -1.6H9.5V1.6L7.4 2.4L9 5L6.8 7.4L4.4 6L2.2 7L1.6 9.5H-1.6L-2.2 7L-4.6 6L-6.8 7.4L-9 5L-7.4 2.4L-9.5 1.6V-1.6L-7.4 -2.4L-9 -5L-6.8 -7.4L-4.4 -6L-2.2 -7ZM0 -3.6a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0 -7.2Z',
  art: 'M0 -9.5L9.5 -4V-2H-9.5V-4ZM-8 -1H-5V6H-8ZM-1.5 -1H1.5V6H-1.5ZM5 -1H8V6H5ZM-9.5 7H9.5V9.5H-9.5Z',
  exploit: 'M-7 -9L8 -4.5L6.5 -2L3.5 -3L-4 9L-6.5 7.5L1 -3.8L-8 -6.5Z',
  expansion: 'M-9 -9H-2L-4.4 -6.6L-1.2 -3.4L-3.4 -1.2L-6.6 -4.4L-9 -2ZM9 9H2L4.4 6.6L1.2 3.4L3.4 1.2L6.6 4.4L9 2ZM9 -9V-2L6.6 -4.4L3.4 -1.2L1.2 -3.4L4.4 -6.6L2 -9ZM-9 9V2L-6.6 4.4L-3.4 1.2L-1.2 3.4L-4.4 6.6L-2 9Z',
  trade: 'M-9 -4L-4 -9V-6H8V-2H-4V1ZM9 4L4 -1V2H-8V6H4V9Z',
  raid: 'M-1 -9.5C5 -5 9 -1 7 5C6 8 3 9.5 0 9.5C-5 9.5 -8 6 -7 1C-6 3 -5 3.5 -4 3C-6 -2 -1 -4 -1 -9.5ZM0 1C-3 4 -3 7.5 0 7.5C3 7.5 3 4 0 1Z',
  war: 'M-9 -9L-5 -8L9 6L6 9L-8 -5ZM9 -9L5 -8L1.5 -4.5L4.5 -1.5L8 -5ZM-9 6L-4.5 1.5L-1.5 4.5L-6 9Z',
  tourism: 'M-4 -9H4L5 -6H9V8H-9V-6H-5ZM0 -4a5 5 0 1 0 0 10a5 5 0 1 0 0 -10ZM0 -2a3 3 0 1 1 0 6a3 3 0 1 1 0 -6Z',
  revolution: 'M-7 -9.5H-5V9.5H-7ZM-4 -8.5C0 -11 4 -5 9 -7.5V2.5C4 5 0 -1 -4 1.5Z',
  points: 'M0 -9.5L2.6 -3.3L9.3 -2.8L4.2 1.6L5.8 8.1L0 4.6L-5.8 8.1L-4.2 1.6L-9.3 -2.8L-2.6 -3.3Z',
  cube: 'M0 -9.5L8.5 -5V5L0 9.5L-8.5 5V-5ZM0 -7L-5.8 -4L0 -1L5.8 -4Z',
  cards: 'M-9 -6L-1 -9L0 -6H8V9.5H-3L-3.4 8.4L-4.6 8.8ZM-1 -4V7.5H6V-4Z',
  advisor: 'M0 -9.5a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 1 1 0 -8.4ZM-8.5 9.5C-8.5 3 -5 0.5 0 0.5C5 0.5 8.5 3 8.5 9.5Z',
  leader: 'M-9 -7L-4 -1L0 -9L4 -1L9 -7L7 6H-7ZM-7 7H7V9.5H-7Z',
  order: 'M-9 -8H2V-5H-9ZM-9 -2H6V1H-9ZM-9 4H9.5V7H-9Z',
  reset: 'M-8 -1A8.2 8.2 0 0 1 6 -5.5L8.5 -8V0H0.5L3.6 -3.2A5 5 0 0 0 -5 -1ZM8 1A8.2 8.2 0 0 1 -6 5.5L-8.5 8V0H-0.5L-3.6 3.2A5 5 0 0 0 5 1Z',
  flag: 'M-6 -9.5H-4V9.5H-6ZM-3 -9H8L5 -5L8 -1H-3Z',
  star: 'M0 -9L9 0L0 9L-9 0Z',
}

const EFFECTS: Record<string, string> = {
  points: 'points',
  per: 'points',
  cubes: 'cube',
  new_cube: 'cube',
  oldest: 'cards',
  any_card: 'cards',
  advisor: 'advisor',
  technology: 'technology',
  military: 'military',
  expand: 'expansion',
  wonder: 'art',
  revolution: 'revolution',
}

/** What stands for the first effect of a card, a level or a token; "" for none. */
export function signOf(about: About | undefined): string {
  const effect = (about?.effects ?? about?.gives)?.[0]
  return about?.card || (about?.slots ? 'cards' : effect ? (EFFECTS[effect.kind] ?? '') : '')
}

/** What stands for each effect of a card. */
export function signsOf(about: About | undefined): { sign: string; count: number }[] {
  return (about?.effects ?? about?.actions ?? []).map(({ kind, count }) => ({ sign: EFFECTS[kind] ?? kind, count: count ?? 1 }))
}

/** The drawing of a card. */
export function signFor(card: string, record: (ref: string) => About | undefined): string {
  const [kind, id] = card.split(':') as [string, string]
  return kind === 'action' ? id : kind === 'leader' ? kind : signOf(record(card)) || 'advisor'
}

export const ICONS = {
  cube: 'cube',
  cards: 'cards',
  wonders: 'art',
  cubes: 'cube',
  government: 'points',
  leader: 'leader',
  territories: 'flag',
  order: 'order',
  reset: 'reset',
  leaders: 'leader',
} as const
