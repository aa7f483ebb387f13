import * as z from 'zod/mini'
import { utr } from '#contract/donations/admin.ts'
import { asPlainCharacters, longText, optionalLine } from '#contract/fields.ts'

/** What people pay with at the temple itself, whatever it is for. */
export const tenderMethods = ['cash', 'upi', 'card_machine', 'cheque'] as const
export type TenderMethod = (typeof tenderMethods)[number]

/** What is recorded besides the way of paying. */
export const tenderFields = {
  /** The bank's number. A UPI payment without one waits for the bank statement. */
  utr: z.optional(utr),
  /** The number of the cheque, or of the card machine's slip. */
  slip: z.optional(
    z
      .string()
      .check(
        asPlainCharacters,
        z.trim(),
        z.regex(/^[0-9A-Za-z/-]{1,30}$/, 'At most 30 letters and digits, as on the slip'),
      ),
  ),
  /** The bank on which a cheque is drawn. */
  bank: optionalLine(60),
}

/** Why cash of an earlier day is recorded today. */
export const lateReason = z.optional(longText(300))

export const tenderMethod = z.enum(tenderMethods, 'Please choose how it was paid')

/** More is a slip of the keyboard. */
const most = 10_000_000

export const tenderAmount = z
  .int('Please enter whole rupees')
  .check(z.gte(1, 'Amount must be greater than 0'), z.lte(most, 'Please check this amount'))
