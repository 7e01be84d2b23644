// What the view of this game holds.

export interface LandView {
  seat: number | null
  /** What the army belongs to: "empire:romans", "event:phoenicians". */
  of: string | null
  /** Whether the army is upright. */
  active: boolean
  fort: boolean
  capitol: boolean
  city: boolean
  monument: boolean
}

export interface PlayerView {
  score: number
  has_empire: boolean
  empire: string | null
  /** How many event cards are in the hand. */
  events: number
  /** Those of them that you have passed on. */
  known_events: string[]
  played: string[]
  /** The armies in the supply. */
  armies: number
}

/** The two sets of cards that are passed from player to player. */
export type CardSet = 'empires' | 'events'

export interface DraftView {
  /** Who has each set now, and how many cards are left in it. */
  sets: Record<CardSet, { seat: number | null; left: number }>
  /** The cards that you look at. */
  look: Record<CardSet, string[] | null>
  /** Who has taken a card of each set. */
  taken: Record<CardSet, number[]>
}

export interface BattleView {
  land: string
  defender: number
  sailing: boolean
  attack: number[]
  defence: number[]
  mine: number
  theirs: number
  /** What the invader adds to the highest die, without the catapult. */
  bonus: number
  terrain: boolean
  fortified: boolean
  /** What the catapult adds. */
  catapult: number
  /** The armies and the siege tokens on the catapult. */
  placed: number
  tokens: number
  /** How many rerolls each side still has. */
  rerolls: { invader: number; defender: number }
}

export interface TurnView {
  seat: number
  force: string | null
  kingdom: boolean
  events: string[]
  /** On the card. */
  armies: number
  siege_tokens: number
  /** The lands of active armies. */
  lands: string[]
  /** Where the last battle was won. */
  last_win: string | null
  fleets: string[]
  caravans: string[]
  /** Still to be built. */
  monuments: number
  battle: BattleView | null
}

export interface View {
  seat: number | null
  seats: number
  options: Record<string, boolean>
  epoch: number
  /** The seats with the most points first, as at the draft. */
  order: number[]
  to_act: number[]
  called: string[]
  lands: Record<string, LandView>
  players: PlayerView[]
  hand: string[]
  draft: DraftView | null
  drawn: { set: CardSet; card: string } | null
  turn: TurnView | null
  supply: { forts: number; capitols: number; monuments: number }
  over: boolean
  winners: number[]
}

/** An empire card or an event card, as its record tells it. */
export interface CardRecord {
  epoch: number
  order?: number
  leader?: string
  type?: 'enhancement' | 'kingdom'
  armies?: number
  start?: string[]
  capitol?: boolean
  structure?: 'capitol' | 'city' | 'none'
  fleets?: string[]
  caravans?: string[]
  effect?: { kind?: string }
  effect_name?: Record<string, string>
  text?: Record<string, string>
  origin?: string
}
