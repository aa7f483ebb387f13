import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { isPostgres, openedDb } from '#server/db/db.ts'
import { directStatement } from '#server/db/sql.ts'
import { isAboutRows, sameText } from './sqlText.ts'

/** A test file that ran, or a statement with the lines of our own code that led to it. */
export type Note =
  | { readonly file: string }
  | { readonly dialect: Dialect; readonly sql: string; readonly from: readonly string[] }
export type Dialect = 'sqlite' | 'postgres'

const root = join(import.meta.dirname, '../..')
const folder = process.env['STATEMENT_NOTES']

export const note = (note: Note): void => {
  if (folder === undefined) return
  mkdirSync(join(root, folder), { recursive: true })
  appendFileSync(join(root, folder, `${process.pid}.jsonl`), `${JSON.stringify(note)}\n`)
}

const ownLine = /(?:at async |at )(?:.*\()?(?:file:\/\/)?([^()]+):(\d+):\d+\)?$/

/** Our own lines, innermost first, through everything that was awaited. */
const ownLines = (): string[] => {
  const usual = Error.stackTraceLimit
  Error.stackTraceLimit = 80
  const { stack = '' } = new Error('Where is this statement sent?')
  Error.stackTraceLimit = usual
  return stack.split('\n').flatMap((line) => {
    const [, path = '', row] = ownLine.exec(line) ?? []
    const isOwn = path.startsWith(`${root}/`) && !path.includes('/node_modules/')
    const file = path.slice(root.length + 1)
    return isOwn && file !== 'server/test/statementNotes.ts' ? [`${file}:${row}`] : []
  })
}

const texts = new Set<string>()
const known = new Set<string>()

const noteStatement = (dialect: Dialect, text: string): void => {
  const seen = `${dialect} ${text}`
  if (texts.has(seen)) return
  texts.add(seen)
  if (!isAboutRows(text)) return
  const sql = sameText(text)
  // Most new texts are known ones with another number of values.
  const from = ownLines().slice(0, 6)
  const key = `${dialect} ${sql} ${from[0]}`
  if (known.has(key)) return
  known.add(key)
  note({ dialect, sql, from })
}

/** From now on, notes each statement of this process that was not seen before. */
export const noteStatements = (): void => {
  openedDb.subscribe((db) => {
    const opened = db as Knex
    const dialect = isPostgres(opened) ? 'postgres' : 'sqlite'
    opened.on('query', ({ sql }: { sql: string }) => noteStatement(dialect, sql))
  })
  directStatement.subscribe((text) => noteStatement('sqlite', text as string))
}

if (folder !== undefined) noteStatements()
