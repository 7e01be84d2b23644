// One table as it is seen here: its state now, or at an earlier position, its log and its chat, kept up to date.

import { get, post, Refusal } from './api'
import type { Arg, ChatLine, Choice, Explanation, Info, Live, LogRow, Message, Odds, TableState } from './game'
import { notes } from './notes.svelte'
import { person } from './person.svelte'
import { t } from './text.svelte'

/** The server's word for a table that is not there. */
const MISSING = 4404
/** How long a step of another player stays on the screen before the next, in milliseconds. */
const STEP = 420
/** With this many steps waiting nobody wants to watch them all. */
const TOO_MANY = 40

export class Table {
  info = $state.raw<Info | null>(null)
  /** The newest state that is shown. */
  now = $state.raw<TableState | null>(null)
  log = $state.raw<LogRow[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** What bots said about their moves, in the order of these. */
  explained = $state.raw<Explanation[]>([])
  recent = $state.raw<LogRow[]>([])
  connected = $state(false)
  /** The number of the action that is on its way, -1 for none. */
  busy = $state(-1)
  private answering = -1
  missing = $state(false)
  waiting = $state(0)

  /** The earlier state that is looked at, or null for the newest. */
  past = $state.raw<TableState | null>(null)
  playing = $state(false)

  shown = $derived(this.past ?? this.now)
  you = $derived(this.info?.you ?? null)
  mine = $derived(this.past === null && (this.now?.choices.length ?? 0) > 0)

  private socket: WebSocket | null = null
  private closed = false
  private tries = 0
  private queue: { state: TableState; log: LogRow[] }[] = []
  private timer = 0
  private states = new Map<number, TableState>()
  private wanted = -1

  constructor(readonly id: string) {}

  /** Sit down: listen until `close`. */
  open(): void {
    this.closed = false
    const from = this.log.at(-1)?.position ?? 0
    const address = new URL(`/api/tables/${this.id}/live?from=${from}`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onmessage = (message) => this.hear(JSON.parse(message.data))
    socket.onclose = ({ code }) => {
      if (this.socket !== socket || this.closed) return
      this.connected = false
      if (code === MISSING) this.missing = true
      else setTimeout(() => this.closed || this.open(), Math.min(3000, 250 * 2 ** this.tries++))
    }
  }

  close(): void {
    this.closed = true
    this.playing = false
    clearTimeout(this.timer)
    this.socket?.close()
  }

  private hear(said: Live): void {
    this.connected = true
    this.tries = 0
    if (said.type === 'sync') {
      this.chat = said.chat
      this.understand(said.explained)
      this.take(said.state, said.log, this.now === null)
    } else if (said.type === 'step') {
      this.queue.push(said)
      this.waiting = this.queue.length
      if (!this.timer) this.next()
    } else if (said.type === 'chat') {
      this.chat = [...this.chat, said.line]
    } else if (said.type === 'explained') {
      this.understand([said.explanation])
    } else {
      this.info = said.info
    }
  }

  private understand(fresh: Explanation[]): void {
    const known = this.explained.filter((one) => fresh.every(({ position }) => position !== one.position))
    this.explained = [...known, ...fresh].sort((a, b) => a.position - b.position)
  }

  /** Show the waiting steps one after the other, faster the more there are. */
  private next = (): void => {
    this.timer = 0
    if (person.still || document.hidden || this.queue.length > TOO_MANY) return this.skip()
    const step = this.queue.shift()
    this.waiting = this.queue.length
    if (!step) return
    this.take(step.state, step.log)
    const own = step.log.every((row) => row.seat === this.you)
    this.timer = window.setTimeout(this.next, own ? 0 : STEP / (1 + this.queue.length / 4))
  }

  /** Show the newest at once. */
  skip = (): void => {
    clearTimeout(this.timer)
    this.timer = 0
    const steps = this.queue
    this.queue = []
    this.waiting = 0
    if (steps.length) this.take(steps.at(-1)!.state, steps.flatMap((step) => step.log))
  }

  private take(state: TableState, rows: LogRow[], first = false): void {
    const last = this.log.at(-1)?.position ?? -1
    const fresh = rows.filter((row) => row.position > last)
    if (fresh.length) this.log = [...this.log, ...fresh]
    if (fresh.length && !first) this.recent = fresh
    if (this.now && state.position < this.now.position) return
    this.now = state
    this.info = state.info
    // What the game says next can overtake the answer to an action.
    if (state.position > this.answering) this.busy = -1
  }

  /** Do one of the choices. The answer is on the screen at once: `busy`. */
  act = async (choice: Choice): Promise<void> => {
    const { verb, noun, action } = choice
    if (this.now && this.busy < 0 && !this.past) await this.submit('act', this.now, action, { verb, noun })
  }

  undo = async (): Promise<void> => {
    if (this.now?.undo && this.busy < 0 && !this.past) await this.submit('undo', this.now, 0)
  }

  private async submit(what: string, state: TableState, action: number, body: object = {}): Promise<void> {
    this.busy = action
    this.answering = state.position
    try {
      this.take(await post<TableState>(`/tables/${this.id}/${what}`, { position: state.position, ...body }), [])
    } catch (error) {
      const now = error instanceof Refusal ? error.state : null
      if (now) this.take(now, [])
      // Where several players choose at once, another was only faster.
      if (now && now.position > state.position && sameQuestion(now, state)) return this.submit(what, now, action, body)
      if (error instanceof Refusal && error.status === 409) notes.add('info', error.text || t('error-stale'))
      else notes.fail(error, this.info?.game)
    }
    if (this.answering === state.position) this.busy = -1
  }

  /** Join, leave, start, resign ...: whatever answers with the table. */
  async tell(what: string, body: unknown = {}): Promise<Info> {
    const info = await post<Info>(`/tables/${this.id}/${what}`, body)
    if (info?.id === this.id) this.info = info
    return info
  }

  why = async (verb: string, noun: string): Promise<Message | null> => {
    const query = new URLSearchParams({ verb, noun })
    const said = await get<{ message: Message | null; clause: string }>(`/tables/${this.id}/why?${query}`)
    return said.message && { ...said.message, clause: said.message.clause || said.clause || '' }
  }

  odds = async (verb: string, noun: string): Promise<Odds | null> => {
    if (this.past) return null
    return get<Odds | null>(`/tables/${this.id}/odds?${new URLSearchParams({ verb, noun })}`).catch(() => null)
  }

  /** Look at an earlier position; at the newest, go on live. */
  async look(position: number | null): Promise<void> {
    const last = this.now?.position ?? 0
    if (position === null || position >= last) {
      this.wanted = -1
      this.past = null
      return
    }
    this.wanted = Math.max(0, position)
    const state = await this.at(this.wanted)
    if (this.wanted !== state.position) return
    this.recent = this.log.filter((row) => row.position === state.position)
    this.past = state
  }

  private async at(position: number): Promise<TableState> {
    const kept = this.states.get(position)
    if (kept) return kept
    const state = await get<TableState>(`/tables/${this.id}/state?at=${position}`)
    if (this.states.size > 300) this.states.clear()
    this.states.set(position, state)
    return state
  }

  /** Play on from the position looked at, up to the newest. */
  async play(from: number | null = null): Promise<void> {
    if (this.playing) {
      this.playing = false
      return
    }
    this.playing = true
    let position = from ?? this.past?.position ?? 0
    const last = this.now?.position ?? 0
    while (this.playing && position <= last) {
      await this.look(position++)
      await new Promise((done) => setTimeout(done, person.still ? 250 : STEP))
    }
    this.playing = false
  }
}

/** Whether the same is asked and the same can be chosen. */
export function sameQuestion(one: TableState, other: TableState): boolean {
  const asked = ({ prompt, choices }: TableState) => JSON.stringify([prompt, choices])
  return asked(one) === asked(other)
}

/** The rows since the last one of this seat; none if it has not acted or nothing happened since. */
export function sinceLastTurn(log: LogRow[], seat: number | null): LogRow[] {
  if (seat === null) return []
  const last = log.findLastIndex((row) => row.seat === seat)
  return last < 0 ? [] : log.slice(last + 1)
}

/** The points of each of `who` along the game: [position, points], from events that tell somebody's new total. */
export function scoreLines(log: LogRow[], who: { ref: string }[]): [number, number][][] {
  const lines = new Map(who.map(({ ref }): [Arg, [number, number][]] => [ref, [[0, 0]]]))
  for (const row of log) {
    for (const { args } of row.events) {
      if (typeof args.total === 'number') lines.get(args.seat ?? '')?.push([row.position, args.total])
    }
  }
  return [...lines.values()]
}
