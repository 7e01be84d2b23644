// What a step of the game tells, scene by scene, and how the table looks in between.

import type { Arg, LogRow, Message } from '../../../lib/game'
import type { Civ, View } from './types'

export interface Scene {
  /** Cards are turned over, a Civbot plays a card, a turn ends or begins; or somebody acts. */
  kind: 'reveal' | 'civbot' | 'turn' | 'act'
  events: Message[]
  /** How long it stays, in milliseconds. */
  time: number
}

/** The events with which a scene begins, unless it has begun. */
const BEGINS: Record<string, Scene['kind']> = { 'event-revealed': 'reveal', 'event-civbot-card': 'civbot', 'event-turn-end': 'turn', 'event-turn': 'turn' }
const TIMES = { reveal: 2000, civbot: 1500, turn: 1700, act: 700 }
/** All scenes together take no longer than this; longer stories are told faster. */
const LONGEST = 24000
/** A turn that ends or begins is told in scenes with no more to read than this. */
const LINES = 5

/** The scenes of some rows of the log; none where nothing more is told than who did what. */
export function scenes(rows: LogRow[]): Scene[] {
  const told: Scene[] = []
  for (const event of rows.flatMap((row) => row.events)) {
    const kind = BEGINS[event.id]
    const last = told.at(-1)
    const full = last?.kind === 'turn' && last.events.length >= LINES
    if (!last || full || (kind && (kind === 'civbot' || kind !== last.kind))) {
      const of = kind ?? last?.kind ?? 'act'
      told.push({ kind: of, events: [event], time: TIMES[of] })
    } else last.events.push(event)
  }
  // Nobody is surprised by the only card there is.
  for (const scene of told) if (scene.kind === 'reveal' && scene.events.length < 2) scene.kind = 'act'
  if (told.every(({ kind }) => kind === 'act')) return []
  const whole = told.reduce((sum, { time }) => sum + time, 0)
  const pace = Math.min(1, LONGEST / whole)
  return told.map((scene) => ({ ...scene, time: scene.time * pace }))
}

/** The number of a civilization named in an event; -1 for none. */
export function civOf({ seats }: View, ref: Arg | undefined): number {
  const [kind, id] = String(ref).split(':')
  return kind === 'seat' ? Number(id) : kind === 'civbot' ? seats + Number(id!.slice(7)) - 1 : -1
}

const ids = (refs: Arg | undefined) => (Array.isArray(refs) ? refs : [refs]).map((ref) => String(ref).split(':')[1]!)

/** The table after an event, as far as the boards show it. */
export function after(view: View, { id, args }: Message): View {
  const n = civOf(view, args.seat ?? args.civ)
  const civ = view.civs[n]
  if (!civ) return id === 'event-wonder-row' ? { ...view, row: ids(args.wonders) } : view
  const with_ = (more: Partial<Civ>): View => ({ ...view, civs: view.civs.with(n, { ...civ, ...more }) })
  const row = (): View => ({ ...view, row: view.row.filter((wonder) => wonder !== ids(args.wonder)[0]) })
  const cubes = (change: (civs: number[]) => number[]): View => {
    const [place] = ids(args.territory) as [string]
    const here = view.territories[place]!
    return { ...view, territories: { ...view.territories, [place]: { ...here, civs: change(here.civs.filter((other) => other !== n)) } } }
  }
  switch (id) {
    case 'event-technology':
      return with_({ technology: Number(args.level) })
    case 'event-military':
      return with_({ military: Number(args.level) })
    case 'event-settled':
    case 'event-expanded':
      return cubes((civs) => [...civs, n].sort())
    case 'event-driven-out':
      return cubes((civs) => civs)
    case 'event-wonder':
    case 'event-civbot-wonder':
      return row()
    case 'event-milestone': {
      const { [`t${civ.technology}_m${civ.military}`]: _, ...milestones } = view.milestones
      return { ...view, milestones }
    }
    case 'event-revealed':
      return { ...view, ready: [], players: view.players.with(n, { ...view.players[n]!, revealed: args.cards as string[] }) }
    default:
      return typeof args.total === 'number' ? with_({ points: args.total }) : view
  }
}
