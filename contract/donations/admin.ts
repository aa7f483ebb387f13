import * as z from 'zod/mini'
import type { PaymentMethod } from './input.ts'
import type { DonationStatus } from './public.ts'
import { endpoint } from '#contract/endpoint.ts'
import { asOneCode, longText } from '#contract/fields.ts'
import { noJson, pageOf, paging, queryFlag, search } from '#contract/paging.ts'
import { calendarDay } from '#contract/bookings/pujas.ts'

// Repeated here with the same type, because shared code would make the donors' pages larger.
const status = z.enum([
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
] satisfies DonationStatus[])
export const paymentMethod = z.enum([
  'card',
  'gpay',
  'cash',
  'card_machine',
  'cheque',
  'transfer',
  'hundi',
] satisfies PaymentMethod[])

/** Notes on a step of a donation's trail, in addition to its status. */
const donationNotes = [
  // By UPI: staff recorded the amount received.
  'other_amount',
  'another_payment',
  // At the counter: recorded by mistake.
  'voided',
  // Staff corrected the donor's name, email, phone or the purpose.
  'corrected',
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
 * The bank's number of a payment, as staff read it on the statement. UPI and IMPS have 12 digits,
 * NEFT 16 characters, RTGS 22 (`XXXXRCYYYYMMDD########`); some banks' NEFT numbers are longer than
 * 16. Sources:
 * https://rtrsupportslimited.com/post/utr-number-in-india-its-uses-importance,
 * https://www.xflowpay.com/blog/what-is-utr-number.
 */
export const utr = z
  .string()
  .check(asOneCode, z.regex(/^(\d{12}|(?=(?:.*\d){6})[0-9A-Z]{16,22})$/, utrRule))

const amountPaise = z
  .int('Please enter the amount as shown on the bank statement')
  .check(z.gte(1), z.lte(1_000_000_000))

/** A donation as staff see it, without the donor's secret link. */
const staffDonation = z.object({
  reference: z.string(),
  status,
  /** Whole rupees. */
  amount: z.number(),
  paymentMethod,
  fullName: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  isTest: z.boolean(),
  /** The donor's bank wants the money back and has not decided yet. */
  isDisputed: z.boolean(),
  createdAt: z.string(),
  /** When the donor, or staff at the counter, said that it was paid. */
  claimedAt: z.optional(z.string()),
  /** Taken by staff at the counter. */
  isAtCounter: z.optional(z.boolean()),
  /** The number the donor gave until it is confirmed, and the bank's number after that. */
  utr: z.optional(z.string()),
  receiptNumber: z.optional(z.string()),
  /** The temple's date on which the money was received. */
  paidOn: z.optional(z.string()),
  /** It was recorded by mistake: its receipt counts for nothing. */
  isVoid: z.optional(z.boolean()),
})
export type StaffDonation = z.infer<typeof staffDonation>

const actor = z.object({ id: z.string(), username: z.optional(z.string()) })

export const staffDonationDetails = z.extend(staffDonation, {
  /** Changes with everything that is written to it. */
  version: z.number(),
  message: z.optional(z.string()),
  purpose: z.optional(z.string()),
  donorAddress: z.optional(z.string()),
  /** The amount pledged, if it differs from the amount received, which is `amount`. */
  pledgedAmount: z.optional(z.number()),
  /** Other payments of the same pledge. */
  others: z.array(z.object({ reference: z.string(), amount: z.number() })),
  /** The card provider's id of the payment. */
  paymentId: z.optional(z.string()),
  cheque: z.optional(z.object({ number: z.string(), bank: z.string() })),
  /** The number of the card machine's slip. */
  slip: z.optional(z.string()),
  /** The address of its receipt. */
  receiptPath: z.optional(z.string()),
  /** The deadline for answering the open dispute. */
  disputeDue: z.optional(z.string()),
  /** How much was refunded, in rupees; the provider may refund a part. */
  refundedAmount: z.number(),
  /** Why it is void. */
  voidReason: z.optional(z.string()),
  /**
   * When and why it was refunded, or a refund was requested from the card provider, and by whom.
   */
  refund: z.optional(z.object({ at: z.string(), reason: z.string(), actor: z.optional(actor) })),
  /** The actions that are possible now. */
  actions: z.array(
    z.enum(['confirm', 'cheque', 'cancel', 'another', 'void', 'refund', 'return', 'pan']),
  ),
  trail: z.array(
    z.object({
      status,
      at: z.string(),
      by: z.enum(['donor', 'provider', 'temple']),
      actor: z.optional(actor),
      /** Set if the status did not change. */
      note: z.optional(z.enum(donationNotes)),
      /** The total refunded by then, in rupees. */
      givenBack: z.optional(z.number()),
    }),
  ),
})
export type StaffDonationDetails = z.infer<typeof staffDonationDetails>

/** Days of the temple's calendar on which donations were begun, both included. */
const filter = {
  status: z.optional(status),
  method: z.optional(paymentMethod),
  /** To be checked at the bank: UPI that is paid according to the donor, or to the counter. */
  isClaimed: queryFlag,
  /** Promised by UPI, and nobody says that it was paid. */
  isPromised: queryFlag,
  /** Cheques that the bank has not cleared. */
  isAtBank: queryFlag,
  isDisputed: queryFlag,
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  /** Includes test donations. */
  withTests: queryFlag,
  /** Covers reference, name, email, phone, UTR and receipt number. */
  search,
}

/**
 * Latest first. `claimed` counts all pledges to check on the bank statement, `disputed` all
 * disputes (without test payments), ignoring the filter.
 */
export const listDonations = endpoint({
  method: 'GET',
  path: '/api/admin/donations',
  access: 'donations',
  input: z.object({ ...filter, ...paging }),
  output: z.extend(pageOf(staffDonation), {
    claimed: z.number(),
    disputed: z.number(),
    /** Test mode was used. */
    hasTests: z.optional(z.literal(true)),
  }),
})

export const exportDonations = endpoint({
  method: 'GET',
  path: '/api/admin/donations.csv',
  access: 'donations',
  download: 'list',
  input: z.object({
    ...filter,
    /** Days of their receipts, both included. */
    receivedFrom: z.optional(calendarDay),
    receivedTo: z.optional(calendarDay),
  }),
  output: noJson,
})

export const oneDonation = { reference: z.string().check(z.maxLength(40)) }

export const getStaffDonation = endpoint({
  method: 'GET',
  path: '/api/admin/donations/:reference',
  access: 'donations',
  input: z.object(oneDonation),
  output: staffDonationDetails,
})

/**
 * Confirms a UPI pledge found on the bank statement, and thanks the donor. 409 `utr_taken` if the
 * same payment confirmed another donation, 409 `wrong_status` if it can no longer be confirmed; 400
 * if the amount differs from the pledge, unless `isOtherAmount` is set: then the amount received is
 * recorded.
 */
export const confirmDonation = endpoint({
  method: 'POST',
  path: '/api/admin/donations/:reference/confirm',
  access: 'donations',
  input: z.object({
    ...oneDonation,
    paidOn: calendarDay,
    utr,
    amountPaise,
    isOtherAmount: z.optional(z.boolean()),
  }),
  output: staffDonationDetails,
})

/**
 * Records one more payment by a donor whose pledge was confirmed: a separate donation, with its own
 * reference and receipt, which is the answer. 409 `utr_taken` if this payment was recorded before.
 */
export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/admin/donations/:reference/another',
  access: 'donations',
  input: z.object({ ...oneDonation, paidOn: calendarDay, utr, amountPaise }),
  output: staffDonationDetails,
})

/** Cancels an unpaid pledge; money found later can still be confirmed. */
export const cancelDonation = endpoint({
  method: 'POST',
  path: '/api/admin/donations/:reference/cancel',
  access: 'donations',
  input: z.object(oneDonation),
  output: staffDonationDetails,
})

/** The bank paid a cheque, which issues its receipt, or sent it back. 409 `wrong_status`. */
export const answerCheque = endpoint({
  method: 'POST',
  path: '/api/admin/donations/:reference/cheque',
  access: 'donations',
  input: z.object({
    ...oneDonation,
    outcome: z.enum(['cleared', 'bounced'], 'Please choose what the bank did'),
    on: calendarDay,
  }),
  output: staffDonationDetails,
})

const reason = longText(500)

/** Requests a full refund from the card provider. */
export const refundDonation = endpoint({
  method: 'POST',
  path: '/api/admin/donations/:reference/refund',
  access: 'donations',
  input: z.object({ ...oneDonation, reason }),
  output: staffDonationDetails,
})

/** Records that staff refunded it, by bank transfer or in cash; this moves no money. */
export const returnDonation = endpoint({
  method: 'POST',
  path: '/api/admin/donations/:reference/return',
  access: 'donations',
  /** A cash refund is entered in the day book. */
  input: z.object({ ...oneDonation, reason, isInCash: z.optional(z.boolean()) }),
  output: staffDonationDetails,
})
