// How the cards are passed: who has a set, who had it, and what you choose from.

import type { Choice } from '../../../lib/game'
import type { CardSet, View } from './types'

const KIND: Record<CardSet, string> = { empires: 'empire', events: 'event' }

export interface Offer {
  /** "empire:romans", "event:weaponry" */
  card: string
  /** Taking it; null where it can only be looked at. */
  choice: Choice | null
}

/** The cards you choose from: those of the set you look at, or the one you have drawn. */
export function choosing(view: View, choices: Choice[]): Offer[] {
  const keep = choices.find(({ verb }) => verb === 'keep') ?? null
  if (view.drawn) return [{ card: `${KIND[view.drawn.set]}:${view.drawn.card}`, choice: keep }]
  const takes = new Map(choices.filter(({ verb }) => verb.startsWith('take_')).map((choice) => [choice.ref, choice]))
  return (['empires', 'events'] as const).flatMap((set) =>
    (view.draft?.look[set] ?? []).map((id) => ({ card: `${KIND[set]}:${id}`, choice: takes.get(`${KIND[set]}:${id}`) ?? null })),
  )
}

/** What a set is to a player: taken from, in hand, or still to come. */
export type Passing = 'taken' | 'here' | 'coming'

export interface Pass {
  set: CardSet
  left: number
  /** The seats in the order the set goes round. */
  seats: { seat: number; status: Passing }[]
}

/** Both sets: events go from the most points to the fewest, empires the other way round. */
export function passes({ draft, order }: Pick<View, 'draft' | 'order'>): Pass[] {
  if (!draft) return []
  return (['events', 'empires'] as const).map((set) => {
    const { seat: holder, left } = draft.sets[set]
    return {
      set,
      left,
      seats: order.map((seat) => ({
        seat,
        status: seat === holder ? 'here' : draft.taken[set].includes(seat) ? 'taken' : 'coming',
      })),
    }
  })
}

/** The choices between the two sets, for who has both. */
export function looks(choices: Choice[]): Choice[] {
  return choices.filter(({ verb }) => verb.startsWith('look_at'))
}
