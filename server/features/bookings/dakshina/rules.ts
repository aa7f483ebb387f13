import type { StaffDakshinaPayment, TakenMethod } from '#contract/dakshinaAdmin.ts'
import { tooMuchCash } from '#contract/donationRules.ts'
import { formatRupees } from '#contract/money.ts'
import { AppError } from '#server/errors.ts'
import { financialYearOf } from '#server/money/financialYear.ts'
import { methodNames } from './words.ts'

export type Taken = {
  readonly method: TakenMethod
  readonly amount: number
  readonly paidOn: string
  readonly utr?: string | undefined
  readonly slip?: string | undefined
}

const tooMuch =
  'Nobody may take ₹2,00,000 or more in cash from one person on a day (section 269ST). Please take it by cheque or UPI'

export const futureDay = 'This date is in the future'

/** What the law, the calendar and the way of paying demand; all at once, for the form. */
export const assertTakeable = (
  { method, amount, paidOn, utr, slip }: Taken,
  today: string,
): void => {
  const year = financialYearOf(today)
  const fields: readonly (readonly [string, string | false])[] = [
    ['paidOn', paidOn > today && futureDay],
    [
      'paidOn',
      financialYearOf(paidOn) < year &&
        `The books of that year are closed. Please enter a day of ${year}, which began on 1 April`,
    ],
    ['amount', method === 'cash' && amount >= tooMuchCash && tooMuch],
    ['utr', method === 'upi' && !utr && 'Please enter the bank’s number (UTR)'],
    [
      'slip',
      method === 'cheque' && !/^\d{6}$/.test(slip ?? '') && 'A cheque has a number of 6 digits',
    ],
  ]
  const wrong = fields.flatMap(([at, detail]) =>
    detail === false ? [] : [{ pointer: `#/${at}`, detail }],
  )
  if (wrong.length > 0) throw new AppError('invalid_input', undefined, wrong)
}

/** Two record at once: the second one sees what the first one did, and nothing is recorded twice. */
export const assertSeen = (payments: readonly StaffDakshinaPayment[], seen: number): void => {
  const [latest] = payments
  if (!latest || payments.length === seen) return
  const { status, amount, method } = latest
  const what = `${formatRupees(amount)} (${methodNames[method]})`
  const said =
    status === 'pending'
      ? `The devotee has said in the meantime that they paid ${what}.`
      : `${what} has been recorded for this booking in the meantime.`
  throw new AppError(
    'wrong_status',
    `${said} Nothing of yours was recorded. Please check, and record it again if it is another payment.`,
  )
}
