import { Readable } from 'node:stream'
import { civilDateAt, clockAt } from '#almanac/zone.ts'
import type { Download, ExportedList } from '#server/http/implement.ts'

/** One column: its heading, and how to get its value from a row. */
export type Column<T> = readonly [
  heading: string,
  of: (row: T) => string | number | boolean | undefined,
]

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * Digits that are no quantity: a phone number, a bank's or a cheque's number. A spreadsheet would
 * round them (`6.31E+11`), or drop their first zeros.
 */
const digitsToKeep = /^(?:\+\d+|0\d+|\d{12,}|\d+E\d+)$/i

const toCell = (value: string | number | boolean | undefined): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  if (value === undefined) return ''
  if (digitsToKeep.test(value)) return `="${value}"`
  return formula.test(value) ? `'${value}` : value
}

/** An instant as clocks of a zone show it, `2026-11-21 14:05`. */
export const localTime = (at: string | undefined, timeZone: string): string => {
  if (at === undefined) return ''
  const instant = Date.parse(at)
  return `${civilDateAt(instant, timeZone)} ${clockAt(instant, timeZone)}`
}

async function* lines<T>(
  rows: AsyncIterable<T>,
  columns: readonly Column<T>[],
): AsyncGenerator<string[]> {
  for await (const row of rows) yield columns.map(([, of]) => toCell(of(row)))
}

/** The library is loaded with the first table: hardly anybody asks for one. */
async function* csvLines<T>(
  rows: AsyncIterable<T>,
  columns: readonly Column<T>[],
): AsyncGenerator<Buffer> {
  const { stringify } = await import('csv-stringify')
  const csv = stringify({
    header: true,
    columns: columns.map(([heading]) => heading),
    bom: true,
    record_delimiter: 'windows',
    // On its own it checks only for the whole delimiter.
    quoted_match: /[\r\n]/,
  })
  const source = Readable.from(lines(rows, columns))
  source.once('error', (error) => csv.destroy(error))
  csv.once('close', () => source.destroy())
  source.pipe(csv)
  yield* csv
}

/**
 * A table for spreadsheets, written row by row while it is sent. A value that a spreadsheet would
 * take for a formula gets an apostrophe in front, and digits that must stay are written as text; the
 * mark at the beginning says that this is UTF-8.
 */
export const csvDownload = <T>(
  fileName: string,
  exported: ExportedList,
  columns: readonly Column<T>[],
  rows: AsyncIterable<T>,
): Download => ({
  fileName,
  contentType: 'text/csv; charset=utf-8',
  exported,
  body: Readable.from(csvLines(rows, columns), { objectMode: false }),
})
