// What is built from our files. Plain JavaScript without packages, as `bootstrap.mjs` needs it before
// any package is there.
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { join } from 'node:path'

export const builtApp = {
  sources: [
    'app',
    'sw',
    'contract',
    'almanac',
    'public',
    'index.html',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'scripts/build',
  ],
  mark: 'dist/client/.modak-built',
}

/** What a running server loads of ours, beside the built app. */
export const serverSources = ['server', 'contract', 'almanac', 'migrations']

/** Recordings are served from where they are; the route tree is written by the build itself. */
const isNoSource = (path) =>
  ['public/audio', 'app/routeTree.gen.ts'].includes(path) || /\.test\.tsx?$/.test(path)

const filesIn = (root, path) => {
  // An editor's lock may be a broken link.
  const found = fs.statSync(join(root, path), { throwIfNoEntry: false })
  if (!found || isNoSource(path)) return []
  if (!found.isDirectory()) return [path]
  return fs
    .readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`))
}

export const findMissing = (root, sources) =>
  sources.find((path) => !fs.existsSync(join(root, path)))

export const hashOf = (root, sources) => {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesIn(root, source))) {
    const content = fs.readFileSync(join(root, path))
    // Includes the length, so that moving the end of one file to the beginning of the next changes
    // the hash.
    hash.update(`${path} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}
