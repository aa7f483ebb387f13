import { dirname } from 'node:path'
import { partsOf } from '#server/test/sqlText.ts'
import type { Line, Note, Statement } from '#server/test/statementNotes.ts'

/** The statements of one project, and the test files that sent them. */
export type Run = { readonly files: ReadonlySet<string>; readonly statements: readonly Statement[] }

export const toRun = (notes: readonly Note[]): Run => ({
  files: new Set(notes.flatMap((note) => ('file' in note ? [note.file] : []))),
  statements: notes.flatMap((note) => ('file' in note ? [] : [note])),
})

const isOfTests = ({ file }: Line): boolean =>
  file.startsWith('server/test/') || file.endsWith('.test.ts')

/** Past the helpers that send what others have written. */
const placeOf = ({ from }: Statement): Line | undefined =>
  from.find(({ file }) => !file.startsWith('server/db/')) ?? from[0]

/** A migration writes its tables in the words of each database, and runs as a whole. */
const isMigration = ({ file }: Line): boolean => file.startsWith('migrations/')

/** Knex writes it for each database in its own words. */
const isAboutTables = (sql: string): boolean => /^(?:create|alter|drop) /i.test(sql)

const isOfSqlite = ({ file }: Line): boolean => /sqlite/i.test(file)

const functionOf = (line: Line): string =>
  isMigration(line) ? line.file : `${line.file} ${line.name}`

/** The function of ours that a nameless one stands in. */
const namedAt = (place: Line, { from }: Statement): Line =>
  from.find(({ file, name }) => file === place.file && name !== '') ?? place

/** What never ran on PostgreSQL, and where it is sent. */
export type MissingStatement = { readonly sql: string; readonly place: Line; readonly test: string }

/**
 * The SQLite run's statements that PostgreSQL never saw. Where the code itself asks which database
 * it has, the texts differ, and it is enough that the same function sent something there.
 */
export const missingOn = (
  postgres: Run,
  sqlite: Run,
  asksForDialect: (line: Line) => boolean,
): MissingStatement[] => {
  const texts = new Set(postgres.statements.flatMap(({ sql }) => partsOf(sql)))
  const functions = new Set(postgres.statements.flatMap(({ from }) => from.map(functionOf)))
  const missing = new Map<string, MissingStatement>()
  for (const statement of sqlite.statements) {
    const { sql, test } = statement
    // It ran on both, with tables of its own perhaps.
    if (postgres.files.has(test)) continue
    const place = placeOf(statement)
    if (!place || isOfTests(place) || isOfSqlite(place)) continue
    const isBranch = isMigration(place) || isAboutTables(sql) || asksForDialect(place)
    if (isBranch && functions.has(functionOf(namedAt(place, statement)))) continue
    for (const part of partsOf(sql))
      if (!texts.has(part)) missing.set(part, { sql: part, place, test })
  }
  return [...missing.values()].sort(
    (a, b) => a.place.file.localeCompare(b.place.file) || a.place.row - b.place.row,
  )
}

/** The test that should send it. */
export const testFor = ({ file }: Line): string => {
  const [, feature] = /^(server\/features\/[^/]+)\//.exec(file) ?? []
  return `${feature ?? dirname(file)}/through.test.ts`
}
