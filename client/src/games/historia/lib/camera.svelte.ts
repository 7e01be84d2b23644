// What part of the map is seen: by wheel, drag, pinch and keys.

const MOST = 6

export class Camera {
  x = $state(0)
  y = $state(0)
  k = $state(1)
  /** Whether the map has been dragged since the pointer went down, so that what follows is no click. */
  dragged = false
  private fingers = new Map<number, { x: number; y: number }>()

  /** `width` and `height`: of the page; `scale`: pixels for a unit of it when all is seen. */
  constructor(
    private width: number,
    private height: number,
    private scale: () => number,
  ) {}

  get box(): string {
    return `${this.x} ${this.y} ${this.width / this.k} ${this.height / this.k}`
  }

  /** Magnify around a point of the page; without one, around the middle. */
  by(factor: number, px = this.x + this.width / this.k / 2, py = this.y + this.height / this.k / 2): void {
    const k = Math.min(MOST, Math.max(1, this.k * factor))
    this.x = px - ((px - this.x) * this.k) / k
    this.y = py - ((py - this.y) * this.k) / k
    this.k = k
    this.keep()
  }

  all(): void {
    this.x = this.y = 0
    this.k = 1
  }

  private keep(): void {
    this.x = Math.min(this.width - this.width / this.k, Math.max(0, this.x))
    this.y = Math.min(this.height - this.height / this.k, Math.max(0, this.y))
  }

  private at(event: MouseEvent): [number, number] {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(
      (event.currentTarget as SVGSVGElement).getScreenCTM()!.inverse(),
    )
    return [x, y]
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault()
    this.by(Math.exp(-event.deltaY / 400), ...this.at(event))
  }

  down = (event: PointerEvent): void => {
    if (!this.fingers.size) this.dragged = false
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  move = (event: PointerEvent): void => {
    const from = this.fingers.get(event.pointerId)
    if (!from) return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (!this.dragged && Math.hypot(dx, dy) < 6) return
    this.dragged = true
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const far = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y) || 1
      this.by(far({ x: event.clientX, y: event.clientY }) / far(from), ...this.at(event))
    } else {
      this.x -= dx / (this.scale() * this.k)
      this.y -= dy / (this.scale() * this.k)
      this.keep()
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId)
  }

  /** Whether the key was one of the map's. */
  key(key: string): boolean {
    if (key === '+' || key === '=') this.by(1.4)
    else if (key === '-') this.by(1 / 1.4)
    else if (key === '0') this.all()
    else return false
    return true
  }
}
