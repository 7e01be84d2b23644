// Both languages say everything: the shell, and every game's board.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
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
  expect(english).toContain(join('text', 'en.ftl'))
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

test('no English stands in the markup of the shell', () => {
  const words: string[] = []
  for (const file of files.filter((file) => file.endsWith('.svelte') && !file.includes('games'))) {
    const markup = read(file)
      .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
      .replace(/(\w+)=("[^"]*"|\{)/g, (_, name: string, rest: string) => (/^(title|placeholder|alt|aria-label)$/.test(name) ? rest : '{'))
    let depth = 0
    let text = ''
    for (const sign of markup) {
      if (sign === '{' || sign === '<') depth++
      else if (sign === '}' || sign === '>') depth = Math.max(0, depth - 1)
      else if (!depth) text += sign
    }
    words.push(...(text.match(/[A-Za-z]{4,} [A-Za-z]{2,}/g) ?? []).map((word) => `${file}: ${word}`))
  }
  expect(words).toEqual([])
})
