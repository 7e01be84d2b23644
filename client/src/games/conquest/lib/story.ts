// What the log tells, as small scenes on the board, one after the other.

import type { Arg, LogRow, Message } from '../../../lib/game'

export interface Scene {
  kind: 'arrive' | 'fall' | 'attack' | 'dice' | 'build' | 'sack' | 'caption'
  /** The land or water where it happens, "" for a caption. */
  at: string
  seat: number | null
  /** How long it stays, in milliseconds. */
  time: number
  message: Message
  attack: number[]
  defence: number[]
  mine: number
  theirs: number
}

/** What each kind of event looks like, and how long. */
export type SceneTable = Record<string, [Scene['kind'], number]>

/** All scenes together take no longer than this; longer stories are told faster. */
const LONGEST = 9000

const text = (arg: Arg | undefined): string => (typeof arg === 'string' ? arg : '')
const numbers = (arg: Arg | undefined): number[] => (Array.isArray(arg) ? arg.filter((n) => typeof n === 'number') : [])
const number = (arg: Arg | undefined): number => (typeof arg === 'number' ? arg : 0)

/** The scenes of some rows of the log. What names no place happens at the last one named, or at first at `place`. */
export function scenes(rows: LogRow[], table: SceneTable, place = ''): Scene[] {
  const told: Scene[] = []
  let at = place
  let seat: number | null = null
  for (const message of rows.flatMap((row) => row.events)) {
    const known = table[message.id]
    if (!known) continue
    const [kind, time] = known
    const { args } = message
    const here = text(args.land) || text(args.water) || text(args.barren)
    if (here) at = here
    if (text(args.seat).startsWith('seat:')) seat = Number(text(args.seat).slice(5))
    told.push({
      kind,
      at: kind === 'caption' ? '' : at,
      seat,
      time,
      message,
      attack: numbers(args.attack),
      defence: numbers(args.defence ?? args.dice),
      mine: number(args.mine),
      theirs: number(args.theirs),
    })
  }
  const whole = told.reduce((sum, scene) => sum + scene.time, 0)
  const pace = whole > LONGEST ? LONGEST / whole : 1
  return told.map((scene) => ({ ...scene, time: scene.time * pace }))
}

/** The rows that have not been told yet: those after the last one told, or all of them after a jump back. */
export function untold(rows: LogRow[], last: number): LogRow[] {
  const newest = rows.at(-1)?.position ?? -1
  return newest > last ? rows.filter((row) => row.position > last) : newest === last ? [] : rows
}

/** The lands and waters that the scenes from this one on still change. */
export function pending(all: Scene[], from: number): Set<string> {
  return new Set(all.slice(from).map((scene) => scene.at).filter((at) => at !== ''))
}
