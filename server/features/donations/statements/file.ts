import { decodeText } from '#server/admin/decodeText.ts'
import { AppError } from '#server/errors.ts'
import { isLine } from './columns.ts'
import { plainCell } from './plainCell.ts'

const refusal = (words: string): AppError => new AppError('unsupported_media_type', words)

/** The text of a statement from a bank or a spreadsheet. */
export const decodeStatement = (bytes: Buffer): string =>
  decodeText(bytes, 'Please download the statement from your bank as CSV.')

const separators = [',', ';', '\t', '|'] as const
type Separator = (typeof separators)[number]

const mostRows = 20_000

/** The right separator is the one that gives most lines the same number of parts, above one. */
const fitOf = (rows: readonly string[][]): number => {
  const widths = new Map<number, number>()
  for (const { length } of rows) if (length > 2) widths.set(length, (widths.get(length) ?? 0) + 1)
  return Math.max(0, ...[...widths].map(([width, count]) => count * 100 + Math.min(width, 99)))
}

/**
 * One line without the rules for quotation marks: only those around a whole cell count, and every
 * other one is a letter like any other.
 */
const cellsOf = (line: string, separator: Separator): string[] => {
  const end = `(?=${separator === '|' ? '\\|' : separator}|$)`
  const cell = new RegExp(`\\s*"((?:[^"]|"")*)"\\s*${end}|([^]*?)${end}`, 'y')
  const cells: string[] = []
  for (let at = 0; at <= line.length; at = cell.lastIndex + 1) {
    cell.lastIndex = at
    const [, quoted, bare = ''] = cell.exec(line) ?? []
    cells.push((quoted?.replaceAll('""', '"') ?? bare).trim())
    if (cell.lastIndex === 0) break
  }
  return cells
}

/** A line of the table that a quotation mark before it has swallowed. */
const hasSwallowed = (rows: readonly string[][], separator: Separator): boolean =>
  rows.some((cells) =>
    cells.some(
      (cell) =>
        cell.includes('\n') &&
        cell
          .split('\n')
          .slice(1)
          .some((line) => isLine({ number: 0, cells: cellsOf(line, separator) })),
    ),
  )

/** `,="0012",` holds no quotation mark in the middle of a cell: the equals sign belongs to it. */
const withoutFormulas = (text: string): string =>
  text.replaceAll(/(^|[,;\t|])=("(?:[^"\n]|"")*")(?=[,;\t|\r\n]|$)/gm, '$1$2')

/** The rows of a CSV with any separator; empty lines stay, so that line numbers are right. */
export const readRows = async (written: string): Promise<string[][]> => {
  // 1.7 MB on the disk: needed only for importing a statement.
  const { parse, CsvError } = await import('csv-parse/sync')
  const text = withoutFormulas(written)
  const byRules = (separator: Separator, most?: number): string[][] | undefined => {
    try {
      return parse(text, {
        delimiter: separator,
        relax_quotes: true,
        relax_column_count: true,
        trim: true,
        ...(most !== undefined && { to: most }),
      })
    } catch (error) {
      if (error instanceof CsvError) return undefined
      throw error
    }
  }
  const read = (separator: Separator, most?: number): string[][] => {
    const rows = byRules(separator, most)
    if (rows && !hasSwallowed(rows, separator)) return rows
    const lines = text.split(/\r\n?|\n/)
    if (lines.at(-1) === '') lines.pop()
    return lines.slice(0, most).map((line) => (line === '' ? [''] : cellsOf(line, separator)))
  }
  const [best] = separators
    .map((separator) => ({ separator, fit: fitOf(read(separator, 200)) }))
    .toSorted((one, other) => other.fit - one.fit)
  const rows = best && best.fit > 0 ? read(best.separator) : []
  if (rows.length === 0)
    throw refusal('No table was found in this file. Please check that it is a CSV file.')
  if (rows.length > mostRows) {
    throw refusal(`The file has more than ${mostRows} lines. Please choose a shorter period.`)
  }
  return rows.map((cells) => cells.map(plainCell))
}
