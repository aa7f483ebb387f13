import { addRupees } from '#contract/payments/exactRupees.ts'
import type { Takings } from '#contract/takings/admin.ts'
import type { Column } from '#server/admin/table.ts'
import { bookOf, kindNames, methodNames, type BookRow } from '#server/features/takings/file.ts'
import type { Back, Entry } from '#server/features/takings/entries.ts'
import type { BankMatch } from '#server/payments/bankMatches.ts'

const monthOf = (day: string): string => day.slice(0, 7)

/** The takings by month, kind and way of paying. */
export const summaryOf = (received: readonly Entry[], refunded: readonly Back[]): BookRow[] =>
  bookOf(
    received.map(({ cashier: _, ...entry }) => ({ ...entry, day: monthOf(entry.day) })),
    refunded.map((back) => ({ ...back, day: monthOf(back.day) })),
  )

export const summaryColumns: Column<BookRow>[] = [
  ['Month', ({ day }) => day],
  ['Entry', ({ entry }) => entry],
  ['For', ({ kind }) => kind],
  ['Way of paying', ({ method }) => method],
  ['Payments', ({ count }) => count],
  ['Rupees', ({ amount }) => amount],
]

type DayBookRow = {
  readonly entry: 'Received' | 'Void' | 'Refunded'
  readonly method: string
  readonly receipt?: string | undefined
  readonly cashier?: string | undefined
} & Pick<Entry, 'kind' | 'reference' | 'name' | 'amount' | 'day'>

/** Every payment, void and refund; the column of rupees adds up to what is left. */
export const dayBookOf = (received: readonly Entry[], refunded: readonly Back[]): DayBookRow[] =>
  [
    ...received.map(({ method, cashier, isVoid, amount, ...entry }): DayBookRow => ({
      ...entry,
      entry: isVoid ? 'Void' : 'Received',
      method: methodNames[method],
      cashier: cashier && (cashier.username ?? cashier.id),
      amount: isVoid ? 0 : amount,
    })),
    ...refunded.map(({ isInCash, amount, ...back }): DayBookRow => ({
      ...back,
      entry: 'Refunded',
      method: isInCash ? methodNames.cash : 'Otherwise',
      amount: -amount,
    })),
  ].toSorted((one, other) => one.day.localeCompare(other.day))

export const dayBookColumns: Column<DayBookRow>[] = [
  ['Day', ({ day }) => day],
  ['Entry', ({ entry }) => entry],
  ['For', ({ kind }) => kindNames[kind]],
  ['Way of paying', ({ method }) => method],
  ['Receipt', ({ receipt }) => receipt],
  ['Reference', ({ reference }) => reference],
  ['Name', ({ name }) => name],
  ['Recorded by', ({ cashier }) => cashier],
  ['Rupees', ({ amount }) => amount],
]

/** By number, so that a gap is seen: a void one keeps its own. */
export const receiptsOf = (received: readonly Entry[]): Entry[] =>
  received
    .filter(({ receipt }) => receipt !== undefined)
    .toSorted((one, other) =>
      (one.receipt ?? '').localeCompare(other.receipt ?? '', 'en', { numeric: true }),
    )

export const receiptColumns: Column<Entry>[] = [
  ['Receipt', ({ receipt }) => receipt],
  ['Date', ({ day }) => day],
  ['For', ({ kind }) => kindNames[kind]],
  ['Reference', ({ reference }) => reference],
  ['Name', ({ name }) => name],
  ['Way of paying', ({ method }) => methodNames[method]],
  ['Rupees', ({ amount }) => amount],
  ['Void', ({ isVoid }) => isVoid],
]

type Tax = Takings['taxes'][number]

/** By month, HSN and rate, as GSTR-1 adds them up. */
export const taxesByMonth = (taxes: readonly Tax[]): Tax[] => {
  const sums = new Map<string, Tax>()
  for (const tax of taxes) {
    const day = monthOf(tax.day)
    const key = `${day} ${tax.hsn} ${tax.rate}`
    const before = sums.get(key)
    sums.set(key, {
      ...tax,
      day,
      taxed: addRupees(before?.taxed ?? 0, tax.taxed),
      cgst: addRupees(before?.cgst ?? 0, tax.cgst),
      sgst: addRupees(before?.sgst ?? 0, tax.sgst),
      igst: addRupees(before?.igst ?? 0, tax.igst),
      total: addRupees(before?.total ?? 0, tax.total),
    })
  }
  return [...sums.values()]
}

export const taxColumns: Column<Tax>[] = [
  ['Month', ({ day }) => day],
  ['HSN', ({ hsn }) => hsn],
  ['GST %', ({ rate }) => rate],
  ['Taxable rupees', ({ taxed }) => taxed],
  ['CGST', ({ cgst }) => cgst],
  ['SGST', ({ sgst }) => sgst],
  ['IGST', ({ igst }) => igst],
  ['Total rupees', ({ total }) => total],
]

export const matchColumns: Column<BankMatch>[] = [
  ['Day on the statement', ({ day }) => day],
  ['For', ({ kind }) => kindNames[kind]],
  ['Reference', ({ reference }) => reference],
  ['Name', ({ name }) => name],
  ['Rupees', ({ amount }) => amount],
  ['UTR', ({ utr }) => utr ?? undefined],
  ['Receipt', ({ receipt }) => receipt ?? undefined],
]
