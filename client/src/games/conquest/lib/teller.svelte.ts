// Tells what happened on the board, scene by scene, while the lands still to come keep looking as they did before.

import type { LogRow } from '../../../lib/game'
import { still } from './camera.svelte'
import { pending, scenes, untold, type Scene, type SceneTable } from './story'

/** `Land` is what a view tells of a land. */
export class Teller<Land> {
  all = $state.raw<Scene[]>([])
  at = $state(0)
  private before = $state.raw<Record<string, Land>>({})
  private timer: ReturnType<typeof setTimeout> | undefined
  private last = -1
  private place = ''

  constructor(private table: SceneTable) {}

  get scene(): Scene | null {
    return this.all[this.at] ?? null
  }

  /** What the last caption said, as long as the story goes on. */
  get caption(): Scene | null {
    return this.all.slice(0, this.at + 1).findLast((scene) => scene.kind === 'caption') ?? null
  }

  /** New rows of the log; `before` is how the lands looked until now. */
  hear(rows: LogRow[], before: Record<string, Land>): void {
    const fresh = untold(rows, this.last)
    this.last = rows.at(-1)?.position ?? this.last
    const told = still() ? [] : scenes(fresh, this.table, this.place)
    if (!told.length) return
    this.place = told.findLast(({ at }) => at)?.at ?? ''
    if (!this.scene) this.before = before
    this.all = [...this.all.slice(this.at), ...told]
    this.at = 0
    this.next()
  }

  skip(): void {
    clearTimeout(this.timer)
    this.all = []
    this.at = 0
  }

  /** The lands as they look at this point of the story. */
  lands(now: Record<string, Land>): Record<string, Land> {
    if (!this.scene) return now
    const shown = { ...now }
    const done = this.scene.kind === 'arrive' || this.scene.kind === 'build'
    for (const ref of pending(this.all, done ? this.at + 1 : this.at)) {
      const land = ref.replace(/^land:/, '')
      const old = this.before[land]
      if (old) shown[land] = old
      else delete shown[land]
    }
    return shown
  }

  private next(): void {
    clearTimeout(this.timer)
    const scene = this.scene
    if (!scene) return this.skip()
    // With much still to tell it is told faster, so that the story never falls far behind the game.
    const hurry = Math.max(1, (this.all.length - this.at) / 5)
    this.timer = setTimeout(() => {
      this.at += 1
      this.next()
    }, scene.time / hurry)
  }
}
