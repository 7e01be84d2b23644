// Both languages say everything: the shell, and every game's board.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { parse } from 'svelte/compiler'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(SRC, file), 'utf8')

/** The ids of a Fluent file with the variables each one uses. */
function messages(file: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { id, value, attributes } of new FluentResource(read(file)).body) {
    const names = [...JSON.stringify([value, attributes]).matchAll(/"var","name":"(\w+)"/g)].map((match) => match[1])
    found.set(id, [...new Set(names)].sort().join(' '))
  }
  return found
}

const english = files.filter((file) => /(^|\/)en\.ftl$/.test(file.replaceAll('\\', '/')))

test('there are texts', () => {
  expect(messages(join('text', 'en.ftl')).get('points')).toBe('count')
})

test.each(english)('%s and its Portuguese have the same ids and variables', (file) => {
  const portuguese = file.replace(/en\.ftl$/, 'pt-BR.ftl')
  expect(Object.fromEntries(messages(portuguese))).toEqual(Object.fromEntries(messages(file)))
})

test.each(english)('no id stands twice in %s', (file) => {
  const ids = [...read(file).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1])
  expect(ids.length).toBe(new Set(ids).size)
})

test('every text that the shell asks for by name exists', () => {
  const known = messages(join('text', 'en.ftl'))
  const asked = files
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('games'))
    .flatMap((file) => [...read(file).matchAll(/(?<![.\w])t\('([\w-]+)'/g)].map((match) => match[1]!))
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter((id) => !known.has(id))).toEqual([])
})

test.each(['hotw2001', 'hotw2018'])('every text that the board of %s asks for by name exists, once', (game) => {
  const ours = files.filter((file) => new RegExp(`games.(${game}|conquest).`).test(file))
  const known = [...messages(join('games', game, 'en.ftl')).keys(), ...messages(join('games', 'conquest', 'en.ftl')).keys()]
  const asked = ours
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/'(hotw-[\w-]+)'/g)].map((match) => match[1]!))
  expect(asked.length).toBeGreaterThan(30)
  expect(asked.filter((id) => !known.includes(id))).toEqual([])
  expect(known.length).toBe(new Set(known).size)
})

/** The words that stand in the markup of a component: between tags, and in attributes that people meet. */
function wordsIn(source: string): string[] {
  const words: string[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    const { type, name, data } = node as { type?: string; name?: string; data?: string }
    if (type === 'StyleDirective') return
    if (type === 'Attribute' && !/^(title|placeholder|alt|aria-label)$/.test(name ?? '')) return
    if (type === 'Text' && /\p{L}{2}/u.test(data ?? '')) words.push(data!.trim())
    Object.values(node).forEach(walk)
  }
  walk(parse(source, { modern: true }).fragment)
  return words
}

test('words in markup are found', () => {
  expect(wordsIn('<p title="Hello" class="x">{#if a}Good{/if} <b>day</b>{t("x")}</p>')).toEqual(['Hello', 'Good', 'day'])
})

test('no words stand in the markup', () => {
  const components = files.filter((file) => file.endsWith('.svelte'))
  expect(components.flatMap((file) => wordsIn(read(file)).map((word) => `${file}: ${word}`))).toEqual([])
})
