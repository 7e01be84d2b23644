// How event cards are shown.

import { ROMAN } from '../../conquest/lib/epochs'
import type { Sign } from '../../conquest/lib/signs'

/** The sign of each kind of event, and of cards that differ from their kind. */
const KINDS: Record<string, Sign> = {
  reallocation: 'coin',
  leader: 'helmet',
  weaponry: 'sword',
  minor_empire: 'crown',
  kingdom: 'crown',
  migrants: 'walk',
  civil_war: 'crossed',
  barbarians: 'crossed',
  jewish_revolt: 'star',
  siegecraft: 'tower',
  crusade: 'cross',
  black_death: 'skull',
  treachery: 'dagger',
  elite_troops: 'shield',
  naval_power: 'ship',
  engineering: 'tower',
  expert_troops: 'peaks',
  population_explosion: 'coin',
  famine: 'skull',
  plague: 'skull',
  pestilence: 'skull',
  jihad: 'sword',
  disaster: 'flame',
  civil_service: 'temple',
  astronomy: 'star',
  allies: 'shield',
  expert_troops_forests: 'tree',
  expert_troops_straits: 'ship',
}

export function signOf(id: string, kind: string): Sign {
  return KINDS[id] ?? KINDS[kind] ?? 'star'
}

/** The epochs of a card in short: "II–V", "IV", "III, V". */
export function epochRange(epochs: number[]): string {
  const first = epochs[0] ?? 0
  const last = epochs.at(-1) ?? 0
  if (epochs.length < 3 || last - first + 1 !== epochs.length) return epochs.map((epoch) => ROMAN[epoch]).join(', ')
  return `${ROMAN[first]}–${ROMAN[last]}`
}
