// What is pointed at on the map: by the mouse, by a finger, by the keyboard; and what a press on it does.

import type { Choice } from '../../../lib/game'

interface Table {
  /** What a press on a place can mean. */
  choices: (target: string) => Choice[]
  pick: (choice: Choice) => void
  /** Why nothing can be done with a place. */
  why: (target: string) => void
}

export class Pointing {
  /** The place under the pointer or with the focus. */
  shown = $state<string | null>(null)
  /** Whether its card is open with buttons, as a finger opens it. */
  open = $state(false)
  /** The place whose choices are listed, because a press on it can mean several things. */
  menu = $state<string | null>(null)
  private picked = { target: '', time: 0 }
  private asking: ReturnType<typeof setTimeout> | undefined

  constructor(private table: Table) {}

  /** Only looked at: nothing that has been opened closes. */
  hover(target: string | null): void {
    if (!this.open && !this.menu) this.shown = target
  }

  close(): void {
    this.open = false
    this.menu = null
    this.shown = null
  }

  pick(choice: Choice, target = ''): void {
    this.picked = { target, time: performance.now() }
    this.close()
    this.table.pick(choice)
  }

  press(target: string, touch: boolean): void {
    // The second click of a double click means no other choice.
    if (target === this.picked.target && performance.now() - this.picked.time < 400) return
    const choices = this.table.choices(target)
    this.hush()
    this.menu = null
    this.shown = target
    if (!choices.length) {
      this.open = touch
      this.asking = setTimeout(() => this.table.why(target), 260)
    } else if (touch) this.open = true
    else if (choices.length === 1) this.pick(choices[0]!, target)
    else this.menu = target
  }

  /** It was no question after all. */
  hush(): void {
    clearTimeout(this.asking)
  }
}
