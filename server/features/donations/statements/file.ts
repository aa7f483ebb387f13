import { decodeText } from '#server/admin/decodeText.ts'
import { AppError } from '#server/errors.ts'

const refusal = (words: string): AppError => new AppError('unsupported_media_type', words)

/** The text of a statement from a bank or a spreadsheet. */
export const decodeStatement = (bytes: Buffer): string =>
  decodeText(bytes, 'Please download the statement from your bank as CSV.')

const separators = [',', ';', '\t', '|'] as const

const mostRows = 20_000

/** The right separator is the one that gives most lines the same number of parts, above one. */
const fitOf = (rows: readonly string[][]): number => {
  const widths = new Map<number, number>()
  for (const { length } of rows) if (length > 2) widths.set(length, (widths.get(length) ?? 0) + 1)
  return Math.max(0, ...[...widths].map(([width, count]) => count * 100 + Math.min(width, 99)))
}

/** The rows of a CSV with any separator; empty lines stay, so that line numbers are right. */
export const readRows = async (text: string): Promise<string[][]> => {
  // 1.7 MB on the disk: needed only for importing a statement.
  const { parse } = await import('csv-parse/sync')
  const read = (separator: string, most?: number): string[][] => {
    try {
      return parse(text, {
        delimiter: separator,
        relax_quotes: true,
        relax_column_count: true,
        trim: true,
        ...(most !== undefined && { to: most }),
      })
    } catch {
      return []
    }
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
  return rows
}
