// Tells a step that holds much, scene by scene, while the boards still look as they did at that point.

import type { LogRow } from '../../../lib/game'
import { person } from '../../../lib/person.svelte'
import { after, scenes, type Scene } from './story'
import type { View } from './types'

export class Teller {
  private left = $state.raw<Scene[]>([])
  private before = $state.raw<View | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private last = -1

  get scene(): Scene | null {
    return this.left[0] ?? null
  }

  /** Whether there is more to come. */
  get more(): boolean {
    return this.left.length > 1
  }

  /** New rows of the log; `before` is the view until now. After a jump through the game nothing is told. */
  hear(rows: LogRow[], before: View): void {
    const next = this.last < 0 || rows[0]?.position === this.last + 1
    this.last = rows.at(-1)?.position ?? this.last
    if (!next) return this.skip()
    const told = person.still ? [] : scenes(rows)
    if (!told.length) return
    if (!this.scene) this.before = before
    this.left = [...this.left, ...told]
    if (!this.timer) this.wait()
  }

  skip = (): void => {
    clearTimeout(this.timer)
    this.timer = undefined
    this.left = []
    this.before = null
  }

  /** The view at this point of the story. */
  view(now: View): View {
    return this.scene && this.before ? this.scene.events.reduce(after, this.before) : now
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      this.before = this.view(this.before!)
      this.left = this.left.slice(1)
      if (this.scene) this.wait()
      else this.skip()
    }, this.scene!.time)
  }
}
