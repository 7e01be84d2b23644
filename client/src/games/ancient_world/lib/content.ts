// What is printed on the board.

export const ROUNDS = 6
export const SPACES = ['labor', 'build', 'draft', 'expand', 'learn', 'rebuild', 'recruit', 'explore', 'grow'] as const
export const PILES = ['one', 'two', 'three'] as const
export const TRIBES = ['red', 'green', 'yellow', 'blue', 'violet'] as const
export type Tribe = (typeof TRIBES)[number]

/** The points for so many banners of a tribe; more than six count as six. */
export const SCALE = [0, 1, 2, 4, 6, 8, 11]

/** The round in which a space is uncovered. */
export const OPENS: Record<string, number> = { explore: 2, grow: 3 }
/** Spaces that everybody may join: for a coin where no citizen has the same skill, or in any case. */
export const SHARED = ['build', 'recruit']
export const FREE = ['rebuild']

/** What a round brings besides new rows. */
export const BRINGS: Record<number, string> = { 1: 'deck-a', 2: 'explore', 3: 'grow', 4: 'deck-b', 6: 'last' }

/** What a space does, in signs: a number stands before the sign it counts, ">" before what is got, "/" between two prices. */
export const SIGNS: Record<string, string[]> = {
  labor: ['+2', 'coins'],
  build: ['coins', '>', 'temple'],
  draft: ['+1', 'swords'],
  expand: ['1', 'knowledge', '/', '3', 'coins'],
  learn: ['3', 'coins', '>', 'knowledge'],
  rebuild: ['2', 'repair', '+1', 'coins', 'first'],
  recruit: ['+1', 'armies'],
  explore: ['5', 'cards', '>', 'store'],
  grow: ['3', 'coins', '>', 'citizens'],
}

/** Points for so many banners. */
export const pointsFor = (banners: number) => SCALE[Math.min(banners, SCALE.length - 1)]!

/** What one more banner of a tribe would bring. */
export const nextBanner = (banners: number) => pointsFor(banners + 1) - pointsFor(banners)
