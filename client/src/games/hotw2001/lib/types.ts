// What the view of this game holds, and the map it is drawn on.

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

export type Point = [number, number]

export interface WorldMap {
  width: number
  height: number
  background: { land: string; graticule: string }
  lands: Record<string, { d: string; anchor: Point; label: [number, number, number] }>
  barren: Record<string, { d: string; label: [number, number, number] }>
  waters: Record<string, { anchor: Point; label: [number, number, number, number]; d?: string }>
  straits: { a: string; b: string; points: Point[] }[]
  terrain: { land: string; from: string; kind: string; path: string; marks: [number, number, number][] }[]
  exceptions: { a: string; b: string; kind: string; path: string }[]
}

/** The land a record tells of: only what is shown. */
export interface LandRecord {
  area?: string
  barren?: boolean
  resource?: boolean
  borders: Record<string, string>
  waters: string[]
  origin: string
}
