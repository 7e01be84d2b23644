// How much of the client has to travel before a game can be played: `npm run size`. Board data and fonts are counted apart.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 150_000
const folder = new URL('../../src/epochal/server/static/', import.meta.url)
const sums = {}

for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css|html)$/.test(name)) continue
  const size = gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length
  const kind = /^assets\/map-/.test(name) ? 'board data' : 'code'
  sums[kind] = (sums[kind] ?? 0) + size
  console.log(`${String(size).padStart(8)}  ${kind.padEnd(10)}  ${name}`)
}
for (const [kind, sum] of Object.entries(sums)) console.log(`${(sum / 1000).toFixed(1)} kB compressed: ${kind}`)
if (!(sums.code <= LIMIT)) {
  console.error(`The code must stay under ${LIMIT / 1000} kB.`)
  process.exit(1)
}
