import { Readable } from 'node:stream'
import type { Table, Value } from './table.ts'

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * Digits that are no quantity: a phone number, a bank's or a cheque's number. A spreadsheet would
 * round them (`6.31E+11`), or drop their first zeros.
 */
const digitsToKeep = /^(?:\+\d+|0\d+|\d{12,}|\d+E\d+)$/i

const toCell = (value: Value): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  if (value === undefined) return ''
  if (digitsToKeep.test(value)) return `="${value}"`
  return formula.test(value) ? `'${value}` : value
}

async function* lines({ rows }: Table): AsyncGenerator<string[]> {
  for await (const row of rows) yield row.map(toCell)
}

/**
 * A table as CSV, row by row. A value that a spreadsheet would take for a formula gets an apostrophe
 * in front, and digits that must stay are written as text; the mark at the beginning says that this
 * is UTF-8. The library is loaded with the first table: hardly anybody asks for one.
 */
export async function* csvBytes(table: Table): AsyncGenerator<Buffer> {
  const { stringify } = await import('csv-stringify')
  const csv = stringify({
    header: true,
    columns: [...table.headings],
    bom: true,
    record_delimiter: 'windows',
    // On its own it checks only for the whole delimiter.
    quoted_match: /[\r\n]/,
  })
  const source = Readable.from(lines(table))
  source.once('error', (error) => csv.destroy(error))
  csv.once('close', () => source.destroy())
  source.pipe(csv)
  yield* csv
}
