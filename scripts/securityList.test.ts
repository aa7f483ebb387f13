import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const section = (): string => {
  const readme = readFileSync(join(root, 'server/features/accounts/README.md'), 'utf8')
  return /^## ASVS\n(.*?)^## /ms.exec(readme)?.[1] ?? ''
}

/** The rules in the table: their numbers and their tests. */
const rows = [...section().matchAll(/^\| ([\d., ()\w]+) \| .* \| ([^|]*) \|$/gm)].map(
  ([, rule = '', tests = '']) => ({ rule, tests }),
)

const isThere = (file: string, name: string): boolean => {
  const path = join(root, file)
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(path)) return false
  // In any quotes, as the name of a test or of a group of tests.
  return readFileSync(path, 'utf8').includes(`'${name}'`)
}

const numbers = (chapter: string, last: number): string[] =>
  Array.from({ length: last }, (_, index) => `${chapter}.${index + 1}`)

/** Levels 1 and 2 of ASVS 5.0's chapters on authentication and sessions. */
const levelOneAndTwo = [
  ...numbers('6.1', 3),
  ...numbers('6.2', 12),
  ...numbers('6.3', 4),
  ...numbers('6.4', 4),
  ...numbers('6.5', 5),
  ...numbers('6.6', 3),
  ...numbers('7.1', 3),
  ...numbers('7.2', 4),
  ...numbers('7.3', 2),
  ...numbers('7.4', 5),
  ...numbers('7.5', 2),
]

/** Rules that the README lists as not applicable or broken on purpose. */
const excepted = ['6.6.1', '7.1.3', '6.2.5']

test('every rule of levels 1 and 2 is in the list or among the exceptions', () => {
  expect(section().match(/^\| \d/gm)).toHaveLength(rows.length)
  const rules = rows.flatMap(({ rule }) => rule.split(', ').map((one) => one.trim()))
  const missing = levelOneAndTwo.filter((rule) => !rules.includes(rule))
  expect(missing.filter((rule) => !excepted.includes(rule))).toEqual([])
  for (const rule of excepted) expect(section()).toContain(rule)
})

test.each(rows)('$rule names tests that exist', ({ tests }) => {
  const named = tests.split('<br>').map((one) => /^`([^`]+)` › (.+)$/.exec(one.trim()))
  expect(named.length).toBeGreaterThan(0)
  for (const [index, found] of named.entries()) {
    expect(found, tests.split('<br>')[index]).not.toBeNull()
    const [, file = '', name = ''] = found ?? []
    expect(isThere(file, name), `${file} has no test “${name}”`).toBe(true)
  }
})

test('a missing test is noticed', () => {
  expect(isThere('scripts/securityList.test.ts', 'a missing test is noticed')).toBe(true)
  expect(isThere('scripts/securityList.test.ts', 'nobody wrote this one'.slice(1))).toBe(false)
  expect(isThere('server/nowhere.test.ts', 'x')).toBe(false)
})
