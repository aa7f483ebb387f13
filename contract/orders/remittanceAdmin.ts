import * as z from 'zod/mini'
import { calendarDay } from '#contract/bookings/pujas.ts'
import { utr } from '#contract/donations/admin.ts'
import { endpoint } from '#contract/endpoint.ts'
import { longText } from '#contract/fields.ts'

/** Parcels that one transfer of a courier may pay for. */
export const mostInRemittance = 200

/**
 * The courier has transferred the cash of these parcels. All or none: 409 `wrong_status` if one of
 * them waits for no transfer, `utr_taken` if the bank's number belongs to another payment; 400 if
 * the amount is not that of the parcels and no reason is given, such as the courier's fee.
 */
export const recordRemittance = endpoint({
  method: 'POST',
  path: '/api/admin/orders-remitted',
  access: 'orders',
  input: z.object({
    references: z
      .array(z.string().check(z.maxLength(40)))
      .check(
        z.minLength(1, 'Please choose at least one order'),
        z.maxLength(mostInRemittance, `At most ${mostInRemittance} orders at once`),
      ),
    /** The date on the bank statement. */
    paidOn: calendarDay,
    utr,
    /** What was transferred. */
    amount: z
      .int('Please enter whole rupees')
      .check(z.gte(1, 'Amount must be greater than 0'), z.lte(100_000_000)),
    /** Why it is not the sum of the parcels. */
    reason: z.optional(longText(500)),
  }),
  /** How many parcels, and what their buyers paid. */
  output: z.object({ count: z.number(), amount: z.number() }),
})
