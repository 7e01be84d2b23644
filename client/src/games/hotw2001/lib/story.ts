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

const SCENES: Record<string, [Scene['kind'], number]> = {
  'event-epoch': ['caption', 1000],
  'event-turn': ['caption', 900],
  'event-played': ['caption', 800],
  'event-scored': ['caption', 1000],
  'event-preeminence': ['caption', 900],
  'event-attack': ['attack', 260],
  'event-sea-attack': ['attack', 260],
  'event-rolled': ['dice', 950],
  'event-stricken': ['dice', 450],
  'event-survived': ['dice', 300],
  'event-treachery': ['attack', 400],
  'event-fort-lost': ['sack', 250],
  'event-army-lost': ['fall', 260],
  'event-disaster': ['sack', 400],
  'event-capital-sacked': ['sack', 300],
  'event-city-sacked': ['sack', 300],
  'event-entered': ['arrive', 300],
  'event-replaced': ['arrive', 300],
  'event-reinforced': ['arrive', 300],
  'event-settled': ['arrive', 500],
  'event-captured': ['arrive', 320],
  'event-kingdom': ['arrive', 400],
  'event-migrated': ['arrive', 400],
  'event-crusaders-arrived': ['build', 400],
  'event-fort': ['build', 280],
  'event-monument': ['build', 400],
  'event-manned': ['arrive', 300],
  'event-sea-won': ['arrive', 300],
}

/** All scenes together take no longer than this; longer stories are told faster. */
const LONGEST = 9000

const text = (arg: Arg | undefined): string => (typeof arg === 'string' ? arg : '')
const numbers = (arg: Arg | undefined): number[] => (Array.isArray(arg) ? arg.filter((n) => typeof n === 'number') : [])
const number = (arg: Arg | undefined): number => (typeof arg === 'number' ? arg : 0)

/** The scenes of some rows of the log. */
export function scenes(rows: LogRow[]): Scene[] {
  const told: Scene[] = []
  let at = ''
  let seat: number | null = null
  for (const message of rows.flatMap((row) => row.events)) {
    const known = SCENES[message.id]
    if (!known) continue
    const [kind, time] = known
    const { args } = message
    const here = text(args.land) || text(args.water)
    if (here) at = here
    if (text(args.seat).startsWith('seat:')) seat = Number(text(args.seat).slice(5))
    told.push({
      kind,
      at: kind === 'caption' ? '' : at,
      seat,
      time,
      message,
      attack: numbers(args.attack),
      defence: message.id === 'event-rolled' ? numbers(args.defence) : numbers(args.dice),
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
