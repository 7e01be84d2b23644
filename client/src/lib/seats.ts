// Colours and shapes of the seats: told apart without colour, too.

import type { Info, Seat, Shape } from './game'

export const SEATS: { colour: string; shape: Shape }[] = [
  { colour: '#b23a48', shape: 'circle' },
  { colour: '#2f6690', shape: 'square' },
  { colour: '#d9a404', shape: 'triangle' },
  { colour: '#3a7d44', shape: 'diamond' },
  { colour: '#7b4b94', shape: 'hexagon' },
  { colour: '#d2691e', shape: 'star' },
]

/** The outline of each shape in a box from -10 to 10. */
export const OUTLINES: Record<Shape, string> = {
  circle: 'M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0Z',
  square: 'M-7.5 -7.5H7.5V7.5H-7.5Z',
  triangle: 'M0 -9L9 7.5H-9Z',
  diamond: 'M0 -9.5L8.5 0L0 9.5L-8.5 0Z',
  hexagon: 'M-4.5 -8H4.5L9 0L4.5 8H-4.5L-9 0Z',
  star: 'M0 -9.5L2.6 -3.3L9.3 -2.8L4.2 1.6L5.8 8.1L0 4.6L-5.8 8.1L-4.2 1.6L-9.3 -2.8L-2.6 -3.3Z',
}

/** A seat as it is drawn. */
export function drawn(seat: number, name = '', bot: string | null = null): Seat {
  return { seat, ref: `seat:${seat}`, name, bot, ...SEATS[seat % SEATS.length]! }
}

/** The seats of a table as they are drawn. `unnamed` names a seat that nobody has taken. */
export function seatsOf(info: Info, unnamed: (seat: number) => string): Seat[] {
  return info.seats.map(({ seat, name, bot }) => drawn(seat, name || unnamed(seat), bot))
}
