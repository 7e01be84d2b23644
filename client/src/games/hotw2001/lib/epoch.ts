// How far the epoch has come: which empire was played, skipped, is playing, is still to come.

import { EMPIRES } from './content'
import type { View } from './types'

export type Status = 'played' | 'skipped' | 'now' | 'later'

export interface Called {
  empire: string
  status: Status
  /** Who has it, as far as the viewer knows. */
  seat: number | null
}

/** The empires of the epoch in the order they are called. */
export function callOrder(view: View): Called[] {
  return (EMPIRES[view.epoch] ?? []).map((empire) => {
    const holder = view.players.findIndex((player) => player.empire === empire)
    const seat = holder < 0 ? null : holder
    const called = view.called.includes(empire)
    const now = called && seat !== null && view.turn?.seat === seat && !view.over
    const status = now ? 'now' : !called ? 'later' : seat === null ? 'skipped' : 'played'
    return { empire, status, seat }
  })
}

/** The epochs of a card in short: "II–V", "IV", "III, V". */
export function epochRange(epochs: number[], roman: string[]): string {
  const first = epochs[0] ?? 0
  const last = epochs.at(-1) ?? 0
  if (epochs.length < 3 || last - first + 1 !== epochs.length) return epochs.map((epoch) => roman[epoch]).join(', ')
  return `${roman[first]}–${roman[last]}`
}
