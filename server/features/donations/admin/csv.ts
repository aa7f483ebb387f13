import { localTime, type Column } from '#server/admin/csv.ts'
import type { AdminRecord } from './repository.ts'

const methods = {
  card: 'Card',
  gpay: 'UPI',
  cash: 'Cash',
  cheque: 'Cheque',
  transfer: 'Bank transfer',
  hundi: 'Hundi',
} as const

/** Donations for a spreadsheet. */
export const donationColumns = (timeZone: string): Column<AdminRecord>[] => [
  ['Pledged on', ({ createdAt }) => localTime(createdAt, timeZone)],
  ['Reference', ({ reference }) => reference],
  ['Status', ({ status }) => status],
  ['Rupees', ({ amount }) => amount],
  ['Method', ({ paymentMethod }) => methods[paymentMethod]],
  ['Name', ({ fullName }) => fullName],
  ['Email', ({ email }) => email],
  ['Purpose', ({ purpose }) => purpose],
  ['Message', ({ message }) => message],
  ['Received on', ({ paidOn }) => paidOn],
  ['Receipt', ({ receiptNumber }) => receiptNumber],
  ['UTR', ({ utr }) => utr],
  ['Cheque', ({ cheque }) => cheque && `${cheque.number}, ${cheque.bank}`],
  ['Card payment', ({ paymentId }) => paymentId],
  ['Refunded', ({ refundedAmount }) => refundedAmount],
  ['Reason for refund', ({ refund }) => refund?.reason],
  ['Test', ({ isTest }) => isTest],
  ['Pledged', ({ pledgedAmount }) => pledgedAmount],
  ['Another payment of', ({ anotherOf }) => anotherOf],
  ['Disputed by a bank', ({ isDisputed }) => isDisputed],
]
