// Messages in words, as in epochal.core.text: Fluent files, one bundle for the shell and one for each game.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Choice, GameData, Language, Message, Seat } from './game'

export const LANGUAGES: Language[] = ['en', 'pt-BR']

const shellTexts = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' })
const gameTexts = import.meta.glob<string>('../games/*/*.ftl', { query: '?raw', import: 'default' })

type Args = Record<string, FluentVariable>

/** A piece of a sentence: words, the name of a thing, or a die. */
export interface Part {
  text: string
  ref?: string
  die?: number
}

export function bundleOf(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

function pattern(bundle: FluentBundle | undefined, id: string, args: Args): string | null {
  const value = bundle?.getMessage(id)?.value
  return value ? bundle!.formatPattern(value, args, []) : null
}

/** The language the page speaks now, and the shell's words in it. */
class Shell {
  language = $state<Language>('en')
  bundle = $state.raw<FluentBundle>()
  private games = new Map<string, GameText>()

  /** Speak another language, once everything loaded so far is there in it. */
  async speak(language: Language): Promise<void> {
    const [source] = await Promise.all([
      shellTexts[`../text/${language}.ftl`]!(),
      ...[...this.games.values()].map((game) => game.load(language)),
    ])
    this.bundle = bundleOf(language, [source])
    this.language = language
    document.documentElement.lang = language
  }

  /** The words of a game, in the language spoken now; those of its board stand in its folder and in `shared`. */
  async game(data: GameData, shared?: string): Promise<GameText> {
    let text = this.games.get(data.id)
    if (!text) this.games.set(data.id, (text = new GameText(data, shared)))
    await text.load(this.language)
    return text
  }
}

export const shell = new Shell()

/** A text of the shell. */
export function t(id: string, args: Args = {}): string {
  return pattern(shell.bundle, id, args) ?? id
}

/** A share of one, as the language spoken now writes it: "58%". */
export function percent(share: number): string {
  return new Intl.NumberFormat(shell.language, { style: 'percent' }).format(share)
}

/** The words of one game: messages of its engine and of its board, and the names of its things. */
export class GameText {
  private bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({})

  constructor(
    readonly data: GameData,
    private shared?: string,
  ) {}

  async load(language: Language): Promise<void> {
    if (this.bundles[language]) return
    const words = (folder?: string) => gameTexts[`../games/${folder}/${language}.ftl`]?.() ?? ''
    const sources = await Promise.all([
      fetch(`/api/games/${this.data.id}/text/${language}`).then((answer) => answer.text()),
      words(this.shared),
      words(this.data.id),
    ])
    this.bundles = { ...this.bundles, [language]: bundleOf(language, sources) }
  }

  has(id: string): boolean {
    return this.bundles[shell.language]?.hasMessage(id) ?? false
  }

  pattern(id: string, args: Args): string | null {
    return pattern(this.bundles[shell.language], id, args)
  }

  thing(ref: string): string | undefined {
    return this.data.names[ref]?.[shell.language]
  }
}

const REF = /^[a-z_]+:[\p{L}\p{N}_]+$/u
const SLOT = /\uE000(\d+)\uE001/

/** Says the messages of a game at a table whose seats have names. */
export class Words {
  constructor(
    readonly game: GameText,
    private seats: () => Seat[] = () => [],
  ) {}

  /** A text of the game's board, or of the shell. */
  t = (id: string, args: Args = {}): string => this.game.pattern(id, args) ?? t(id, args)

  say = (message: Message): string =>
    this.parts(message)
      .map((part) => part.text)
      .join('')

  name = (ref: string): string => {
    const [kind, id] = ref.split(':') as [string, string]
    if (kind === 'seat') {
      const number = Number(id)
      return this.seats()[number]?.name ?? this.t('seat-name', { number: number + 1 })
    }
    if (kind === 'verb') return this.t(`verb-${id}`)
    return this.game.thing(ref) ?? id
  }

  /** What choosing means, as on a button. */
  action = (choice: Choice): string => this.t(`action-${choice.verb}`, { noun: choice.ref ? this.name(choice.ref) : '' })

  /** The value of an option, as people say it. */
  option = (id: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'option-on' : 'option-off')
    return this.game.has(`option-${id}-${value}`) ? this.t(`option-${id}-${value}`) : String(value)
  }

  /** What a verb means, with a gap for the thing. */
  verb = (choice: Choice): string =>
    this.t(`action-${choice.verb}`, { noun: '…' })
      .replace(/[\s:]*…\s*$/, '')
      .trim()

  /** A sentence in pieces, so that names can be lit and dice drawn. */
  parts = (message: Message): Part[] => {
    const slots: Part[] = []
    const text = this.format(message, slots)
    return text
      .split(SLOT)
      .map((piece, n) => (n % 2 ? slots[Number(piece)]! : { text: piece }))
      .filter((part) => part.text)
  }

  private format(message: Message, slots: Part[]): string {
    const args: Args = {}
    for (const [key, arg] of Object.entries(message.args)) args[key] = this.arg(arg, slots)
    return this.game.pattern(message.id, args) ?? pattern(shell.bundle, message.id, args) ?? message.id
  }

  private arg(arg: Arg, slots: Part[]): string | number {
    if (Array.isArray(arg)) {
      if (arg.every((item) => typeof item === 'number')) {
        return arg.map((die) => slot(slots, { text: String(die), die })).join(' ')
      }
      const items = arg.map((item) => String(this.arg(item, slots)))
      const last = items.pop() ?? ''
      return items.length ? this.t('list-and', { first: items.join(', '), last }) : last
    }
    if (typeof arg === 'object') return this.format(arg, slots)
    if (typeof arg === 'string' && REF.test(arg)) return slot(slots, { text: this.name(arg), ref: arg })
    return arg
  }
}

function slot(slots: Part[], part: Part): string {
  return `\uE000${slots.push(part) - 1}\uE001`
}
