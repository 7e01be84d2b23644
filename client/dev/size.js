// How much of the client has to travel before a game can be played: `npm run size`. For each game, what its players load: the shell,
// the home page with the pictures of all games, one language, and the game's own board. Board data and fonts are counted apart.
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const LIMIT = 150_000
const root = dirname(dirname(fileURLToPath(import.meta.url)))

const { output } = await build({ root, logLevel: 'warn', build: { write: false } })
const files = new Map(output.map((file) => [file.fileName, file]))
const size = (name) => gzipSync(files.get(name).code ?? files.get(name).source, { level: 9 }).length

/** The chunks that stand for a module of `src`, by its path. */
const entries = new Map()
for (const { facadeModuleId, fileName } of output) {
  if (facadeModuleId) entries.set(relative(root, facadeModuleId.split('?')[0]), fileName)
}
const entry = (path) => [...entries].filter(([module]) => path.test(module)).map(([, file]) => file)

/** Some chunks with everything they import, and the styles of all that. */
function closure(chunks, found = new Set()) {
  for (const name of chunks) {
    if (found.has(name)) continue
    found.add(name)
    const { imports = [], viteMetadata } = files.get(name)
    for (const style of viteMetadata?.importedCss ?? []) found.add(style)
    closure(imports, found)
  }
  return found
}
const isData = (name) => /\/map-/.test(name)
const sum = (names) => names.reduce((all, name) => all + size(name), 0)
/** The texts of a folder in the language that takes more. */
const texts = (folder) => {
  const found = entry(new RegExp(`^src/${folder}/[\\w-]+\\.ftl$`))
  return found.sort((a, b) => size(b) - size(a)).slice(0, 1)
}
/** The folders of games whose modules are in some chunks. */
const foldersOf = (chunks) => {
  const modules = chunks.flatMap((name) => files.get(name).moduleIds ?? [])
  return [...new Set(modules.flatMap((id) => /\/src\/games\/(\w+)\//.exec(id)?.[1] ?? []))]
}

const home = closure([...entry(/^index\.html$/), ...entry(/^src\/games\/\w+\/Picture\.svelte$/), ...texts('text')])
const boards = [...entries.keys()].flatMap((path) => /^src\/games\/(\w+)\/index\.ts$/.exec(path)?.[1] ?? [])
console.log(`${(sum([...home].filter((name) => !isData(name))) / 1000).toFixed(1)} kB compressed: home`)
for (const game of boards) {
  const module = entry(new RegExp(`^src/games/${game}/index\\.ts$`))
  const own = [...closure(module)]
  const all = [...closure([...module, ...foldersOf(own).flatMap((folder) => texts(`games/${folder}`))], new Set(home)), 'index.html']
  const [code, data] = [all.filter((name) => !isData(name)), own.filter(isData)]
  console.log(`${(sum(code) / 1000).toFixed(1)} kB compressed: home and ${game}, and ${(sum(data) / 1000).toFixed(1)} kB of board data`)
  if (process.argv.includes('--files')) for (const name of code) console.log(`${String(size(name)).padStart(8)}  ${name}`)
  if (!(sum(code) <= LIMIT)) {
    console.error(`The code for one game must stay under ${LIMIT / 1000} kB.`)
    process.exitCode = 1
  }
}
if (!boards.length || !home.size) throw new Error('No game was found in what vite built.')
