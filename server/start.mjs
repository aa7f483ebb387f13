// Plain JavaScript, so that any Node can say clearly that it is the wrong one: better-sqlite3
// crashes without a word under another version than the one it was made for.
import { readFileSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'

const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url))
const { dependencies } = JSON.parse(readFileSync(pathOf('../package.json'), 'utf8'))

if (process.versions.node === dependencies.node) {
  // Keeps the modules with their types already stripped: the next start is quicker, and its process
  // 25 MB smaller, because it never loads the stripper. `--load-only` does this ahead of a start.
  nodeModule.enableCompileCache(pathOf('../node_modules/.cache/modak'))
  // React renders eight times slower when it takes itself to be in development.
  process.env['NODE_ENV'] ??= 'production'
  const { start } = await import('./main.ts')
  if (!process.argv.includes('--load-only')) await start()
} else {
  console.error(
    `Modak runs on Node ${dependencies.node}, this is ${process.versions.node}. ` +
      'Start it with `npm start`, which brings its own.',
  )
  process.exitCode = 1
}
