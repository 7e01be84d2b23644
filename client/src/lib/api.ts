// Talking to the server.

import type { Me, Message, TableState } from './game'

/** The server said no: a sentence for the person, and the clause behind it if there is one. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
    readonly error: Message | null,
    /** With a stale position: how the table stands now. */
    readonly state: TableState | null,
  ) {
    super(text)
  }
}

let asking: Promise<Me> | null = null

/**
 * Who I am. The answer makes a new browser a guest; whatever is written or watched waits for it, lest two guests be made.
 */
export function me(): Promise<Me> {
  asking ??= get<Me>('/me').finally(() => (asking = null))
  return asking
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (method !== 'GET') await asking?.catch(() => {})
  const raw = body instanceof Blob
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined || raw ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
    })
  } catch {
    throw new Refusal(0, '', null, null)
  }
  if (answer.ok) return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T)
  const said = await answer.json().catch(() => ({}))
  throw new Refusal(answer.status, said.text ?? '', said.error ?? null, said.state ?? null)
}

export const get = <T>(path: string) => ask<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body)
export const patch = <T>(path: string, body: unknown) => ask<T>('PATCH', path, body)
