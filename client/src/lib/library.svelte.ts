// The games: what the server knows of each, and the board each one brings along.

import type { Component } from 'svelte'
import { get } from './api'
import type { Clause, GameData, GameEntry, GameModule, Language } from './game'
import { shell, type GameText } from './text.svelte'

const modules = import.meta.glob<GameModule>('../games/*/index.ts')
const pictures = import.meta.glob<Component>('../games/*/Picture.svelte', { import: 'default' })

export interface LoadedGame {
  data: GameData
  text: GameText
  module: GameModule | null
}

const loaded = new Map<string, Promise<LoadedGame>>()
const rules = new Map<string, Promise<Clause[]>>()
let list: Promise<GameEntry[]> | null = null

function once<K, T>(kept: Map<K, Promise<T>>, key: K, make: () => Promise<T>): Promise<T> {
  let promise = kept.get(key)
  if (!promise) {
    kept.set(key, (promise = make()))
    promise.catch(() => kept.delete(key))
  }
  return promise
}

/** All games. */
export function games(): Promise<GameEntry[]> {
  if (!list) {
    list = get<GameEntry[]>('/games')
    list.catch(() => (list = null))
  }
  return list
}

/** A game with its words and its board; the board is null for a game that has none. */
export function game(id: string): Promise<LoadedGame> {
  return once(loaded, id, async () => {
    const [data, module] = await Promise.all([get<GameData>(`/games/${id}`), modules[`../games/${id}/index.ts`]?.() ?? null])
    return { data, text: await shell.game(data, module?.words), module }
  })
}

/** The picture of a game for the home page, without its board. */
export async function picture(id: string): Promise<Component | null> {
  return (await pictures[`../games/${id}/Picture.svelte`]?.()) ?? null
}

/** The rulebook of a game in a language. */
export function clauses(id: string, language: Language): Promise<Clause[]> {
  return once(rules, `${id} ${language}`, () => get<Clause[]>(`/games/${id}/rules/${language}`))
}

/** The clause being looked at in front of the page. */
class Reading {
  game = $state('')
  clause = $state('')

  open(game: string, clause: string): void {
    this.game = game
    this.clause = clause
  }

  close(): void {
    this.clause = ''
  }
}

export const reading = new Reading()
