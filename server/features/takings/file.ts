import { addRupees } from '#contract/payments/exactRupees.ts'
import type { Column } from '#server/admin/table.ts'
import type { Back, Entry } from './entries.ts'

/** Of one day: what is the same but for the payment. */
export type BookRow = {
  readonly day: string
  readonly entry: string
  readonly kind: string
  readonly method: string
  readonly cashier: string
  readonly count: number
  readonly amount: number
}

export const kindNames = { donation: 'Donation', dakshina: 'Dakshina', order: 'Shop' } as const

export const methodNames = {
  cash: 'Cash',
  upi: 'UPI',
  card_machine: 'Card machine',
  card: 'Card',
  cheque: 'Cheque',
  transfer: 'Bank transfer',
  cod: 'Cash on delivery',
  hundi: 'Hundi',
} as const

const receivedRow = ({ day, kind, method, cashier, amount, isVoid }: Entry): BookRow => ({
  day,
  entry: isVoid ? 'Void' : 'Received',
  kind: kindNames[kind],
  method: methodNames[method],
  cashier: cashier ? (cashier.username ?? cashier.id) : '',
  count: 1,
  amount: isVoid ? 0 : amount,
})

/** Below zero: the column adds up to what is left. */
const backRow = ({ day, kind, isInCash, amount }: Back): BookRow => ({
  day,
  entry: 'Refunded',
  kind: kindNames[kind],
  method: isInCash ? methodNames.cash : 'Otherwise',
  cashier: '',
  count: 1,
  amount: -amount,
})

const keyOf = ({ count: _, amount: __, ...same }: BookRow): string => JSON.stringify(same)

/** The rows of the file, day by day. */
export const bookOf = (received: readonly Entry[], refunded: readonly Back[]): BookRow[] => {
  const rows = new Map<string, BookRow>()
  for (const row of [...received.map(receivedRow), ...refunded.map(backRow)]) {
    const before = rows.get(keyOf(row))
    const amount = addRupees(before?.amount ?? 0, row.amount)
    rows.set(keyOf(row), { ...row, count: (before?.count ?? 0) + 1, amount })
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

export const takingColumns: Column<BookRow>[] = [
  ['Day', ({ day }) => day],
  ['Entry', ({ entry }) => entry],
  ['For', ({ kind }) => kind],
  ['Way of paying', ({ method }) => method],
  ['Recorded by', ({ cashier }) => cashier],
  ['Payments', ({ count }) => count],
  ['Rupees', ({ amount }) => amount],
]
