// The sum of an attack, as the panel adds it up.

import type { About, ArmyView, Counts, PlayerView } from './types'

type Look = (ref: string) => About

/** One more than lie on the card already. */
export const priceOf = ({ name_coins, picture_coins }: ArmyView) => name_coins + picture_coins + 1

/** What an army has in all: the symbols of the active card and the legacies beneath it. */
export function symbolsOf({ id, retired }: Pick<ArmyView, 'id' | 'retired'>, look: Look): Counts {
  const sums: Counts = { ...look(`military:${id}`).gives }
  for (const old of retired) {
    for (const [symbol, count] of Object.entries(look(`military:${old}`).legacy ?? {})) sums[symbol] = (sums[symbol] ?? 0) + (count ?? 0)
  }
  return sums
}

/** How much of that counts against a Titan. */
export function against(titan: About, { swords = 0, arrows = 0 }: { swords?: number | undefined; arrows?: number | undefined }): number {
  return titan.weapons === 'swords' ? swords : swords + arrows
}

/** A player's attack value: the city, the drafted, and the armies paid. */
export function valueOf(titan: About, player: PlayerView, used: string[], look: Look): number {
  const armies = player.armies.filter(({ id }) => used.includes(id))
  return armies.reduce((sum, army) => sum + against(titan, symbolsOf(army, look)), against(titan, player) + player.drafted)
}
