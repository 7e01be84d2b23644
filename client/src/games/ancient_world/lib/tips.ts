// What a thing tells of itself, a line each: its name, what it costs and gives, its rule, where that comes from.

import { FREE, OPENS, SHARED } from './content'
import { aboutOf, idOf, kindOf, textOf, type Given } from './table'
import type { About, Counts, PileView, View } from './types'

type Words = Pick<Given, 'record' | 'name' | 't'>

/** "2 swords, 1 arrow" */
export function sayCounts(counts: Counts | undefined, { t }: Pick<Given, 't'>): string {
  return Object.entries(counts ?? {})
    .map(([symbol, count]) => t(`aw-sym-${symbol}`, { count: count ?? 0 }))
    .join(', ')
}

/** "Karrun (red), Velda (green)" */
export function sayBanners(banners: string[] | undefined, { t, name }: Pick<Given, 't' | 'name'>): string {
  return (banners ?? []).map((tribe) => t('aw-tribe', { name: name(`tribe:${tribe}`), colour: t(`aw-colour-${tribe}`) })).join(', ')
}

/** Everything on a card but its name. */
export function linesOf(ref: string, given: Words): string[] {
  const { t } = given
  const about = aboutOf(ref, given)
  const { cost, gives, banners, legacy, defence, weapons, stars } = about
  return [
    defence ? t('aw-defence', { count: defence, stars: stars ?? 0 }) : '',
    weapons ? t(`aw-weapons-${weapons}`) : '',
    cost && Object.keys(cost).length ? t('aw-costs', { cost: sayPrice(cost, given) }) : '',
    gives && Object.keys(gives).length ? t('aw-gives', { list: sayCounts(gives, given) }) : '',
    legacy && Object.keys(legacy).length ? t('aw-legacy', { list: sayCounts(legacy, given) }) : '',
    banners?.length ? t('aw-banners', { list: sayBanners(banners, given) }) : '',
    textOf(ref, given),
  ].filter(Boolean)
}

export function sayPrice(cost: Counts, { t }: Pick<Given, 't'>): string {
  return Object.entries(cost)
    .map(([what, count]) => t(`aw-price-${what}`, { count: count ?? 0 }))
    .join(', ')
}

/** Who may still come to a space. */
export function entryOf(space: string, view: View, { t }: Pick<Given, 't'>): string {
  const skills = [...new Set((view.spaces[space] ?? []).map(({ skill }) => skill))].sort()
  if (view.round < (OPENS[space] ?? 0)) return t('aw-covered', { round: OPENS[space]! })
  if (FREE.includes(space) || !skills.length) return t('aw-anyone')
  return SHARED.includes(space) ? t('aw-fee', { skills: skills.join(', ') }) : t('aw-higher', { skill: skills.at(-1)! })
}

const sayOrigin = ({ origin }: About, { t }: Pick<Given, 't'>) => (origin ? t(`aw-origin-${origin}`) : '')

/** What you know of the Titans below the open one. */
export function knownOf({ seen, looked, among }: PileView, { name, t }: Pick<Given, 'name' | 't'>): string[] {
  const titles = among.map((id) => name(`titan:${id}`))
  const there = among.length ? [t('aw-among', { count: looked, titans: titles.join(', ') })] : []
  return [...seen.flatMap((id, n) => (id ? [t('aw-seen', { place: n + 2, titan: name(`titan:${id}`) })] : [])), ...there]
}

export function tipOf(ref: string, view: View, given: Words): string {
  const { name, t } = given
  const [kind, id] = [kindOf(ref), idOf(ref)]
  const origin = sayOrigin(aboutOf(ref, given), given)
  if (kind === 'space') return [name(ref), textOf(ref, given), entryOf(id, view, given), origin].filter(Boolean).join('\n')
  if (kind === 'pile') {
    const pile = view.piles[id]!
    const { titan, left } = pile
    const follow = titan ? t('aw-pile-left', { count: left - 1 }) : left ? t('aw-more', { count: left }) : t('aw-pile-out')
    const lines = [name(ref), follow, ...knownOf(pile, given)]
    return [titan ? tipOf(`titan:${titan}`, view, given) : '', ...lines].filter(Boolean).join('\n')
  }
  return [name(ref), ...linesOf(ref, given), origin].filter(Boolean).join('\n')
}
