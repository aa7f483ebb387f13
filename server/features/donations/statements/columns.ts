import type { StatementColumns } from '#contract/bankStatementAdmin.ts'
import { AppError } from '#server/errors.ts'
import { readPaise } from './amounts.ts'
import { isDay, readSerialDay } from './days.ts'
import { isOfDirections } from './direction.ts'

type Name = 'date' | 'description' | 'credit' | 'debit' | 'reference'

/** How banks name their columns, the most reliable first. */
const names: Readonly<Record<Name, readonly RegExp[]>> = {
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
  credit: [
    /deposit/,
    /credit/,
    /\bcr\b\.?( ?am)?(?!.*\bdr\b)/,
    /(paid|money) in\b|^receipts?\b|received/,
    /\bamount\b/,
    /\bamt\b/,
    /जमा/,
  ],
  debit: [
    /withdraw/,
    /debit/,
    /\bdr\b(?!.*\bcr\b)/,
    /(paid|money) out\b|^payments?\b|^paid\b/,
    /नावे|खर्च/,
  ],
  reference: [/\butr\b|\brrn\b/, /ref/, /chq|cheque|instrument/, /(txn|transaction|tran) ?id/],
}

/** A column that says of a payment whether it came or went, the most reliable first. */
const directionNames = [
  /\b(dr|debit) ?[/|-]? ?(cr|credit)\b|\b(cr|credit) ?[/|-]? ?(dr|debit)\b/,
  /^((txn|tran|transaction) )?type$/,
]

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\d/|.-]+/gu, ' ')
    .trim()

const isBalance = (heading: string | undefined): boolean => /\bbal(ance)?\b/.test(heading ?? '')
const isMoney = (heading: string): boolean =>
  !isBalance(heading) &&
  !/date|limit|count|card|account|number|\bno\b/.test(heading) &&
  (!directionNames[0]?.test(heading) || /am(oun)?t/.test(heading))

const find = (headings: readonly string[], name: Name, taken: Set<number>) => {
  for (const pattern of names[name]) {
    const at = headings.findIndex((heading, place) => {
      if (taken.has(place) || !pattern.test(heading)) return false
      if (name === 'credit' || name === 'debit') return isMoney(heading)
      return name !== 'reference' || !/date/.test(heading)
    })
    if (at < 0) continue
    taken.add(at)
    return at
  }
  return undefined
}

/** Columns that say of payments which way they went; one beside a balance says it of the account. */
const findDirections = (headings: readonly string[]): number[] => {
  const found = directionNames.flatMap((pattern) =>
    headings.flatMap((heading, at) =>
      pattern.test(heading) && !/\bam(oun)?t\b/.test(heading) ? [at] : [],
    ),
  )
  return found.filter((at) => !isBalance(headings[at]) && !isBalance(headings[at - 1]))
}

/** A column of nothing but `C` and `D`, whatever it is called. */
const findUnnamed = (
  headings: readonly string[],
  rows: readonly Pick<NumberedRow, 'cells'>[],
  taken: ReadonlySet<number>,
): number | undefined => {
  const dated = rows.filter(({ cells }) => cells.some(isDay))
  const at = headings.findIndex(
    (heading, place) =>
      !taken.has(place) &&
      !isBalance(heading) &&
      !isBalance(headings[place - 1]) &&
      isOfDirections(dated.map(({ cells }) => cells[place] ?? '')),
  )
  return at < 0 ? undefined : at
}

/** The heading alone does not say that money came. */
const isEitherWay = (heading: string | undefined): boolean =>
  /\bam(oun)?t\b/.test(heading ?? '') && !/deposit|credit|\bcr\b/.test(heading ?? '')

/**
 * Which column is which, according to the headings; undefined if they do not tell. Of one amount for
 * both ways, the rows may show by their signs which way it is.
 */
export const guessColumns = (
  headings: readonly string[],
  rows: readonly Pick<NumberedRow, 'cells'>[] = [],
): StatementColumns | undefined => {
  const words = headings.map(plain)
  const directions = findDirections(words)
  const taken = new Set<number>(directions)
  const date = find(words, 'date', taken)
  const description = find(words, 'description', taken)
  const credit = find(words, 'credit', taken)
  if (date === undefined || description === undefined || credit === undefined) return undefined
  const debit = find(words, 'debit', taken)
  const reference = find(words, 'reference', taken)
  const [named] = debit === undefined ? directions : []
  const direction = debit === undefined ? (named ?? findUnnamed(words, rows, taken)) : undefined
  const isUnknown =
    debit === undefined &&
    direction === undefined &&
    words.some(isBalance) &&
    isEitherWay(words[credit]) &&
    !rows.some(({ cells }) => readPaise(cells[credit] ?? '') < 0)
  if (isUnknown) return undefined
  return {
    date,
    description,
    credit,
    ...(debit !== undefined && { debit }),
    ...(reference !== undefined && { reference }),
    ...(direction !== undefined && { direction }),
  }
}

/** Columns as staff chose them, with the one of money paid out if its heading tells. */
export const withDebit = (
  headings: readonly string[],
  columns: StatementColumns,
): StatementColumns => {
  if (columns.debit !== undefined) return columns
  const taken = new Set(Object.values(columns).filter((at) => typeof at === 'number'))
  const debit = find(headings.map(plain), 'debit', taken)
  return debit === undefined ? columns : { ...columns, debit }
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
  const known = above.findLast((row) => isHeading(row) && guessColumns(row.cells, rest))
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
