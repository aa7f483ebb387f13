import { localTime, type Column } from '#server/admin/table.ts'
import { methodNames } from '#server/features/donations/methodNames.ts'
import { statusNames } from '#server/features/donations/statusNames.ts'
import type { AdminRecord } from './repository.ts'

/** Donations for a spreadsheet. */
export const donationColumns = (timeZone: string): Column<AdminRecord>[] => [
  ['Promised on', ({ createdAt }) => localTime(createdAt, timeZone)],
  ['Reference', ({ reference }) => reference],
  ['Status', ({ status, isVoid }) => (isVoid ? 'Void' : statusNames[status])],
  ['Rupees', ({ amount }) => amount],
  ['Method', ({ paymentMethod }) => methodNames[paymentMethod]],
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
  ['Promised', ({ pledgedAmount }) => pledgedAmount],
  ['Another payment of', ({ anotherOf }) => anotherOf],
  ['Disputed by a bank', ({ isDisputed }) => isDisputed],
  ['Phone', ({ phone }) => phone],
  ['Card slip', ({ slip }) => slip],
]
