// What can be pressed, and what is said of it.

import type { BoardProps, Choice } from '../../../lib/game'
import type { About, PlayerView, View } from './types'

export type Given = BoardProps

export const idOf = (ref: string) => ref.slice(ref.indexOf(':') + 1)
export const kindOf = (ref: string) => ref.slice(0, ref.indexOf(':'))

export function find(choices: Choice[], ref: string, ...verbs: string[]): Choice | undefined {
  return choices.find((choice) => choice.ref === ref && (!verbs.length || verbs.includes(choice.verb)))
}

/** A choice without a thing. */
export const bare = (choices: Choice[], verb: string) => choices.find((choice) => choice.verb === verb && !choice.ref)

/** A thing was pressed: the choice it stands for is made, or somebody who plays is told why it cannot be. */
export function press({ pick, why, you }: Pick<Given, 'pick' | 'why' | 'you'>, choice: Choice | undefined, verb: string, noun: string): void {
  if (choice) pick(choice)
  else if (you !== null && verb) void why(verb, noun)
}

/** What a choice says on the thing itself. */
export function sayChoice({ verb, ref }: Choice, { t, name }: Pick<Given, 't' | 'name'>): string {
  return t(`action-${verb}`, { noun: ref ? name(ref) : '' })
}

export const aboutOf = (ref: string, { record }: Pick<Given, 'record'>): About => record(ref) ?? {}

/** The rule on a card or a space, in the language of the page. */
export const textOf = (ref: string, given: Pick<Given, 'record' | 't'>) => aboutOf(ref, given).text?.[given.t('aw-language')] ?? ''

/** What is done with the things of one's own city. */
const AT_HOME = ['act', 'citizen', 'build_stored', 'use', 'retire', 'disband', 'repair', 'damage', 'ease', 'starve']

/** Whose city something can be chosen in now; null where it is not in a city. */
export function cityOf(choices: Choice[], { players }: View, you: number | null): number | null {
  if (choices.some(({ verb }) => AT_HOME.includes(verb))) return you
  const copied = choices.find(({ verb }) => verb === 'copy')
  const owner = copied ? players.findIndex((player, seat) => seat !== you && copies(copied.noun, player)) : -1
  return owner < 0 ? null : owner
}

/** Whether a player has this card, and undamaged. */
export const copies = (card: string, { empire }: PlayerView) => empire.some(({ id, damaged }) => id === card && !damaged)

export type Pane = 'spaces' | 'market' | 'city'

const PANES: Record<string, Pane> = {
  send: 'spaces',
  attack: 'market',
  scout: 'market',
  build: 'market',
  store: 'market',
  recruit: 'market',
  draw: 'market',
  blind: 'market',
  copy: 'city',
}

/** Where the things lie that can be chosen now, for a screen that shows one of them at a time. */
export function paneOf(choices: Choice[]): Pane | null {
  for (const { verb } of choices) {
    const pane = AT_HOME.includes(verb) ? 'city' : PANES[verb]
    if (pane) return pane
  }
  return null
}
