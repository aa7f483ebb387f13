import { expect, test } from 'vitest'
import type { Dialect, Line, Statement } from '#server/test/statementNotes.ts'
import { missingOn, testFor, type Run } from './statementCoverage.ts'

const line = (file: string, name = 'find', row = 7): Line => ({ file, name, row })
const repository = 'server/features/shop/repository.ts'
const lists = 'server/features/shop/lists.test.ts'

const sent = (dialect: Dialect, sql: string, from: Line = line(repository)): Statement => ({
  dialect,
  sql,
  test: lists,
  from: [line('server/db/sql.ts', 'sql'), from, line(lists, '')],
})
const run = (statements: readonly Statement[], files: readonly string[] = []): Run => ({
  files: new Set(files),
  statements,
})
const missing = (sqlite: Run, postgres: Run, asks = (_: Line) => false): string[] =>
  missingOn(postgres, sqlite, asks).map(({ sql }) => sql)

const [one, other] = ['select a from b', 'select c from d']

test('a statement that PostgreSQL never saw is missing, with the line that sends it', () => {
  const sqlite = run([sent('sqlite', one), sent('sqlite', other)])
  expect(missingOn(run([sent('postgres', one)]), sqlite, () => false)).toEqual([
    { sql: other, place: line(repository), test: lists },
  ])
  expect(testFor(line(repository))).toBe('server/features/shop/through.test.ts')
  expect(testFor(line('server/payments/a.ts'))).toBe('server/payments/through.test.ts')
})

test('a list that ran with each of its filters is covered, but not with a new one', () => {
  const list = (where: string) => `select a from b where ${where} order by a`
  const postgres = run([sent('postgres', list('c = ?')), sent('postgres', list('d = ?'))])
  expect(missing(run([sent('sqlite', list('c = ? and d = ?'))]), postgres)).toEqual([])
  const wider = run([sent('sqlite', list('c = ? and e > ?'))])
  expect(missing(wider, postgres)).toEqual(['select a from b … e > ?'])
})

test('where the code asks for the database, its function has to run on both', () => {
  const sqlite = run([sent('sqlite', one)])
  const branch = (name: string) => run([sent('postgres', other, line(repository, name))])
  expect(missing(sqlite, branch('find'), () => true)).toEqual([])
  expect(missing(sqlite, branch('list'), () => true)).toEqual([one])
  expect(missing(sqlite, branch('find'))).toEqual([one])
})

test('a migration runs as a whole, in the words of each database', () => {
  const file = 'migrations/0208_create_mantras.ts'
  const sqlite = run([sent('sqlite', 'create table a (id integer)', line(file, 'rebuild'))])
  const postgres = run([sent('postgres', 'create table a (id serial)', line(file, 'up'))])
  expect(missing(sqlite, postgres)).toEqual([])
  expect(missing(sqlite, run([]))).toHaveLength(1)
})

test('what tests send themselves, what is SQLite’s alone and what ran on both does not count', () => {
  const ofTest = sent('sqlite', one, line('server/test/orders.ts'))
  const ofSqlite = sent('sqlite', one, line('server/backup/restoreSqlite.ts'))
  expect(missing(run([ofTest, ofSqlite]), run([]))).toEqual([])
  expect(missing(run([sent('sqlite', one)]), run([], [lists]))).toEqual([])
})
