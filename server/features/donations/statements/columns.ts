import type { StatementColumns } from '#contract/bankStatementAdmin.ts'
import { AppError } from '#server/errors.ts'
import { readDay, readPaise } from './cells.ts'

/** How banks name their columns, the most reliable first. */
const names: Readonly<Record<keyof StatementColumns, readonly RegExp[]>> = {
  date: [
    /^(txn|tran|transaction|trans|posting|post)\.? ?(date|dt)/,
    /^date\b/,
    /\bdate\b/,
    /\b(dt|dated)\b/,
    /तारीख|दिनांक/,
  ],
  description: [
    /narration|particular/,
    /description/,
    /remark/,
    /transaction details?|^details?$/,
    /detail|विवरण/,
  ],
  credit: [/deposit/, /credit/, /\bcr\b\.?( ?am)?(?!.*\bdr\b)/, /\bamount\b/, /\bamt\b/, /जमा/],
  reference: [/\butr\b|\brrn\b/, /ref/, /chq|cheque|instrument/, /(txn|transaction|tran) ?id/],
  direction: [
    /\b(dr|debit) ?[/|-]? ?(cr|credit)\b/,
    /\b(cr|credit) ?[/|-]? ?(dr|debit)\b/,
    /^type$/,
  ],
}

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\d/|.-]+/gu, ' ')
    .trim()

const notMoney = /balance|date|limit/

const find = (headings: readonly string[], name: keyof StatementColumns, taken: Set<number>) => {
  for (const pattern of names[name]) {
    const at = headings.findIndex((heading, place) => {
      if (taken.has(place) || !pattern.test(heading)) return false
      if (name === 'credit') return !notMoney.test(heading) && !names.direction[0]?.test(heading)
      return name !== 'reference' || !/date/.test(heading)
    })
    if (at < 0) continue
    taken.add(at)
    return at
  }
  return undefined
}

/** Which column is which, according to the headings; undefined if they do not tell. */
export const guessColumns = (headings: readonly string[]): StatementColumns | undefined => {
  const words = headings.map(plain)
  const taken = new Set<number>()
  const direction = find(words, 'direction', taken)
  const date = find(words, 'date', taken)
  const description = find(words, 'description', taken)
  const credit = find(words, 'credit', taken)
  const reference = find(words, 'reference', taken)
  if (date === undefined || description === undefined || credit === undefined) return undefined
  return {
    date,
    description,
    credit,
    ...(reference !== undefined && { reference }),
    ...(direction !== undefined && { direction }),
  }
}

/** One line of the file, with its line number. */
export type NumberedRow = {
  readonly number: number
  readonly cells: readonly string[]
  /** It has more cells than the table has headings. */
  readonly hasTooMany: boolean
}

export type Table = { readonly headings: readonly string[]; readonly rows: readonly NumberedRow[] }

type Row = Pick<NumberedRow, 'number' | 'cells'>

const hasDay = ({ cells }: Row): boolean => cells.some((cell) => readDay(cell))
const hasMoney = ({ cells }: Row): boolean =>
  cells.some((cell) => /\d/.test(cell) && !readDay(cell) && readPaise(cell) > 0)

const isHeading = ({ cells }: Row): boolean =>
  cells.filter((cell) => /\p{L}/u.test(cell)).length >= 3 && !cells.some((cell) => readDay(cell))

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
  const extras = rows.filter(hasDay).map(({ cells }) => cells.slice(width))
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
  const first = numbered.findIndex(
    (row, at) => at < preamble && row.cells.length >= 3 && hasDay(row) && hasMoney(row),
  )
  const above = numbered.slice(0, Math.max(first, 0))
  const known = above.findLast((row) => isHeading(row) && guessColumns(row.cells))
  const heading = known ?? above.findLast(isHeading)
  if (first < 0 || !heading) {
    throw new AppError(
      'unsupported_media_type',
      'No table with headings, dates and amounts was found in this file. Nothing was changed.',
    )
  }
  const below = numbered.slice(numbered.indexOf(heading) + 1)
  return { headings: heading.cells, rows: markTooMany(below, heading.cells.length) }
}

/** The key under which a layout is remembered. */
export const headingsKey = (headings: readonly string[]): string =>
  headings.map(plain).join('|').slice(0, 1000)
