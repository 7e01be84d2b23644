// What a thing tells of itself, a line each: its name, what it does, where that comes from.

import { CELLS, TIMELINE } from './content'
import { textOf, type Given } from './table'
import type { About, View } from './types'

export type Tell = (ref: string) => string

/** `civs` are the names of the civilizations. */
export function tipOf(ref: string, view: View, civs: string[], given: Pick<Given, 'record' | 'name' | 't'>): string {
  const { name, record, t } = given
  const [kind, id] = ref.split(':') as [string, string]
  const who = (here: number[]) => here.map((civ) => civs[civ]).join(', ')
  const lines: string[] = []
  if (kind === 'territory') {
    const { token, points, civs: here } = view.territories[id]!
    const near: string[] = record(ref)?.borders ?? []
    lines.push(name(ref), t('hist-token', { number: token, count: points }), who(here) || t('hist-empty'))
    lines.push(`${t('hist-neighbours')} ${near.map((other) => name(`territory:${other}`)).join(', ')}`)
  } else if (kind === 'cell') {
    const { technology, military, government } = CELLS.find((cell) => cell.id === id)!
    const milestone = `milestone:${view.milestones[id]}`
    const here = view.civs.flatMap((civ, n) => (civ.technology === technology && civ.military === military ? [n] : []))
    lines.push(name(`government:${government}`), textOf(`government:${government}`, given), t('hist-cell', { technology, military }))
    if (view.milestones[id]) lines.push(`${t('hist-milestone')} ${name(milestone)}. ${textOf(milestone, given)}`)
    lines.push(who(here))
  } else if (kind === 'turn') {
    lines.push(t('hist-end-of', { turn: id }), ...TIMELINE[Number(id) - 1]!.map((icon) => `• ${t(`hist-end-${icon}`)}`))
  } else {
    const about = record(ref) as About | undefined
    const turned = view.players.some(({ wonders }) => wonders.some((wonder) => wonder.turned && wonder.id === id))
    lines.push(name(ref), textOf(ref, given), textOf(ref, given, 'advanced'))
    for (const { kind, count } of about?.actions ?? []) lines.push(`• ${t(`hist-deed-${kind}`, { count })}`)
    if (about?.requires) lines.push(t('hist-advanced-with', { technology: name(`technology:${about.requires}`) }))
    if (kind === 'wonder' && turned) lines.push(t('hist-turned'))
    if (about?.origin) lines.push(t(`hist-origin-${about.origin}`))
  }
  return lines.filter(Boolean).join('\n')
}
