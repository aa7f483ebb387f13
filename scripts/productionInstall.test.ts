import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const { dependencies } = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>
}

/** Everything that runs after `npm ci --omit=dev`: the server, and the commands of an operator. */
const running = globSync(
  [
    '{server,contract,almanac,migrations}/**/*.{ts,mjs}',
    'scripts/{backup,doctor,keep,move,reminders}/**/*.ts',
  ],
  { cwd: root },
).filter((file) => !/\.(test|faults)\.ts$|(^|\/)test\//.test(file))

/** `@scope/name/file` and `name/file` belong to a package; types leave nothing behind. */
const imported =
  /^(?:import|export)(?! type\b)(?:[^'"=]*? from)? '([^'.#\n]+)'$|\bimport\('([^'.#\n]+)'\)/gm
const packagesIn = (text: string): string[] =>
  [...text.matchAll(imported)]
    .map(([, one, other]) => one ?? other ?? '')
    .filter((name) => !isBuiltin(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)

test('what runs in production imports no development package', () => {
  expect(running.length).toBeGreaterThan(500)
  const missing = running.flatMap((file) =>
    packagesIn(read(file))
      .filter((name) => !Object.hasOwn(dependencies, name))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('an import of a development package is noticed', () => {
  const text =
    "import { chromium } from 'playwright/test'\nimport {\n  a,\n} from '@scope/name/file'\nimport 'node:fs'"
  expect(packagesIn(`${text}\nconst x = await import('vite')`)).toEqual([
    'playwright',
    '@scope/name',
    'vite',
  ])
})
