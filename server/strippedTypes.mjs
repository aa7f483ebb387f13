// Node strips types by a program of 25 MB, or keeps what it stripped in its compile cache, which takes
// 17 MB for as long as the process runs. So ours are stripped ahead of a start, by
// `scripts/stripTypes.mjs`, and this takes them from there. What is not there Node strips itself.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

export const strippedFolder = fileURLToPath(
  new URL('../node_modules/.cache/modak/stripped', import.meta.url),
)

/** By what is in it, so an outdated one is never taken. */
export const strippedPath = (source) =>
  `${strippedFolder}/${createHash('sha256').update(source).digest('hex')}.js`

const readIfAny = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
    const source = readIfAny(strippedPath(readFileSync(fileURLToPath(url))))
    return source === undefined
      ? nextLoad(url, context)
      : { format: 'module', source, shortCircuit: true }
  },
})
