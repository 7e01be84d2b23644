// Who is at the table, what can be pressed, and what there is to tell of a thing.

import type { BoardProps, Choice, Other, Seat } from '../../../lib/game'
import { drawn } from '../../../lib/seats'
import type { Scene } from './story'
import type { About, View } from './types'

export type Given = BoardProps

/** A civilization as it is drawn; `note` is the level of a Civbot. */
export type CivSeat = Seat & Pick<Other, 'note'>

/** The Civbots. They have the colours and shapes after those of the players. */
export function civbotsOf(view: View, t: Given['t']): Other[] {
  return view.civbots.map((level, n) => ({
    ...drawn(view.seats + n, t('hist-civbot', { number: n + 1 })),
    ref: `civbot:civbot_${n + 1}`,
    score: view.civs[view.seats + n]!.points,
    note: t(`hist-level-${level}`),
  }))
}

/** The players and the Civbots. */
export function civsOf(view: View, { seats, t }: Pick<Given, 'seats' | 't'>): CivSeat[] {
  return [...seats.map((seat) => ({ ...seat, note: '' })), ...civbotsOf(view, t)]
}

export function find(choices: Choice[], ref: string, ...verbs: string[]): Choice | undefined {
  return choices.find((choice) => choice.ref === ref && (!verbs.length || verbs.includes(choice.verb)))
}

const PLACES = ['settle', 'expand', 'war_in', 'recover_map']

/** The action somebody most likely means who presses a territory that is not lit. */
export function meant(choices: Choice[]): string {
  return PLACES.find((verb) => choices.some((choice) => choice.verb === verb)) ?? 'expand'
}

/** What a choice says on the thing itself. */
export function sayChoice({ verb, ref }: Choice, { t, name }: Pick<Given, 't' | 'name'>): string {
  return t(`action-${verb}`, { noun: ref ? name(ref) : '' })
}

/** The text of a card, level or token in the language of the page. */
export function textOf(ref: string, { record, t }: Pick<Given, 'record' | 't'>, side: 'text' | 'advanced' = 'text'): string {
  return (record(ref) as About | undefined)?.[side]?.[t('hist-language')] ?? ''
}

export type Pane = 'map' | 'matrix' | 'cards'

/** Where the things lie that can be chosen now, for a screen that shows one of them at a time. */
export function paneOf(choices: Choice[]): Pane | null {
  const first = choices.find(({ ref }) => ref)
  if (!first) return null
  return first.ref.startsWith('territory:') ? 'map' : first.ref.startsWith('cell:') ? 'matrix' : 'cards'
}

/** Where a scene of the Civbots can be seen, for such a screen. */
export function paneOfScene({ kind, events }: Scene): Pane | null {
  if (kind !== 'civbot') return null
  return events.some(({ args }) => 'level' in args) ? 'matrix' : 'map'
}
