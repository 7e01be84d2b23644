// The camera over the map: fits, zooms, pans and flies, by mouse, finger and keyboard.

import { between, clamp, fit, show, zoomed, type Box, type Size, type Viewport } from './viewport'

/** Whether the person wants things to appear without moving. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'still'
}

export class Camera {
  box = $state.raw<Size>({ width: 1, height: 1 })
  /** How much of the box is covered at its foot. */
  private foot = $state(0)
  view = $state.raw<Viewport>({ x: 0, y: 0, k: 1 })
  /** Whether the map has been dragged since the pointer went down, so that what follows is no click. */
  dragged = false
  private pointers = new Map<number, { x: number; y: number }>()
  private flight = 0
  private started = false

  constructor(private map: Size) {}

  /** The part of the box through which the map is seen: never so small that the map would be of no use. */
  private get pane(): Size {
    return { width: this.box.width, height: Math.max(this.box.height - this.foot, this.box.height * 0.55) }
  }

  get least(): number {
    return fit(this.map, this.pane).k
  }

  /** How far the map is magnified; 1 is all of it. */
  get zoom(): number {
    return this.view.k / this.least
  }

  /** The box has a new size. The first time the camera starts with `first`, or with the whole map. */
  resize(box: Size, first: Box | null): void {
    if (box.width < 2 || box.height < 2) return
    if (this.started) return this.change(() => (this.box = box))
    this.started = true
    this.box = box
    this.view = first ? show(first, this.map, this.pane) : fit(this.map, this.pane)
  }

  /** So many pixels at the foot of the box are covered. */
  cover(foot: number): void {
    if (!this.started) this.foot = foot
    else if (foot !== this.foot) this.change(() => (this.foot = foot))
  }

  /** What was seen is seen after the pane has changed: the whole map, or the part in the middle. */
  private change(pane: () => void): void {
    const before = this.pane
    const whole = this.zoom < 1.01
    pane()
    const { x, y, k } = this.view
    this.view = whole ? fit(this.map, this.pane) : this.around(x + before.width / k / 2, y + before.height / k / 2)
  }

  by(factor: number, px = this.pane.width / 2, py = this.pane.height / 2): void {
    const to = zoomed(this.view, factor, px, py, this.map, this.pane)
    this.fly(() => to, 160)
  }

  home(): void {
    this.fly(() => fit(this.map, this.pane))
  }

  look(part: Box): void {
    this.fly(() => show(part, this.map, this.pane))
  }

  /** Whether a place is in sight. */
  sees([x, y]: [number, number]): boolean {
    const { k } = this.view
    const px = (x - this.view.x) * k
    const py = (y - this.view.y) * k
    const edge = 40
    return px > edge && py > edge && px < this.pane.width - edge && py < this.pane.height - edge
  }

  /** Bring a place into sight if it is not. */
  reveal(place: [number, number]): void {
    if (!this.sees(place)) this.fly(() => this.around(...place))
  }

  /** Look at a place at once. */
  goTo(x: number, y: number): void {
    cancelAnimationFrame(this.flight)
    this.view = this.around(x, y)
  }

  pan(dx: number, dy: number): void {
    cancelAnimationFrame(this.flight)
    const { x, y, k } = this.view
    this.view = clamp({ k, x: x - dx / k, y: y - dy / k }, this.map, this.pane)
  }

  private around(x: number, y: number): Viewport {
    const { k } = this.view
    return clamp({ k, x: x - this.pane.width / k / 2, y: y - this.pane.height / k / 2 }, this.map, this.pane)
  }

  /** Fly to a view, which may change on the way with the pane. */
  private fly(to: () => Viewport, time = 380): void {
    cancelAnimationFrame(this.flight)
    if (still()) {
      this.view = to()
      return
    }
    const from = this.view
    const start = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / time))
      const eased = 1 - (1 - part) ** 3
      this.view = part === 1 ? to() : between(from, to(), eased, this.pane)
      if (part < 1) this.flight = requestAnimationFrame(step)
    }
    this.flight = requestAnimationFrame(step)
  }

  wheel(event: WheelEvent, px: number, py: number): void {
    cancelAnimationFrame(this.flight)
    const lines = event.deltaMode === 1 ? 18 : 1
    const factor = Math.exp(-Math.max(-120, Math.min(120, event.deltaY * lines)) * (event.ctrlKey ? 0.01 : 0.0025))
    this.view = zoomed(this.view, factor, px, py, this.map, this.pane)
  }

  down(id: number, x: number, y: number): void {
    this.pointers.set(id, { x, y })
    if (this.pointers.size === 1) this.dragged = false
    cancelAnimationFrame(this.flight)
  }

  /** A pointer moved; whether the map moves with it. */
  move(id: number, x: number, y: number): boolean {
    const last = this.pointers.get(id)
    if (!last) return false
    if (this.pointers.size === 1) {
      if (!this.dragged && Math.hypot(x - last.x, y - last.y) < 5) return false
      this.dragged = true
      this.pan(x - last.x, y - last.y)
    } else {
      this.dragged = true
      const other = [...this.pointers].find(([key]) => key !== id)![1]
      const before = Math.hypot(last.x - other.x, last.y - other.y)
      const now = Math.hypot(x - other.x, y - other.y)
      this.pan((x - last.x) / 2, (y - last.y) / 2)
      this.view = zoomed(this.view, now / Math.max(1, before), (x + other.x) / 2, (y + other.y) / 2, this.map, this.pane)
    }
    this.pointers.set(id, { x, y })
    return true
  }

  up(id: number): void {
    this.pointers.delete(id)
  }
}
