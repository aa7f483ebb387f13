import { createHash } from 'node:crypto'
import type { StatementColumns } from '#contract/donations/bankStatementAdmin.ts'
import { decimalSignOf, hasLostDigits, readPaise } from '#server/tables/amounts.ts'
import { wrappedLongUtrsIn, wrappedUtrsIn } from './cells.ts'
import { dayReader, type ReadDays } from '#server/tables/dayReader.ts'
import { directionOf } from './direction.ts'
import type { NumberedRow } from './numberedRow.ts'
import { rowsOfTable } from './table.ts'

/** Money received, as one line of a statement shows it. */
export type BankLine = {
  readonly key: string
  readonly day: string
  readonly amountPaise: number
  readonly text: string
  /** A possible bank number of the payment. */
  readonly utrs: readonly string[]
  /** Every number on the line with the shape of one: the donor's own number decides which it is. */
  readonly numbers: readonly string[]
}

/** Every line of the table is received, paid or unreadable. */
export type Reading = {
  readonly lines: BankLine[]
  /** The numbers of lines whose day, amount or direction cannot be read. */
  readonly unreadable: number[]
  readonly paid: { readonly count: number; readonly paise: number }
  /** The numbers of lines on which a spreadsheet has shortened a number. */
  readonly lostDigits: number[]
  readonly days: ReadDays
}

/** Spaces and letter case change from one download to the next; the text does not. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const comparable = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\d]/gu, '').toUpperCase()

const cellOf = ({ cells }: Pick<NumberedRow, 'cells'>, at: number | undefined): string =>
  at === undefined ? '' : (cells[at] ?? '')

/**
 * Twelve digits that appear in several lines belong to an account or a person, not to a payment.
 */
const repeatedIn = (
  rows: readonly NumberedRow[],
  { description, reference }: StatementColumns,
): ReadonlySet<string> => {
  const seen = new Set<string>()
  const again = new Set<string>()
  for (const row of rows) {
    const inRow = [description, reference].flatMap((at) => wrappedUtrsIn(cellOf(row, at)))
    for (const utr of new Set(inRow)) {
      if (seen.has(utr)) again.add(utr)
      seen.add(utr)
    }
  }
  return again
}

/**
 * How much a row says was received, negative if it was paid out; `NaN` if that is not certain.
 * Between two columns of amounts nothing else decides.
 */
const moneyReader = (rows: readonly NumberedRow[], columns: StatementColumns) => {
  const { credit, debit, direction } = columns
  const readerAt = (at: number | undefined) => {
    const right = rows.filter(({ hasTooMany }) => !hasTooMany)
    const sign = decimalSignOf(right.map((row) => cellOf(row, at)))
    return (row: NumberedRow): number => readPaise(cellOf(row, at), sign)
  }
  const creditOf = readerAt(credit)
  const debitOf = readerAt(debit)
  // Some banks write the kind of payment under `Type`: UPI, NEFT.
  const hasDirections = rows.some((row) => directionOf(cellOf(row, direction)) !== undefined)
  return (row: NumberedRow): number => {
    const paise = creditOf(row)
    if (Number.isNaN(paise)) return paise
    if (debit !== undefined) {
      const paid = Math.abs(debitOf(row))
      if (paise !== 0 && paid !== 0) return Number.NaN
      return paid === 0 ? paise : -paid
    }
    if (!hasDirections || paise === 0) return paise
    const way = directionOf(cellOf(row, direction))
    if (way === undefined || (way === 'came' && paise < 0)) return Number.NaN
    return way === 'came' ? paise : -Math.abs(paise)
  }
}

/** A row where no money came is money paid out, if the file does not say that in another column. */
const isWithoutMoney = (row: NumberedRow, columns: StatementColumns): boolean =>
  columns.debit !== undefined ||
  columns.direction !== undefined ||
  columns.credit >= row.cells.length

/**
 * The lines with money received. Each has a key that is the same in every file; identical lines, as
 * when somebody paid twice on a day, have different keys.
 */
export const readLines = (all: readonly NumberedRow[], columns: StatementColumns): Reading => {
  const { rows, others } = rowsOfTable(all, columns)
  const { dayOf, days } = dayReader(
    rows.map((row) => cellOf(row, columns.date)),
    columns.dayOrder,
  )
  const moneyOf = moneyReader(rows, columns)
  const repeated = repeatedIn(rows, columns)
  const seen = new Map<string, number>()

  const toLine = (row: NumberedRow, day: string, amountPaise: number): BankLine => {
    const words = [columns.description, columns.reference].map((at) => cellOf(row, at))
    const text = plain(words.filter((word) => word !== '').join(' · ')).slice(0, 500)
    const [described, own] = words.map((word) =>
      wrappedUtrsIn(word).filter((utr) => !repeated.has(utr)),
    )
    const found = words.flatMap((word) => [...wrappedUtrsIn(word), ...wrappedLongUtrsIn(word)])
    const same = `${day}\n${amountPaise}\n${comparable(text)}`
    const before = seen.get(same) ?? 0
    seen.set(same, before + 1)
    const key = createHash('sha256').update(`${same}\n${before}`).digest('hex')
    const utrs = own && own.length > 0 ? own : (described ?? [])
    return { key, day, amountPaise, text, utrs, numbers: [...new Set(found)] }
  }

  const lines: BankLine[] = []
  const unreadable = [...others]
  const paid = { count: 0, paise: 0 }
  for (const row of rows) {
    const day = dayOf(cellOf(row, columns.date))
    const paise = moneyOf(row)
    const isUnclear =
      // Cells have shifted to the right, for example after a comma in an unquoted amount: which cell
      // is which would be a guess.
      row.hasTooMany ||
      day === undefined ||
      Number.isNaN(paise) ||
      (paise === 0 && isWithoutMoney(row, columns))
    if (isUnclear) unreadable.push(row.number)
    else if (paise > 0) lines.push(toLine(row, day, paise))
    else {
      paid.count += 1
      paid.paise -= paise
    }
  }
  const lost = rows.filter((row) =>
    [columns.description, columns.reference].some((at) => hasLostDigits(cellOf(row, at))),
  )
  return {
    lines,
    unreadable: unreadable.toSorted((one, other) => one - other),
    paid,
    lostDigits: lost.map(({ number }) => number),
    days,
  }
}

/** The letters and digits of a line, in which references are searched for. */
export const lettersOf = ({ text }: Pick<BankLine, 'text'>): string => comparable(text)
