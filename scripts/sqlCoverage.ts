import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { notesFolder } from '#server/test/notesFolder.ts'
import type { Dialect, Line, Note } from '#server/test/statementNotes.ts'
import { postgresTests, sqliteTests } from './databaseTests.ts'
import { missingOn, testFor, toRun, type Run } from './statementCoverage.ts'

/*
 * After both projects ran: fails if a statement of the SQLite run was never sent to PostgreSQL.
 * Compares whole runs only, because a few files send a part of the statements; nothing compared is
 * a failure, too.
 */

const root = join(import.meta.dirname, '..')

const runOf = (dialect: Dialect): Run => {
  const folder = resolve(root, notesFolder(dialect))
  const files = existsSync(folder) ? readdirSync(folder) : []
  const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
  return toRun(lines.map((line): Note => JSON.parse(line)))
}

const sqlite = runOf('sqlite')
const postgres = runOf('postgres')
const absent = [
  ...sqliteTests.filter((file) => !sqlite.files.has(file)).map((file) => `${file} on SQLite`),
  ...postgresTests.filter((f) => !postgres.files.has(f)).map((file) => `${file} on PostgreSQL`),
]

/** How far around a statement its function may ask. */
const nearby = 15

const asksForDialect = ({ file, row }: Line): boolean =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .slice(Math.max(0, row - nearby), row + nearby)
    .some((line) => /\b(?:isPostgres|sqliteOf)\(/.test(line))

if (absent.length > 0) {
  console.error(
    `Statements not compared: ${absent.length} test files did not run, for example ${absent[0]}. Run npm test -- unit statements.`,
  )
  process.exitCode = 1
} else {
  const missing = missingOn(postgres, sqlite, asksForDialect)
  for (const { sql, place, test } of missing) {
    console.error(`Never sent to PostgreSQL: ${sql}
  by ${place.file}:${place.row} ${place.name}
  as in ${test}. Move that test to a *.through.test.ts beside it, or send it in ${testFor(place)}.`)
  }
  const all = new Set(sqlite.statements.map(({ sql }) => sql)).size
  console.log(`Statements of the SQLite run: ${all}, never sent to PostgreSQL: ${missing.length}.`)
  process.exitCode = missing.length > 0 ? 1 : 0
}
