import { catalogue } from '#app/i18n/words.ts'
import type { ImportState, KeptImport, PastGiftField } from '#contract/imports/admin.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'

const lines = (count: number): string =>
  count === 1 ? '1 line' : `${count.toLocaleString('en-IN')} lines`

export const adminImports = catalogue('adminImports', {
  link: 'Import past gifts',
  title: 'Import past gifts',
  intro:
    'Donors and gifts from the time before Modak, from the temple’s own list. They appear on the pages of devotees and never in receipts, the day book or Form 10BD.',
  all: 'All devotees',
  file: 'List of past gifts',
  fileHint:
    'CSV or Excel (.xlsx), one gift or donor on each line, with a heading above each column, in English, Marathi or Hindi. At most 4 MB and 10,000 lines. Nothing is stored until you import it.',
  tooLarge: 'This file is larger than 4 MB. Please split it, for example by year.',
  failed: 'This file could not be read. Nothing was changed.',
  unclear: 'We don’t know if this was imported. Please look at the imports below.',
  reading: 'Reading the file…',
  columns: 'Columns',
  columnsFound: 'Please check that each column is what it says.',
  columnsAsked: 'We don’t know which column has the name. Please choose.',
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
  choose: 'Choose',
  none: 'Not in this file',
  sample: 'First lines of the file',
  readAgain: 'Read again with these columns',
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
  preview: 'Lines of the file',
  firstOnly: (count: number) => `Only ${count} lines are shown, those with a question first.`,
  line: 'Line',
  state: 'Result',
  who: 'Donor',
  given: 'Gift',
  reason: 'Reason',
  withDoubtful: (count: number) => `Import the ${lines(count)} to check, too`,
  run: (count: number) => `Import ${lines(count)}`,
  imported: (count: number) => `${lines(count)} imported`,
  kept: 'Imports so far',
  keptOf: ({ rows, amount }: KeptImport) => `${lines(rows)}, ${exactRupees(amount)}`,
  keptBy: (name: string, when: string) => `${name}, ${when}`,
  gone: 'A deleted account',
  isUndone: 'Undone',
  undo: 'Undo',
  undoOf: (file: string) => `Undo the import of ${file}`,
  undoTitle: 'Undo this import?',
  undoText: (rows: number) =>
    `${lines(rows)} will be removed from the pages of devotees. You can import the file again.`,
  undoIt: 'Undo import',
  undone: 'Import undone',
})
