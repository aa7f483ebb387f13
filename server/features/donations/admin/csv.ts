import { csvDownload, localTime, type Column } from '#server/admin/csv.ts'
import type { Download } from '#server/http/implement.ts'
import type { AdminRecord } from './repository.ts'

const methods = { card: 'Card', gpay: 'UPI' } as const

const columns = (timeZone: string): Column<AdminRecord>[] => [
  ['Begun', ({ createdAt }) => localTime(createdAt, timeZone)],
  ['Reference', ({ reference }) => reference],
  ['Status', ({ status }) => status],
  ['Rupees', ({ amount }) => amount],
  ['Method', ({ paymentMethod }) => methods[paymentMethod]],
  ['Name', ({ fullName }) => fullName],
  ['E-mail', ({ email }) => email],
  ['Purpose', ({ purpose }) => purpose],
  ['Message', ({ message }) => message],
  ['Came on', ({ paidOn }) => paidOn],
  ['Receipt', ({ receiptNumber }) => receiptNumber],
  ['UTR', ({ utr }) => utr],
  ['Card payment', ({ paymentId }) => paymentId],
  ['Given back', ({ refundedAmount }) => refundedAmount],
  ['Why given back', ({ refund }) => refund?.reason],
  ['Test', ({ isTest }) => isTest],
  ['Pledged', ({ pledgedAmount }) => pledgedAmount],
  ['Another payment of', ({ anotherOf }) => anotherOf],
  ['Asked back by a bank', ({ isDisputed }) => isDisputed],
]

/** Donations for a spreadsheet. */
export const donationsCsv = (
  of: string,
  timeZone: string,
  count: number,
  rows: AsyncIterable<AdminRecord>,
): Download =>
  csvDownload(
    `donations-${of}.csv`,
    { subject: 'donation_list', list: 'donations', rows: count },
    columns(timeZone),
    rows,
  )
