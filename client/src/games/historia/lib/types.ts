// What the view of this game holds.

export interface Civ {
  points: number
  technology: number
  military: number
  government: string
  available: number
  used: number
  supply: number
  territories: string[]
}

export interface PlayerView {
  score: number
  civilization: string
  hand: string[]
  /** The discard queue, oldest first. */
  queue: string[]
  /** How many advisors are in the hand, and in the deck. */
  advisors: number
  deck: number
  gone: string[]
  /** "action:art", "advisor:cleopatra": turned over and still to be resolved. */
  revealed: string[]
  slots: number
  wonders: { id: string; turned: boolean }[]
  has_leader: boolean
  leader: string | null
}

export interface View {
  seat: number | null
  seats: number
  /** The level of each Civbot. */
  civbots: string[]
  era: number
  turn: number
  order: number[]
  to_act: number[]
  territories: Record<string, { token: number; points: number; civs: number[] }>
  /** By space of the matrix ("t3_m4"). */
  milestones: Record<string, string>
  milestone_drawn: string | null
  row: string[]
  /** The players, then the Civbots. */
  civs: Civ[]
  players: PlayerView[]
  /** Who has chosen cards for this round. */
  ready: number[]
  /** The card that is being carried out. */
  resolving: { seat: number; card: string } | null
  /** Yours: the advisors in your hand, and what you have chosen. */
  advisors: string[]
  chosen: string[]
  /** The leaders you choose from. */
  leaders: string[] | null
  drafting: boolean
  revolution: boolean
  over: boolean
  winners: number[]
}

/** What the records of cards, levels and tokens have in common. */
export interface About {
  text?: Record<string, string>
  advanced?: Record<string, string>
  requires?: string
  origin?: string
  card?: string
  slots?: number
  gives?: Effect[]
  effects?: Effect[]
  /** Of a Civbot card. */
  actions?: Effect[]
  letter?: string
  points?: number
  cubes?: number
}

export interface Effect {
  kind: string
  count: number
}
