import { catalogue } from '#app/i18n/words.ts'

/** Receipts of many donations. */
export const adminReceipts = catalogue('adminReceipts', {
  print: (count: number) => (count === 1 ? 'Print 1 receipt' : `Print ${count} receipts`),
  email: (count: number) => (count === 1 ? 'Email 1 receipt' : `Email ${count} receipts`),
  title: (count: number) =>
    count === 1 ? 'Email 1 receipt again?' : `Email ${count} receipts again?`,
  text: 'Each goes to the email address of its donation. This cannot be undone.',
  confirm: 'Email them',
  leftOut: (count: number) => `${count} left out`,
  none: 'None of these has a receipt that can be emailed.',
  noReceipt: 'no receipt',
  noEmail: 'no email address',
  notCounted: 'refunded or void',
  done: (count: number) =>
    count === 1 ? '1 receipt is being emailed' : `${count} receipts are being emailed`,
})
