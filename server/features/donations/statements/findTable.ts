import { AppError } from '#server/errors.ts'
import { readPaise } from '#server/tables/amounts.ts'
import { guessColumns } from './columns.ts'
import { isDay, readSerialDay } from '#server/tables/days.ts'
import type { NumberedRow } from './numberedRow.ts'

export type Table = { readonly headings: readonly string[]; readonly rows: readonly NumberedRow[] }

type Row = Pick<NumberedRow, 'number' | 'cells'>

const hasDay = ({ cells }: Row): boolean => cells.some(isDay)
const hasMoney = ({ cells }: Row): boolean =>
  cells.some((cell) => /\d/.test(cell) && !isDay(cell) && Math.abs(readPaise(cell)) > 0)

/** Words in at least three columns, and no day. */
export const isHeading = ({ cells }: Pick<Row, 'cells'>): boolean =>
  cells.filter((cell) => /\p{L}/u.test(cell)).length >= 3 && !cells.some(isDay)

/** Whether a row of separate cells is one of a statement's lines. */
export const isLine = (row: Row): boolean => row.cells.length >= 3 && hasDay(row) && hasMoney(row)

/** Where days are stored as a spreadsheet's numbers, only a heading says that they are days. */
const isSerialLine = (row: Row, above: readonly Row[]): boolean => {
  const heading = above.findLast(isHeading)
  const columns = heading && guessColumns(heading.cells, [row])
  return columns !== undefined && readSerialDay(row.cells[columns.date] ?? '') !== undefined
}

/** How many lines about the account a bank writes above its table. */
const preamble = 60

/** `1` and `501.00` side by side may be one amount. */
const isSplit = ({ cells }: Row): boolean =>
  cells.some((cell, at) => /^\d{1,3}$/.test(cell) && /^\d{2,3}(\.\d+)?$/.test(cells[at + 1] ?? ''))

/**
 * Which rows have more cells than headings. Some banks end every row with a separator that the
 * headings lack: cells that are empty in every row do not count, unless an amount may have been
 * split.
 */
const markTooMany = (rows: readonly Row[], width: number): NumberedRow[] => {
  const isDated = (row: Row): boolean =>
    hasDay(row) || row.cells.some((cell) => readSerialDay(cell) !== undefined)
  const extras = rows.filter(isDated).map(({ cells }) => cells.slice(width))
  const areEmpty = extras.every(
    (extra) => extra.length === extras[0]?.length && extra.every((cell) => cell === ''),
  )
  return rows.map((row) => ({
    ...row,
    hasTooMany: row.cells.length > width && (!areEmpty || isSplit(row)),
  }))
}

/**
 * The table of a statement: banks write the account's name and address above it, and totals below.
 */
export const findTable = (rows: readonly (readonly string[])[]): Table => {
  const numbered = rows
    .map((cells, at) => ({ number: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const start = numbered.slice(0, preamble)
  const usual = start.findIndex(isLine)
  const first =
    usual >= 0 ? usual : start.findIndex((row, at) => isSerialLine(row, start.slice(0, at)))
  const above = numbered.slice(0, Math.max(first, 0))
  const rest = numbered.slice(Math.max(first, 0))
  const earlierHeading = above.findLast((row) => isHeading(row) && guessColumns(row.cells, rest))
  const heading = earlierHeading ?? above.findLast(isHeading)
  if (first < 0 || !heading) {
    throw new AppError(
      'unsupported_media_type',
      'No table with headings, dates and amounts was found in this file. Nothing was changed.',
    )
  }
  const below = numbered.slice(numbered.indexOf(heading) + 1)
  return { headings: heading.cells, rows: markTooMany(below, heading.cells.length) }
}
