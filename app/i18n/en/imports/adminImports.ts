import { catalogue } from '#app/i18n/words.ts'
import type { ImportState, ImportSummary, PastGiftField } from '#contract/imports/admin.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { lines } from './importing.ts'

export const adminImports = catalogue('adminImports', {
  link: 'Import past gifts',
  title: 'Import past gifts',
  intro:
    'Donors and gifts from the time before Modak, from the temple’s own list. They appear on the pages of devotees and never in receipts, the day book or Form 10BD.',
  all: 'All devotees',
  file: 'List of past gifts',
  fileHint:
    'CSV or Excel (.xlsx), one gift or donor on each line, with a heading above each column, in English, Marathi or Hindi. At most 4 MB and 10,000 lines. Nothing is stored until you import it.',
  fields: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    address: 'Address or town',
    day: 'Date',
    amount: 'Amount',
    purpose: 'Purpose',
    receipt: 'Receipt number',
  } satisfies Record<PastGiftField, string>,
  counts: {
    new: (count: number) => `${lines(count)} can be imported`,
    same: (count: number) => `${lines(count)} imported before`,
    doubtful: (count: number) => `${lines(count)} to check`,
    unreadable: (count: number) => `${lines(count)} cannot be read`,
  } satisfies Record<ImportState, (count: number) => string>,
  states: {
    new: 'New',
    same: 'Imported before',
    doubtful: 'Please check',
    unreadable: 'Left out',
  } satisfies Record<ImportState, string>,
  worth: (amount: number) => `Gifts of ${exactRupees(amount)} in all.`,
  summaryOf: ({ rows, amount }: ImportSummary) => `${lines(rows)}, ${exactRupees(amount)}`,
  undoText: (rows: number) =>
    `${lines(rows)} will be removed from the pages of devotees. You can import the file again.`,
})
