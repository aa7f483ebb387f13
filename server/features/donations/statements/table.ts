import type { StatementColumns } from '#contract/donations/bankStatementAdmin.ts'
import { looksLikeDay, readSerialDay } from './days.ts'
import { isHeading } from './findTable.ts'
import type { NumberedRow } from './numberedRow.ts'

/** What banks write in a row of their own, below, above and between the lines. */
const noPayment =
  /^\W*(?:(?:grand |page |sub-?)?totals?\b|(?:statement )?summary|(?:opening|closing|available|effective) bal|balance [bc]\/?f|[bc]\/f\b|(?:balance )?(?:brought|carried) forward|page \d)/i

const isDated = (cell: string): boolean => looksLikeDay(cell) || readSerialDay(cell) !== undefined

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
    if (isDated(dateCell)) {
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
      const isNamed = dateCell === '' ? cellAt(row, description) !== '' : /\d/.test(dateCell)
      if (isNamed) others.push(row.number)
    }
  }
  return { rows, others }
}
