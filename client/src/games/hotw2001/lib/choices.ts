// Which things on the board can be clicked, what each click can mean, and what to ask about a thing that cannot.

import type { Choice } from '../../../lib/game'
import type { LandView, View } from './types'

type Records = (ref: string) => { area?: string } | null | undefined

/**
 * The choices by the land or water to be clicked. An area is clicked through any of its lands, an empire through any land of
 * its armies.
 */
export function byTarget(
  choices: Choice[],
  landIds: string[],
  lands: Record<string, LandView>,
  record: Records,
): Map<string, Choice[]> {
  const targets = new Map<string, Choice[]>()
  const add = (target: string, choice: Choice) => targets.set(target, [...(targets.get(target) ?? []), choice])
  for (const choice of choices) {
    const [kind, id] = split(choice.ref)
    if (kind === 'land' || kind === 'water') add(choice.ref, choice)
    if (kind === 'area') for (const land of landIds) if (record(`land:${land}`)?.area === id) add(`land:${land}`, choice)
    if (kind === 'empire') for (const land of landIds) if (split(lands[land]?.of ?? '')[1] === id) add(`land:${land}`, choice)
  }
  return targets
}

/** A thing's kind and id. */
export function split(ref: string): [string, string] {
  const colon = ref.indexOf(':')
  return colon < 0 ? ['', ref] : [ref.slice(0, colon), ref.slice(colon + 1)]
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
