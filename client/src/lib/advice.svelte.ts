// What a program would do here, asked for and shown; and reasons in words, its own and those of bots.

import { get } from './api'
import type { Advice, TableState } from './game'
import { notes } from './notes.svelte'
import { sameQuestion, type Table } from './table.svelte'
import { percent, shell, t, type Words } from './text.svelte'

/** Advice at a table. It goes with the position it was asked at; where several choose at once, with the question. */
export class Adviser {
  private given = $state.raw<{ at: TableState; rows: Advice[] } | null>(null)
  busy = $state(false)

  constructor(private table: Table) {}

  /** The choices to show, best first; null for none. */
  get rows(): Advice[] | null {
    const { mine, now } = this.table
    return mine && this.given && goesWith(this.given.at, now!) ? this.given.rows : null
  }

  ask = async (): Promise<void> => {
    if (this.busy || this.rows || !this.table.mine) return
    const at = this.table.now!
    this.busy = true
    try {
      this.given = { at, rows: await get<Advice[]>(`/tables/${this.table.id}/advice`) }
    } catch (error) {
      notes.fail(error, this.table.info?.game)
    }
    this.busy = false
  }

  close = (): void => void (this.given = null)
}

const goesWith = (at: TableState, now: TableState) =>
  now.position === at.position || (at.info.to_act.length > 1 && sameQuestion(now, at))

/** The text that says what a number of a game is. */
const textOf = (feature: string) => `why-${feature.replaceAll('_', '-')}`

/** Whether programs know a game well enough to give reasons. */
export const isTaught = (words: Words): boolean => words.game.has(textOf('score'))

/** The reasons in words; if nothing that people know speaks for a choice, that. */
export function reasonsOf({ reasons, against }: Advice, words: Words): string {
  const signed = new Intl.NumberFormat(shell.language, { signDisplay: 'always', maximumFractionDigits: 1 })
  const known = reasons.filter(({ feature }) => words.game.has(textOf(feature)))
  const choice = against ? words.action(against) : ''
  if (!known.length) return choice ? t('no-better', { choice }) : t('no-reason')
  const said = known.map(({ feature, points }) => words.t(textOf(feature), { points: signed.format(points) })).join(', ')
  return choice ? t('reasons-against', { choice, reasons: said }) : said
}

/** "74% to win", or nothing for one who plays alone. */
export function chanceOf({ chance }: Advice, id: 'chance-to-win' | 'chance-then' = 'chance-to-win'): string {
  if (chance === null) return ''
  return t(id, { percent: percent(chance) })
}
