// Plain JavaScript, so that any Node can clearly say that it is the wrong one: better-sqlite3
// crashes without a message under another version than the one it was built for.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url))
const { dependencies } = JSON.parse(readFileSync(pathOf('../package.json'), 'utf8'))

if (process.versions.node === dependencies.node) {
  // Pages that are rendered leave much behind. V8 would let its heap of 60 MB grow to 150 before it
  // collects, because the machine has room; this takes 5,000 reads from 330 to 210 MB.
  setFlagsFromString('--heap-growing-percent=20')
  await import('./strippedTypes.mjs')
  // React renders eight times slower if it thinks it is in development.
  process.env['NODE_ENV'] ??= 'production'
  const { start } = await import('./main.ts')
  await start()
} else {
  console.error(
    `Modak runs on Node ${dependencies.node}, this is ${process.versions.node}. ` +
      'Start it with `npm start`, which brings its own.',
  )
  process.exitCode = 1
}
