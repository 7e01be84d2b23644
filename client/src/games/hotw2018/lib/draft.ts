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

/** What a set is to a player: taken from; taken from but not passed on yet; in hand; still to come. */
export type Passing = 'taken' | 'waiting' | 'here' | 'coming'

export interface Pass {
  set: CardSet
  left: number
  /** The seats in the order of points. */
  seats: { seat: number; status: Passing }[]
}

/** Both sets: events go from the most points to the fewest, empires the other way round, each a seat on in every round. */
export function passes({ draft, order, options }: Pick<View, 'draft' | 'order' | 'options'>): Pass[] {
  if (!draft) return []
  const { taken, sets } = draft
  const round = options.classic_drafting ? -1 : Math.min(taken.events.length, taken.empires.length)
  return (['events', 'empires'] as const).map((set) => {
    const at = (set === 'events' ? order : order.toReversed())[round]
    const status = (seat: number): Passing =>
      taken[set].includes(seat) ? (seat === at ? 'waiting' : 'taken') : seat === at ? 'here' : 'coming'
    return { set, left: sets[set].left, seats: order.map((seat) => ({ seat, status: status(seat) })) }
  })
}

/** The two sets as backs of cards, for who has both and says which one to look at first. */
export function backs(view: View, choices: Choice[]): { set: CardSet; left: number; choice: Choice }[] {
  return choices.flatMap((choice) => {
    const set = choice.verb.replace(/^look_at_/, '')
    return set === 'empires' || set === 'events' ? [{ set, left: view.draft?.sets[set].left ?? 0, choice }] : []
  })
}
