import { appendFileSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Knex } from 'knex'
import { isPostgres, openedDb } from '#server/db/db.ts'
import { directStatement } from '#server/db/sql.ts'
import { isAboutRows, sameText } from './sqlText.ts'

export type Dialect = 'sqlite' | 'postgres'

/** A line of our own code, and the function it is in if that has a name. */
export type Line = { readonly file: string; readonly row: number; readonly name: string }

/** A statement, and the lines that led to it, innermost first. */
export type Statement = {
  readonly dialect: Dialect
  readonly sql: string
  /** The test file that sent it first. */
  readonly test: string
  readonly from: readonly Line[]
}

/** A test file that ran, or a statement that was sent. */
export type Note = { readonly file: string } | Statement

const root = join(import.meta.dirname, '../..')
const folder = process.env['STATEMENT_NOTES']

const note = (note: Note): void => {
  if (folder === undefined) return
  mkdirSync(resolve(root, folder), { recursive: true })
  appendFileSync(resolve(root, folder, `${process.pid}.jsonl`), `${JSON.stringify(note)}\n`)
}

const stackLine = /at (?:async )?(?:(.*) \()?(?:file:\/\/)?([^()]+):(\d+):\d+\)?$/

/** Our own lines, through everything that was awaited. */
const ownLines = (): Line[] => {
  const usual = Error.stackTraceLimit
  Error.stackTraceLimit = 80
  const { stack = '' } = new Error('Where is this statement sent?')
  Error.stackTraceLimit = usual
  return stack.split('\n').flatMap((text) => {
    const [, name = '', path = '', row] = stackLine.exec(text) ?? []
    const isOwn = path.startsWith(`${root}/`) && !path.includes('/node_modules/')
    const file = path.slice(root.length + 1)
    return isOwn && file !== 'server/test/statementNotes.ts'
      ? [{ file, row: Number(row), name }]
      : []
  })
}

/** Their statements differ from run to run. */
const isRandom = (file: string): boolean => /fuzz|bodies/i.test(file)

let test = ''

/** Until the next one, what is sent is sent by this file. */
export const noteFile = (file: string): void => {
  test = file
  note({ file })
}

const texts = new Set<string>()
const known = new Set<string>()

const noteStatement = (dialect: Dialect, text: string): void => {
  const seen = `${dialect} ${text}`
  if (texts.has(seen) || isRandom(test)) return
  texts.add(seen)
  if (!isAboutRows(text)) return
  const sql = sameText(text)
  // Most new texts are known ones with another number of values.
  const from = ownLines().slice(0, 6)
  const key = JSON.stringify([dialect, sql, from[0]])
  if (known.has(key)) return
  known.add(key)
  note({ dialect, sql, test, from })
}

/** From now on, notes each statement of this process that was not seen before. */
const noteStatements = (): void => {
  openedDb.subscribe((db) => {
    const opened = db as Knex
    const dialect = isPostgres(opened) ? 'postgres' : 'sqlite'
    opened.on('query', ({ sql }: { sql: string }) => noteStatement(dialect, sql))
  })
  directStatement.subscribe((text) => noteStatement('sqlite', text as string))
}

if (folder !== undefined) noteStatements()
