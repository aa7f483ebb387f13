import { createHash } from 'node:crypto'
import type { StatementColumns } from '#contract/bankStatementAdmin.ts'
import { longUtrsIn, readDay, readPaise, utrsIn } from './cells.ts'
import type { NumberedRow } from './columns.ts'

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

/** Spaces and letter case change from one download to the next; the text does not. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const comparable = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\d]/gu, '').toUpperCase()

type Read = Omit<BankLine, 'key'>

const cellOf = ({ cells }: NumberedRow, at: number | undefined): string =>
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
    for (const utr of utrsIn(`${cellOf(row, description)} | ${cellOf(row, reference)}`)) {
      if (seen.has(utr)) again.add(utr)
      seen.add(utr)
    }
  }
  return again
}

const readRow = (
  row: NumberedRow,
  { date, description, credit, reference, direction }: StatementColumns,
  repeated: ReadonlySet<string>,
): Read | 'unreadable' | undefined => {
  const cell = (at: number | undefined): string => cellOf(row, at)
  const utrsAt = (at: number | undefined): string[] =>
    utrsIn(cell(at)).filter((utr) => !repeated.has(utr))
  const day = readDay(cell(date))
  // Cells have shifted to the right, for example after a comma in an unquoted amount: which cell is
  // which would be a guess.
  if (row.hasTooMany) return day || /\d/.test(cell(date)) ? 'unreadable' : undefined
  const amountPaise = readPaise(cell(credit))
  if (amountPaise <= 0) return undefined
  // Lines below the table: totals and remarks.
  if (!day && cell(date).trim() === '') return undefined
  if (!day || Number.isNaN(amountPaise)) {
    const isTable = day !== undefined || /\d/.test(cell(date))
    return isTable ? 'unreadable' : undefined
  }
  if (/^\s*(d|dr|debit|withdrawal)\b/i.test(cell(direction))) return undefined
  const words = [cell(description), cell(reference)]
  const text = plain(words.filter((word) => word !== '').join(' · ')).slice(0, 500)
  const own = utrsAt(reference)
  const utrs = own.length > 0 ? own : utrsAt(description)
  const numbers = [...new Set(words.flatMap((word) => [...utrsIn(word), ...longUtrsIn(word)]))]
  return { day, amountPaise, text, utrs, numbers }
}

/**
 * The lines with money received. Each has a key that is the same in every file; identical lines, as
 * when somebody paid twice on a day, have different keys.
 */
export const readLines = (
  rows: readonly NumberedRow[],
  columns: StatementColumns,
): { lines: BankLine[]; unreadable: number[] } => {
  const seen = new Map<string, number>()
  const unreadable: number[] = []
  const repeated = repeatedIn(rows, columns)
  const lines = rows.flatMap((row): BankLine[] => {
    const read = readRow(row, columns, repeated)
    if (read === 'unreadable') unreadable.push(row.number)
    if (read === undefined || read === 'unreadable') return []
    const same = `${read.day}\n${read.amountPaise}\n${comparable(read.text)}`
    const before = seen.get(same) ?? 0
    seen.set(same, before + 1)
    const key = createHash('sha256').update(`${same}\n${before}`).digest('hex')
    return [{ key, ...read }]
  })
  return { lines, unreadable }
}

/** The letters and digits of a line, in which references are searched for. */
export const lettersOf = ({ text }: Pick<BankLine, 'text'>): string => comparable(text)
