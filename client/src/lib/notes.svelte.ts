// Short notes at the edge of the screen: refusals, and that a link was copied.

import { Refusal } from './api'
import type { Part } from './text.svelte'
import { t } from './text.svelte'

export interface Note {
  id: number
  kind: 'info' | 'error'
  parts: Part[]
  game: string
  clause: string
}

class Notes {
  all = $state.raw<Note[]>([])
  private next = 1

  add(kind: Note['kind'], words: string | Part[], game = '', clause = '', seconds = 5): void {
    const id = this.next++
    const parts = typeof words === 'string' ? [{ text: words }] : words
    this.all = [...this.all.slice(-3), { id, kind, parts, game, clause }]
    setTimeout(() => this.drop(id), seconds * 1000)
  }

  drop(id: number): void {
    this.all = this.all.filter((note) => note.id !== id)
  }

  /** Show what went wrong as a sentence. */
  fail(error: unknown, game = ''): void {
    if (error instanceof Refusal) {
      const text = error.text || t(error.status ? 'error-server' : 'error-offline')
      this.add('error', text, game, error.error?.clause ?? '', 8)
    } else {
      console.error(error)
      this.add('error', t('error-client'))
    }
  }
}

export const notes = new Notes()

/** Do something and show its failure; whether it went well. */
export async function attempt(what: () => Promise<unknown>, game = ''): Promise<boolean> {
  try {
    await what()
    return true
  } catch (error) {
    notes.fail(error, game)
    return false
  }
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notes.add('info', t('copied'))
  } catch {
    notes.add('info', text, '', '', 20)
  }
}
