// What can be chosen has to be in sight.

/** If nothing that is lit on the board can be seen, the first of it is scrolled to. */
export function bringIntoSight(board: HTMLElement): void {
  const lit = [...board.querySelectorAll('.lit')]
  const frame = board.getBoundingClientRect()
  const seen = (thing: Element) => {
    const within = (thing.closest('.whole') ?? board).getBoundingClientRect()
    const { top, bottom } = thing.getBoundingClientRect()
    return top >= Math.max(frame.top, within.top) && bottom <= Math.min(frame.bottom, within.bottom)
  }
  if (!lit.some(seen)) lit[0]?.scrollIntoView({ block: 'center' })
}
