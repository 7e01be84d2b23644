// How far the epoch has come: which empire was played, skipped, is playing, is still to come.

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII']

export type Status = 'played' | 'skipped' | 'now' | 'later'

export interface Called {
  empire: string
  status: Status
  /** Who has it, as far as the viewer knows. */
  seat: number | null
}

/** What a view tells of the epoch. */
interface Epoch {
  players: { empire: string | null }[]
  called: string[]
  turn: { seat: number } | null
  over: boolean
}

/** How it stands with the empires of the epoch, given in the order they are called. */
export function callOrder(empires: string[], view: Epoch): Called[] {
  return empires.map((empire) => {
    const holder = view.players.findIndex((player) => player.empire === empire)
    const seat = holder < 0 ? null : holder
    const called = view.called.includes(empire)
    const now = called && seat !== null && view.turn?.seat === seat && !view.over
    const status = now ? 'now' : !called ? 'later' : seat === null ? 'skipped' : 'played'
    return { empire, status, seat }
  })
}
