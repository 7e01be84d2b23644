// Who sits here, and how they like the page.

import { me, patch } from './api'
import type { Language, Me } from './game'
import { LANGUAGES, shell } from './text.svelte'

export type Theme = 'auto' | 'light' | 'dark'

const asked = matchMedia('(prefers-reduced-motion: reduce)')

class Person {
  me = $state.raw<Me | null>(null)
  theme = $state<Theme>(read('theme', ['auto', 'light', 'dark']) ?? 'auto')
  motion = $state<'auto' | 'still'>(read('motion', ['auto', 'still']) ?? 'auto')
  /** The level of the bots that were chosen to play against; '' as long as nobody chose. */
  level = $state(localStorage.getItem('level') ?? '')
  private askedStill = $state(asked.matches)

  /** Whether things should appear without moving. */
  still = $derived(this.motion === 'still' || this.askedStill)

  constructor() {
    asked.addEventListener('change', () => (this.askedStill = asked.matches))
  }

  /** The language to begin with: the one chosen here, else the browser's. */
  firstLanguage(): Language {
    const wanted = navigator.languages.find((l) => /^(en|pt)\b/i.test(l)) ?? 'en'
    return read('language', LANGUAGES) ?? (/^pt/i.test(wanted) ? 'pt-BR' : 'en')
  }

  async load(): Promise<void> {
    this.me = await me()
    const chosen = read('language', LANGUAGES)
    if (chosen && this.me.language !== chosen) this.me = await patch<Me>('/me', { language: chosen })
    else if (!chosen && this.me.language && this.me.language !== shell.language) await shell.speak(this.me.language)
  }

  async speak(language: Language): Promise<void> {
    localStorage.setItem('language', language)
    await shell.speak(language)
    this.me = await patch<Me>('/me', { language })
  }

  async rename(name: string): Promise<void> {
    this.me = await patch<Me>('/me', { name })
  }

  meet(level: string): void {
    this.level = level
    localStorage.setItem('level', level)
  }

  dress(theme: Theme): void {
    this.theme = theme
    localStorage.setItem('theme', theme)
    this.show()
  }

  calm(motion: 'auto' | 'still'): void {
    this.motion = motion
    localStorage.setItem('motion', motion)
    this.show()
  }

  /** Put the look on the page. */
  show(): void {
    const root = document.documentElement
    root.dataset.theme = this.theme
    root.dataset.motion = this.motion
  }
}

function read<T extends string>(key: string, known: T[]): T | null {
  const value = localStorage.getItem(key) as T | null
  return value && known.includes(value) ? value : null
}

export const person = new Person()
