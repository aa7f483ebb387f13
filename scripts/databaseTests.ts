import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const giver = 'server/test/database.ts'

const helpersOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/ from '((?:#server|\.)[^']+)'/g)]
    .map(([, path = '']) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)))
    .filter((path) => path.startsWith('server/test/') && existsSync(join(root, path)))

const reaches = (file: string, seen = new Set<string>()): boolean => {
  if (file === giver) return true
  if (seen.has(file)) return false
  seen.add(file)
  return helpersOf(file).some((helper) => reaches(helper, seen))
}

/** `TEST_SUITE=proof` runs everything: `*.proof.test.ts` too, and all database tests on PostgreSQL. */
export const isProof = process.env['TEST_SUITE'] === 'proof'

/** Left out of every project unless this is the proof. */
export const proofFiles = isProof ? [] : ['**/*.proof.test.{ts,tsx}']

const isOfProof = (file: string): boolean => /\.proof\.test\.tsx?$/.test(file)

const all = globSync('{server,migrations}/**/*.test.ts', { cwd: root })

/** Server tests that use a database: each runs on SQLite. */
export const databaseTests = all.filter((file) => reaches(file)).sort()

/**
 * Those that walk through every address of the back office, every table or a hundred thousand rows, on
 * the stricter database alone; the proof runs them on both.
 */
const onPostgresOnly = [
  'server/compose/admin.test.ts',
  'server/compose/adminInput.test.ts',
  'server/compose/adminLists.test.ts',
  'server/privacy/erasure.test.ts',
]

/** Those of this run. */
export const sqliteTests = databaseTests.filter(
  (file) => isProof || !(isOfProof(file) || onPostgresOnly.includes(file)),
)

/** The starter content is the same on both, and two databases need no second browser's flight. */
const onSqliteOnly = ['server/db/seed/', 'server/http/firstFlight', 'server/http/languageMarks']

/** Folders whose subject is the database itself. */
const aboutDatabase = [
  'migrations/',
  'server/db/',
  'server/worker/',
  'server/compose/',
  'server/privacy/',
  'server/move/',
]

const isThrough = (file: string): boolean => /[./]through\.test\.ts$/.test(file)

/**
 * Runs on PostgreSQL in `npm test`: what is about the database itself, what is about locks and
 * parallel writers (`*.race.test.ts`), and runs through each feature that together send every one of
 * its statements (`through.test.ts`, `*.through.test.ts`). Status codes, words, roles, papers and
 * pictures do not depend on the database; that no statement is left out is checked by
 * sqlCoverage.ts.
 */
const differs = (file: string): boolean =>
  aboutDatabase.some((folder) => file.startsWith(folder)) ||
  file.endsWith('.race.test.ts') ||
  isThrough(file)

const both = databaseTests.filter(
  (file) => isThrough(file) || !onSqliteOnly.some((name) => file.startsWith(name)),
)

/** The short list of `npm test`. */
export const postgresTests = both.filter((file) => differs(file) && !isOfProof(file))

/** The other database tests: the proof runs them on PostgreSQL too. */
export const postgresRest = both.filter((file) => !postgresTests.includes(file))
