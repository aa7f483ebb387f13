import { AppError } from '#server/errors.ts'

const refusal = (words: string): AppError => new AppError('unsupported_media_type', words)

/** What people send instead of a CSV, by its first bytes. */
const otherKinds: readonly (readonly [bytes: string, words: string])[] = [
  ['%PDF', 'This is a PDF. Please download the statement from your bank as CSV.'],
  ['PK\u0003\u0004', 'This is an Excel file. Please open it and save it as CSV.'],
  ['\u00d0\u00cf\u0011\u00e0', 'This is an Excel file. Please open it and save it as CSV.'],
]

/**
 * Spreadsheets write `Unicode text` with two bytes a letter; in plain English half of those are
 * empty.
 */
const wideEncoding = (bytes: Buffer): string | undefined => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 400)
  const empty = [0, 0]
  start.forEach((byte, at) => {
    if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1
  })
  const many = start.length / 6
  if ((empty[1] ?? 0) > many) return 'utf-16le'
  return (empty[0] ?? 0) > many ? 'utf-16be' : undefined
}

/** The text of a file from banks and spreadsheets: UTF-8 or UTF-16, else Windows-1252. */
export const decodeStatement = (bytes: Buffer): string => {
  if (bytes.length === 0) throw refusal('The file is empty.')
  const start = bytes.toString('latin1', 0, 4)
  const other = otherKinds.find(([signature]) => start.startsWith(signature))
  if (other) throw refusal(other[1])
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  if (bytes.includes(0))
    throw refusal('This is not a CSV file. Please download the statement from your bank as CSV.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

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
