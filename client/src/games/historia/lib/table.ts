// Who is at the table, what can be pressed, and what there is to tell of a thing.

import type { BoardProps, Choice, Seat } from '../../../lib/game'
import { SEATS } from '../../../lib/seats'
import type { About, View } from './types'

export type Given = BoardProps

/** The players and the Civbots as they are drawn. A Civbot has the next colours and shapes. */
export function civsOf(view: View, { seats, t }: Pick<Given, 'seats' | 't'>): (Seat & { level: string })[] {
  return view.civs.map((_, civ) => {
    if (civ < view.seats) return { ...seats[civ]!, level: '' }
    const n = civ - view.seats
    return { seat: civ, name: t('hist-civbot', { number: n + 1 }), bot: null, level: t(`hist-level-${view.civbots[n]}`), ...SEATS[civ % SEATS.length]! }
  })
}

/** The ref of a civilization in choices. */
export function civRef(view: View, civ: number): string {
  return civ < view.seats ? `seat:${civ}` : `civbot:civbot_${civ - view.seats + 1}`
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
