// What can be meant by a press on a place.

import type { Choice } from '../../../lib/game'
import { split } from '../../conquest/lib/choices'
import type { Records } from '../../conquest/lib/types'
import { atlas } from './atlas'
import type { View } from './types'

/** The lands of an area, of an empire, of an event. */
export function landsOf(ref: string, view: View, record: Records): string[] {
  const [kind, id] = split(ref)
  const belongs = (land: string) => {
    if (kind === 'area') return record(`land:${land}`)?.area === id
    return (kind === 'empire' || kind === 'event') && split(view.lands[land]?.of ?? '')[1] === id
  }
  return atlas.lands.filter(belongs).map((land) => `land:${land}`)
}

const LAND_VERBS = ['expand', 'choose_land', 'monument', 'fort', 'buy_fort']
const WATER_VERBS = ['man', 'fleet', 'fight', 'reallocate', 'leave_out', 'take_back']

/** The action somebody most likely means who clicks a thing that is not lit. */
export function meant(target: string, choices: Choice[], view: View, record: Records): { verb: string; noun: string } {
  const [kind, id] = split(target)
  const offered = new Set(choices.map((choice) => choice.verb))
  if (kind === 'water') return { verb: WATER_VERBS.find((verb) => offered.has(verb)) ?? 'man', noun: id }
  const area = record(target)?.area
  if (offered.has('choose_area') && area) return { verb: 'choose_area', noun: area }
  const empire = split(view.lands[id]?.of ?? '')[1]
  if (offered.has('choose_empire') && empire) return { verb: 'choose_empire', noun: empire }
  if (offered.has('fort') && view.turn?.lands.includes(id) && !view.options.multiple_armies) return { verb: 'fort', noun: id }
  return { verb: LAND_VERBS.find((verb) => offered.has(verb)) ?? 'expand', noun: id }
}

/** Whether choosing this is an attack on another player's army, so that odds can be asked for. */
export function isAttack(choice: Choice, view: View): boolean {
  if (choice.verb === 'fight') return true
  if (choice.verb !== 'expand') return false
  const land = view.lands[choice.noun]
  return !!land && land.seat !== null && land.armies > 0 && land.seat !== view.turn?.seat
}

/** Whether choosing this does something to what is there already. */
export function isOwn({ verb }: Choice): boolean {
  return verb === 'fort' || verb === 'buy_fort'
}
