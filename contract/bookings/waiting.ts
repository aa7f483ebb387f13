import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { calendarDay } from './pujas.ts'

const count = z.number()
const sum = z.object({ count, rupees: z.number() })

/** What waits for staff, in the parts of the office that the caller may work in. */
const waiting = z.object({
  bookings: z.optional(
    z.object({
      /** Still to be confirmed, from today on. */
      pending: count,
      /** The days of the first and the last of them. */
      from: z.optional(calendarDay),
      to: z.optional(calendarDay),
      /** Of today's confirmed ones, how many nobody has paid for. */
      unpaid: count,
      /** How many bookings each of the next seven days has, today first. */
      week: z.array(z.object({ date: calendarDay, booked: count })),
    }),
  ),
  /**
   * Yearly sevas requested on the site, sponsored days that are paid and need another day, and those
   * for which less was paid than they cost.
   */
  sevas: z.optional(z.object({ requested: count, withoutDay: count, paidLess: count })),
  messages: z.optional(
    z.object({
      unread: count,
      /** The id of the one that has waited longest. */
      oldest: z.optional(z.string()),
    }),
  ),
  /** What staff look for on the bank statement. */
  donations: z.optional(
    z.object({
      /** UPI payments whose donors say they have paid. */
      claimed: count,
      rupees: z.number(),
      /** By UPI, without a word since. */
      promised: sum,
      /** Handed over and not cleared. */
      cheques: sum,
    }),
  ),
  /** Whose card was declined: it is tried again, and its donor can pay with another one. */
  monthlyGifts: z.optional(z.object({ failed: count })),
  /** UPI payments claimed for pujas, cheques at the bank, and payments for cancelled pujas. */
  dakshina: z.optional(
    z.object({ claimed: count, rupees: z.number(), cheques: sum, refund: count }),
  ),
  orders: z.optional(
    z.object({
      pack: count,
      check: count,
      returns: count,
      refund: count,
      /** Cash on delivery that couriers have not transferred yet. */
      remit: sum,
    }),
  ),
  /** Sold out or nearly so; not the examples of a new temple. */
  products: z.optional(z.object({ soldOut: count, low: count })),
  /** Not waiting: how many mantras there are. */
  mantras: z.optional(z.object({ total: count })),
})
export type Waiting = z.infer<typeof waiting>

export const getWaiting = endpoint({
  method: 'GET',
  path: '/api/admin/waiting',
  access: 'staff',
  input: z.object({}),
  output: waiting,
})
