import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

/** Receipts of many donations. */
export const adminReceipts = catalogue('adminReceipts', {
  print: (count: number) =>
    counted(count, { one: 'Print 1 receipt', other: `Print ${count} receipts` }),
  email: (count: number) =>
    counted(count, { one: 'Email 1 receipt', other: `Email ${count} receipts` }),
  title: (count: number) =>
    counted(count, { one: 'Email 1 receipt again?', other: `Email ${count} receipts again?` }),
  text: 'Each goes to the email address of its donation. This cannot be undone.',
  confirm: 'Email them',
  leftOut: (count: number) => `${count} left out`,
  none: 'None of these has a receipt that can be emailed.',
  noReceipt: 'no receipt',
  noEmail: 'no email address',
  notCounted: 'refunded or void',
  done: (count: number) =>
    counted(count, {
      one: '1 receipt is being emailed',
      other: `${count} receipts are being emailed`,
    }),
})
