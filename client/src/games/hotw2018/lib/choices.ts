// What can be meant by a press on a place.

import type { Choice } from '../../../lib/game'
import { split } from '../../conquest/lib/choices'
import type { Records } from '../../conquest/lib/types'
import { atlas } from './atlas'
import type { View } from './types'

/** The lands of a region; those of an empire or a kingdom, or where it starts. */
export function landsOf(ref: string, view: View, record: Records): string[] {
  const [kind, id] = split(ref)
  const refs = (lands: string[]) => lands.map((land) => `land:${land}`)
  if (kind === 'area') return refs(atlas.lands.filter((land) => record(`land:${land}`)?.area === id))
  if (kind !== 'empire' && kind !== 'event') return []
  const held = atlas.lands.filter((land) => view.lands[land]?.of === ref)
  return refs(held.length ? held : (record(ref)?.start ?? []))
}

/** The territories next to one. */
export function neighbours(land: string, record: Records): string[] {
  return Object.keys(record(land)?.borders ?? {}).map((other) => `land:${other}`)
}

const LAND_VERBS = ['choose_land', 'monument', 'city', 'free_fort', 'invade', 'sail', 'fortify']

/** The action somebody most likely means who clicks a place that is not lit. */
export function meant(target: string, choices: Choice[], view: View): { verb: string; noun: string } {
  const [kind, noun] = split(target)
  if (kind === 'water') return { verb: 'fleet', noun }
  if (kind === 'barren') return { verb: 'caravan', noun }
  const offered = new Set(choices.map((choice) => choice.verb))
  if (offered.has('invade') && view.turn?.lands.includes(noun)) return { verb: 'fortify', noun }
  return { verb: LAND_VERBS.find((verb) => offered.has(verb)) ?? 'invade', noun }
}

/** Whether choosing this is an attack on another player's army, so that odds can be asked for. */
export function isAttack({ verb, noun }: Choice, view: View): boolean {
  if (verb !== 'invade' && verb !== 'sail') return false
  const seat = view.lands[noun]?.seat ?? null
  return seat !== null && seat !== view.turn?.seat
}

/** Whether choosing this does something to what is there already, beside all there is to invade. */
export function isOwn({ verb }: Choice): boolean {
  return verb === 'fortify'
}

const AIMED = ['choose_land', 'fleet', 'caravan', 'monument', 'city', 'free_fort']

/** Whether choosing this says where a card acts or something is built: anywhere in the world. */
export function isAimed({ verb }: Choice): boolean {
  return AIMED.includes(verb)
}

/** The choices of a battle under way, each with its odds. */
const BATTLE = ['siege', 'siege_token', 'retreat', 'reroll', 'let_stand', 'reduce', 'spare']

export function inBattle({ verb }: Choice): boolean {
  return BATTLE.includes(verb)
}
