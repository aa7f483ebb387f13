import type { StatementColumns } from '#contract/donations/bankStatementAdmin.ts'
import { looksLikeDay, readSerialDay } from '#server/tables/days.ts'
import { isHeading } from './findTable.ts'
import type { NumberedRow } from './numberedRow.ts'

/** What banks write in a row of their own, below, above and between the lines. */
const noPayment =
  /^\W*(?:(?:grand |page |sub-?)?totals?\b|(?:statement )?summary|(?:opening|closing|available|effective) bal|balance [bc]\/?f|[bc]\/f\b|(?:balance )?(?:brought|carried) forward|page \d)/i

const isDated = (cell: string): boolean => looksLikeDay(cell) || readSerialDay(cell) !== undefined

/** Where days are written out, or below a summary's headings, `45000.00` is an amount. */
const isCertain = (cell: string): boolean => isDated(cell) && !/^\d+\.\d\d$/.test(cell)

/** `x6/11/2026`: a day that something has spoilt. */
const hasSpoiltDay = (cell: string): boolean => /\d[-/.]\d{1,2}[-/.]\d/.test(cell)

type Rows = {
  /** Each with everything that was written for it, also in the rows below. */
  readonly rows: NumberedRow[]
  /** The numbers of rows with money that are no line anybody could read. */
  readonly others: number[]
}

/** The rows of a table that are payments; a narration that a bank has wrapped is put together. */
export const rowsOfTable = (
  all: readonly NumberedRow[],
  { date, description, credit, debit, reference }: StatementColumns,
): Rows => {
  const rows: NumberedRow[] = []
  const others: number[] = []
  // After a summary's headings nothing is a payment, until the next row with a day.
  let isOpen = true
  let latest: number | undefined
  const cellAt = ({ cells }: NumberedRow, at: number | undefined): string =>
    at === undefined ? '' : (cells[at] ?? '')

  const hasDays = all.some((row) => looksLikeDay(cellAt(row, date)))
  const lastDated = all.findLast((row) => isCertain(cellAt(row, date)))?.number ?? 0

  /**
   * Whether a row without a readable day may be a payment. Below the last day banks write summaries
   * and legends: there it has to continue the table, or to have had a day.
   */
  const mayBePayment = (row: NumberedRow, dateCell: string): boolean => {
    const isAbove = row.number < lastDated
    if (dateCell !== '') return isAbove ? /\d/.test(dateCell) : hasSpoiltDay(dateCell)
    if (cellAt(row, description) === '') return false
    const isOneWay = !/[1-9]/.test(cellAt(row, debit)) || !/[1-9]/.test(cellAt(row, credit))
    return isAbove || (isOneWay && latest === row.number - 1)
  }

  const isWrapped = (row: NumberedRow): boolean =>
    latest === row.number - 1 &&
    row.cells.some((cell) => cell !== '') &&
    row.cells.every((cell, at) => cell === '' || at === description || at === reference)

  const append = (row: NumberedRow): void => {
    const before = rows.pop()
    if (!before) return
    const cells = before.cells.map((cell, at) => {
      const more = at === description || at === reference ? cellAt(row, at) : ''
      return [cell, more].filter((part) => part !== '').join('\n')
    })
    rows.push({ ...before, cells })
    latest = row.number
  }

  for (const row of all) {
    const dateCell = cellAt(row, date)
    const hasMoney = [credit, debit].some((at) => /[1-9]/.test(cellAt(row, at)))
    const isSaid = row.cells.some((cell) => noPayment.test(cell))
    if (isOpen && !hasDays ? isDated(dateCell) : isCertain(dateCell)) {
      isOpen = true
      if (isSaid && !hasMoney) continue
      rows.push(row)
      latest = row.number
    } else if (isSaid || (isHeading(row) && !hasMoney)) {
      isOpen = false
    } else if (!isOpen) {
      continue
    } else if (isWrapped(row)) {
      append(row)
    } else if (hasMoney || row.hasTooMany) {
      if (mayBePayment(row, dateCell)) others.push(row.number)
    }
  }
  return { rows, others }
}
