// How empire and event cards are shown.

import type { BoardProps } from '../../../lib/game'
import type { Sign } from '../../conquest/lib/signs'
import { sectionRef } from './facts'
import type { CardRecord } from './types'

const KINDS: Record<string, Sign> = {
  bonus: 'sword',
  reroll: 'helmet',
  dice: 'crossed',
  ignore: 'peaks',
  ties: 'shield',
  armies: 'helmet',
  siege_tokens: 'tower',
  forts: 'tower',
  fleets: 'ship',
  caravans: 'walk',
  cities: 'temple',
  monuments: 'temple',
  points: 'star',
  loot: 'coin',
  spare: 'shield',
  diplomacy: 'dagger',
  revolution: 'crossed',
  barbarians: 'flame',
  disaster: 'flame',
  plague: 'skull',
}

/** The sign of an event: a kingdom's, or that of what it does. */
export function signOf(event: CardRecord): Sign {
  return event.type === 'kingdom' ? 'crown' : (KINDS[event.effect?.kind ?? ''] ?? 'star')
}

/** What an empire or a kingdom founds where it starts: "capitol", "city" or "none". */
export function founds(card: CardRecord): 'capitol' | 'city' | 'none' {
  return card.structure ?? (card.capitol ? 'capitol' : 'none')
}

/** Where an empire or a kingdom starts, and what it brings along; "" for what it does not have. */
export function placesOf(card: CardRecord, name: BoardProps['name']): { start: string; routes: string } {
  const start = (card.start ?? []).map((land) => name(`land:${land}`)).join(', ')
  const routes = [...(card.fleets ?? []), ...(card.caravans ?? [])].map((id) => name(sectionRef(id))).join(', ')
  return { start, routes }
}

/** The epochs through which the token of a region stays, around this one: [3, 4]. Values are by epoch. */
export function tokenRange(values: number[], epoch: number): [number, number] {
  let [first, last] = [epoch, epoch]
  while (first > 1 && values[first - 2] === values[epoch - 1]) first -= 1
  while (last < values.length && values[last] === values[epoch - 1]) last += 1
  return [first, last]
}
