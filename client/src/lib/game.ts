// What the shell and a game's board say to each other, and what the server says to both.

import type { Component } from 'svelte'
import type { components } from './schema'

type Schema = components['schemas']

export type Language = 'en' | 'pt-BR'
export type Names = Record<Language, string>

/** A number, a thing ("land:levant"), a list of either, or a sentence within a sentence. */
export type Arg = number | string | (number | string)[] | Message

/** A sentence to be said: its id in the Fluent files, its arguments, and the clause behind it ("" for none). */
export type Message = Omit<Schema['Message'], 'args'> & { args: Record<string, Arg> }

/** One thing that can be done now. `ref` is the thing it is done with ("land:levant"), "" for none. */
export type Choice = Schema['Choice']

/** A step of the game as this viewer may know it. The noun is null where it is a secret. */
export type LogRow = Omit<Schema['LogRow'], 'events'> & { events: Message[] }

/** A seat as it is drawn: told apart by colour and by shape. */
export interface Seat {
  seat: number
  /** What it is called in events: "seat:0". */
  ref: string
  name: string
  colour: string
  shape: Shape
  bot: string | null
}

/** Somebody at the table whom the game itself plays. Numbered on after the seats; events name them by their `ref`. */
export interface Other extends Seat {
  score: number
  /** A word about them, to stand beside the name. */
  note: string
}

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star'

export type Odds = Schema['Odds']

/** What a program would do: a choice, the chance to win with it (null alone), and what it changes for the better, in points. */
export type Advice = Schema['Advice']

/** What a bot did, and why as far as everybody may know; `position` is that of its row in the log, `after` what it chose besides. */
export type Explanation = Advice & { seat: number; position: number; after: Choice[] }

/**
 * What a board gets. It fills the box it is put in, and moves and magnifies itself: by drag and wheel, by pinch, by the keys
 * plus, minus and 0, and by buttons. Arrows, numbers, slash, h and u belong to the shell unless the board has the focus.
 */
export interface BoardProps {
  view: any
  choices: Choice[]
  seats: Seat[]
  you: number | null
  say: (message: Message) => string
  name: (ref: string) => string
  record: (ref: string) => any
  pick: (choice: Choice) => void
  /** Why this cannot be done now, or null if it can. The shell shows the answer of a board's call as a popover. */
  why: (verb: string, noun: string) => Promise<Message | null>
  odds: (verb: string, noun: string) => Promise<Odds | null>
  /** The thing to be lit, because the bar's button for it is hovered. */
  focus: string | null
  /** The rows to animate. */
  recent: LogRow[]
  /** The shell's and the game's texts for the page. */
  t: (id: string, args?: Record<string, number | string>) => string
}

/** What `games/<id>/index.ts` exports. */
export interface GameModule {
  Board: Component<BoardProps>
  /** Tracks, hand, cards: what stands beside the board, or in a tab under it on a phone. */
  Side?: Component<BoardProps>
  /** Who else is at the table, beside those in the seats. */
  others?: (view: any, t: BoardProps['t']) => Other[]
  /** Another folder of `games` whose texts the board shows too. */
  words?: string
}

/** A table, without its state. */
export type Info = Schema['Info']

/** A table at a position, through one pair of eyes. */
export type TableState = Omit<Schema['State'], 'view' | 'prompt'> & { view: any; prompt: Message | null }

export interface ChatLine {
  name: string
  seat: number | null
  text: string
  time: string
}

export type Live =
  | { type: 'sync'; state: TableState; log: LogRow[]; chat: ChatLine[]; explained: Explanation[] }
  | { type: 'step'; state: TableState; log: LogRow[] }
  | { type: 'chat'; line: ChatLine }
  | { type: 'explained'; explanation: Explanation }
  | { type: 'info'; info: Info }

export type Option = Schema['GameOption']

/** A game in the list of games. */
export type GameEntry = Omit<Schema['GameEntry'], 'title'> & { title: Names }

/** A game with the names and records of its things. */
export type GameData = Omit<Schema['GameData'], 'names' | 'records'> & {
  names: Record<string, Names>
  records: Record<string, any>
}

export type Clause = Schema['Clause']

export type Me = Schema['Me']
