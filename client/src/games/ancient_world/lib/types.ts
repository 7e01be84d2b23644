// What the view of this game holds.

export interface ArmyView {
  /** The active card. */
  id: string
  /** Coins on the name were paid in this round, those on the picture before. */
  name_coins: number
  picture_coins: number
  retired: string[]
}

export interface EmpireView {
  id: string
  damaged: boolean
  /** The skill of the citizen on the card. */
  citizen: number | null
  /** What the card is worth at the end, as things stand; null for a card that scores nothing. */
  bonus: number | null
}

export interface PlayerView {
  score: number
  /** By tribe. */
  banners: Record<string, number>
  banner_points: number
  coins: number
  knowledge: number
  passed: boolean
  citizens: { skill: number; home: boolean; starving: boolean }[]
  /** What is added to the attack value until the end of the round. */
  drafted: number
  food: number
  capacity: number
  room: number
  army_limit: number
  swords: number
  arrows: number
  income: { coins: number; knowledge: number }
  empire: EmpireView[]
  titans: string[]
  districts: string[]
  armies: ArmyView[]
  stored: number
  /** Stored from the row, so that all have seen them. */
  stored_open: string[]
  /** Yours that only you have seen. */
  stored_own: string[] | null
}

export interface PileView {
  titan: string | null
  left: number
  /** Below the open one, from the top down: what you have seen there. */
  seen: (string | null)[]
  /** How many somebody has looked at, from the top down, and which you know to be among them without knowing where. */
  looked: number
  among: string[]
}

export interface Token {
  seat: number
  skill: number
}

export interface View {
  seat: number | null
  seats: number
  round: number
  deck: 'A' | 'B'
  first: number
  /** Whether the 1st-player token has been claimed in this round. */
  claimed: boolean
  turn: number
  to_act: number[]
  spaces: Record<string, Token[]>
  row: string[]
  deck_left: number
  discard: string[]
  military: string[]
  military_left: number
  piles: Record<string, PileView>
  district: string | null
  districts_left: number
  /** The cards before you, as refs: drawn, to be put in order, or a recruit who needs a place. */
  drawn: string[]
  /** The titans already put in order. */
  arranged: string[]
  /** The pile whose Titan is under attack. */
  attack: string | null
  /** The Military cards paid in this attack. */
  used: string[]
  players: PlayerView[]
  over: boolean
  winners: number[]
}

export type Counts = Partial<Record<string, number>>

/** What the records of cards, spaces and tribes have in common. */
export interface About {
  text?: Record<string, string>
  origin?: string
  deck?: 'A' | 'B' | 'start'
  cost?: Counts
  banners?: string[]
  gives?: Counts
  legacy?: Counts
  action?: unknown[]
  when?: unknown[]
  scores?: unknown[]
  stars?: number
  defence?: number
  weapons?: 'swords' | 'both'
}
