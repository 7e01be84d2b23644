// Writes src/lib/schema.d.ts from the server's description of its interface: `npm run types`, with a server running
// (EPOCHAL_SERVER, http://127.0.0.1:8000 if not given), or `npm run types -- openapi.json` from a file.
// With --check nothing is written; it fails if the file is not what it would write.
import { readFileSync, writeFileSync } from 'node:fs'
import openapi, { astToString } from 'openapi-typescript'

const check = process.argv.includes('--check')
const file = process.argv.slice(2).find((word) => !word.startsWith('--'))
const server = process.env.EPOCHAL_SERVER ?? 'http://127.0.0.1:8000'
const description = file
  ? JSON.parse(readFileSync(file, 'utf8'))
  : await (await fetch(`${server}/api/schema/openapi.json`)).json()

// Only the shapes of what is sent; the paths stand in lib/api.ts and where they are used.
const types = astToString(await openapi({ ...description, paths: {} }))
const text = `// Made by \`npm run types\` from the server's description of its interface.\n\n${types}`
const target = new URL('../src/lib/schema.d.ts', import.meta.url)
if (!check) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  console.error('src/lib/schema.d.ts is not what the server sends. Make it anew: npm run types')
  process.exit(1)
}
