// What has just happened, for a moment: the damage dice of everybody, and in words what the others did.

import type { LogRow, Message } from '../../../lib/game'

const LINES = 6
/** How long it stays after the last of it, in milliseconds; longer if dice were rolled. */
const TIME = 3500
const ROLLED = 6000

export const isRoll = ({ id }: Message) => id === 'event-dice'

export class Teller {
  told = $state.raw<Message[]>([])
  private last = -1
  private timer: ReturnType<typeof setTimeout> | undefined

  /** New rows of the log. What follows on what is told is told with it; after a jump through the game that is forgotten. */
  hear(rows: LogRow[], you: number | null): void {
    const events = rows.flatMap((row) => (row.seat === you && !row.events.some(isRoll) ? [] : row.events))
    const follows = rows[0]?.position === this.last + 1
    this.last = rows.at(-1)?.position ?? this.last
    this.told = [...(follows ? this.told : []), ...events].slice(-LINES)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.told = []), this.told.some(isRoll) ? ROLLED : TIME)
  }

  stop = (): void => clearTimeout(this.timer)
}
