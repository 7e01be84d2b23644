// What the view of this game holds.

export interface LandView {
  seat: number | null
  /** What the army belongs to: "empire:rome", "event:jewish_revolt". */
  of: string | null
  armies: number
  fort: boolean
  capital: boolean
  city: boolean
  monument: boolean
}

export interface PlayerView {
  score: number
  has_empire: boolean
  empire: string | null
  greater_events: number
  lesser_events: number
  played: string[]
  figures: number
  strength: number
  last_strength: number
  markers: number
  marker_points: number
}

export interface TurnView {
  seat: number
  force: string | null
  events: string[]
  pool: number
  allied_pool: number
  free_forts: number
  coins: number
  allied_coins: number
  lost: number
  lands: string[]
  fleets: string[]
  leader: boolean
  elite: boolean
  jihad: number
  treachery: string | null
  monuments: number
}

export interface View {
  seat: number | null
  seats: number
  options: Record<string, boolean>
  epoch: number
  order: number[]
  to_act: number[]
  called: string[]
  lands: Record<string, LandView>
  manned: Record<string, { seat: number; epoch: number }>
  players: PlayerView[]
  hand: string[]
  drawn: string | null
  turn: TurnView | null
  supply: { forts: number; capitals: number; monuments: number; markers: number }
  over: boolean
  winners: number[]
}
