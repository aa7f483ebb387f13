import * as z from 'zod/mini'
import type { DonationStatus } from './donations.ts'
import { endpoint } from './endpoint.ts'
import { longText } from './fields.ts'
import { noJson, pageOf, paging, queryFlag, search } from './paging.ts'
import { calendarDay } from './pujas.ts'

// Repeated here with the same type, because sharing code with donors' pages would make those larger.
const status = z.enum([
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
] satisfies DonationStatus[])
export const paymentMethod = z.enum(['card', 'gpay'])

/** What more a step of a donation's trail may say than its status. */
export const donationNotes = [
  // By UPI: staff booked what came.
  'other_amount',
  'another_payment',
  // By card, after it was paid.
  'given_back',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const
export type DonationNote = (typeof donationNotes)[number]

const utrRule =
  'A UTR has 12 digits (UPI, IMPS) or 16 to 22 letters and digits (NEFT, RTGS): the bank statement shows it'

/**
 * A bank's number of a payment, as staff read it off the statement. UPI and IMPS have 12 digits, NEFT 16
 * characters, RTGS 22 (`XXXXRCYYYYMMDD########`); some banks' NEFT is longer than 16. Sources:
 * https://rtrsupportslimited.com/post/utr-number-in-india-its-uses-importance,
 * https://www.xflowpay.com/blog/what-is-utr-number.
 */
export const utr = z.string().check(
  z.overwrite((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.regex(/^(\d{12}|(?=(?:.*\d){6})[0-9A-Z]{16,22})$/, utrRule),
)

const amountPaise = z
  .int('Please enter the amount as shown on the bank statement')
  .check(z.gte(1), z.lte(1_000_000_000))

/** A donation as the temple's staff see it: without the donor's secret link. */
export const staffDonation = z.object({
  reference: z.string(),
  status,
  /** Whole rupees. */
  amount: z.number(),
  paymentMethod,
  fullName: z.string(),
  email: z.string(),
  isTest: z.boolean(),
  /** The donor's bank asks for the money back, and has not decided. */
  isDisputed: z.boolean(),
  createdAt: z.string(),
  /** When the donor said that it is paid. */
  claimedAt: z.optional(z.string()),
  /** By the donor's word while it is not confirmed, by the bank's after that. */
  utr: z.optional(z.string()),
  receiptNumber: z.optional(z.string()),
  /** The temple's date on which the money came. */
  paidOn: z.optional(z.string()),
})
export type StaffDonation = z.infer<typeof staffDonation>

const actor = z.object({ id: z.string(), username: z.optional(z.string()) })

export const staffDonationDetails = z.extend(staffDonation, {
  message: z.optional(z.string()),
  purpose: z.optional(z.string()),
  /** What was pledged, where another amount came; `amount` is what came. */
  pledgedAmount: z.optional(z.number()),
  /** Other payments of the same pledge. */
  others: z.array(z.object({ reference: z.string(), amount: z.number() })),
  /** The card provider's name for the payment. */
  paymentId: z.optional(z.string()),
  /** Where its receipt is shown. */
  receiptPath: z.optional(z.string()),
  /** Until when the open dispute can be answered. */
  disputeDue: z.optional(z.string()),
  /** How much was refunded, in rupees; the provider may refund a part. */
  refundedAmount: z.number(),
  /** Who refunded it, or asked the card provider to, and why. */
  refund: z.optional(z.object({ at: z.string(), reason: z.string(), actor: z.optional(actor) })),
  /** What may be done with it now. */
  actions: z.array(z.enum(['confirm', 'cancel', 'another', 'refund', 'return'])),
  trail: z.array(
    z.object({
      status,
      at: z.string(),
      by: z.enum(['donor', 'provider', 'temple']),
      actor: z.optional(actor),
      /** Where it is no new status. */
      note: z.optional(z.enum(donationNotes)),
      /** What had gone back by then, in rupees. */
      givenBack: z.optional(z.number()),
    }),
  ),
})
export type StaffDonationDetails = z.infer<typeof staffDonationDetails>

/** Days of the temple on which donations were begun, both included. */
const filter = {
  status: z.optional(status),
  method: z.optional(paymentMethod),
  /** Waits to be looked for: pledged by UPI, and paid by the donor's word. */
  isClaimed: queryFlag,
  isDisputed: queryFlag,
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  /** With those no money moved for. */
  withTests: queryFlag,
  /** In reference, name, email, UTR and number of the receipt. */
  search,
}

/**
 * The latest first. `claimed` counts all that wait to be looked for, `disputed` all that a bank asks for
 * back (none of test mode), whatever the filter.
 */
export const listDonations = endpoint({
  method: 'GET',
  path: '/api/admin/donations',
  access: 'admin',
  input: z.object({ ...filter, ...paging }),
  output: z.extend(pageOf(staffDonation), { claimed: z.number(), disputed: z.number() }),
})

export const exportDonations = endpoint({
  method: 'GET',
  path: '/api/admin/donations.csv',
  access: 'admin',
  isDownload: true,
  input: z.object(filter),
  output: noJson,
})

const one = { reference: z.string().check(z.maxLength(40)) }

export const getStaffDonation = endpoint({
  method: 'GET',
  path: '/api/admin/donations/:reference',
  access: 'admin',
  input: z.object(one),
  output: staffDonationDetails,
})

/**
 * A pledge by UPI stands on the bank statement: it counts, and the donor is thanked. 409 `utr_taken` where
 * another donation was confirmed by the same payment, 409 `wrong_status` where it can no longer be; 400 where
 * another amount came than was pledged, unless `isOtherAmount` says that this is so: then what came is booked.
 */
export const confirmDonation = endpoint({
  method: 'POST',
  path: '/api/admin/donations/:reference/confirm',
  access: 'admin',
  input: z.object({
    ...one,
    paidOn: calendarDay,
    utr,
    amountPaise,
    isOtherAmount: z.optional(z.boolean()),
  }),
  output: staffDonationDetails,
})

/**
 * One more payment of a donor whose pledge was confirmed: a donation of its own, with a reference and a
 * receipt of its own, which is what it answers. 409 `utr_taken` where this payment was booked before.
 */
export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/admin/donations/:reference/another',
  access: 'admin',
  input: z.object({ ...one, paidOn: calendarDay, utr, amountPaise }),
  output: staffDonationDetails,
})

/** A pledge nobody paid; money found later can still be confirmed. */
export const cancelDonation = endpoint({
  method: 'POST',
  path: '/api/admin/donations/:reference/cancel',
  access: 'admin',
  input: z.object(one),
  output: staffDonationDetails,
})

const reason = longText(500)

/** Has the card provider give all of it back. */
export const refundDonation = endpoint({
  method: 'POST',
  path: '/api/admin/donations/:reference/refund',
  access: 'admin',
  input: z.object({ ...one, reason }),
  output: staffDonationDetails,
})

/** Records that a UPI donation was refunded by bank transfer; this moves no money. */
export const returnDonation = endpoint({
  method: 'POST',
  path: '/api/admin/donations/:reference/return',
  access: 'admin',
  input: z.object({ ...one, reason }),
  output: staffDonationDetails,
})
