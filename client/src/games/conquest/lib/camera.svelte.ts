// The camera over the map: fits, zooms, pans and flies, by mouse, finger and keyboard.

import { between, clamp, fit, show, zoomed, type Box, type Size, type Viewport } from './viewport'

/** Whether the person wants things to appear without moving. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'still'
}

export class Camera {
  box = $state.raw<Size>({ width: 1, height: 1 })
  view = $state.raw<Viewport>({ x: 0, y: 0, k: 1 })
  /** Whether the map has been dragged since the pointer went down, so that what follows is no click. */
  dragged = false
  private pointers = new Map<number, { x: number; y: number }>()
  private flight = 0
  private started = false

  constructor(private map: Size) {}

  get least(): number {
    return fit(this.map, this.box).k
  }

  /** How far the map is magnified; 1 is all of it. */
  get zoom(): number {
    return this.view.k / this.least
  }

  /** The box has a new size. The first time the camera starts with `first`, or with the whole map. */
  resize(box: Size, first: Box | null): void {
    if (box.width < 2 || box.height < 2) return
    const before = this.box
    const whole = this.zoom < 1.01
    this.box = box
    if (!this.started) {
      this.started = true
      this.view = first ? show(first, this.map, box) : fit(this.map, box)
    } else if (whole) {
      this.view = fit(this.map, box)
    } else {
      const { x, y, k } = this.view
      const middle = { x: x + before.width / k / 2, y: y + before.height / k / 2 }
      this.view = clamp({ k, x: middle.x - box.width / k / 2, y: middle.y - box.height / k / 2 }, this.map, box)
    }
  }

  by(factor: number, px = this.box.width / 2, py = this.box.height / 2): void {
    this.fly(zoomed(this.view, factor, px, py, this.map, this.box), 160)
  }

  home(): void {
    this.fly(fit(this.map, this.box))
  }

  look(part: Box): void {
    this.fly(show(part, this.map, this.box))
  }

  /** Bring a place into sight if it is not. */
  reveal([x, y]: [number, number]): void {
    const { k } = this.view
    const px = (x - this.view.x) * k
    const py = (y - this.view.y) * k
    const edge = 40
    if (px > edge && py > edge && px < this.box.width - edge && py < this.box.height - edge) return
    this.fly(this.centred(x, y))
  }

  /** Look at a place at once. */
  goTo(x: number, y: number): void {
    cancelAnimationFrame(this.flight)
    this.view = this.centred(x, y)
  }

  pan(dx: number, dy: number): void {
    cancelAnimationFrame(this.flight)
    const { x, y, k } = this.view
    this.view = clamp({ k, x: x - dx / k, y: y - dy / k }, this.map, this.box)
  }

  private centred(x: number, y: number): Viewport {
    const { k } = this.view
    return clamp({ k, x: x - this.box.width / k / 2, y: y - this.box.height / k / 2 }, this.map, this.box)
  }

  private fly(to: Viewport, time = 380): void {
    cancelAnimationFrame(this.flight)
    if (still()) {
      this.view = to
      return
    }
    const from = this.view
    const start = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / time))
      const eased = 1 - (1 - part) ** 3
      this.view = part === 1 ? to : between(from, to, eased, this.box)
      if (part < 1) this.flight = requestAnimationFrame(step)
    }
    this.flight = requestAnimationFrame(step)
  }

  wheel(event: WheelEvent, px: number, py: number): void {
    cancelAnimationFrame(this.flight)
    const lines = event.deltaMode === 1 ? 18 : 1
    const factor = Math.exp(-Math.max(-120, Math.min(120, event.deltaY * lines)) * (event.ctrlKey ? 0.01 : 0.0025))
    this.view = zoomed(this.view, factor, px, py, this.map, this.box)
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
      this.view = zoomed(this.view, now / Math.max(1, before), (x + other.x) / 2, (y + other.y) / 2, this.map, this.box)
    }
    this.pointers.set(id, { x, y })
    return true
  }

  up(id: number): void {
    this.pointers.delete(id)
  }
}
