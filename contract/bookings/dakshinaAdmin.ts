import * as z from 'zod/mini'
import { bookingStatuses } from './public.ts'
import type { DakshinaMethod } from './dakshina.ts'
import type { DonationStatus } from '#contract/donations/public.ts'
import { utr } from '#contract/donations/admin.ts'
import { calendarMonth, financialYear, sum } from '#contract/donations/totalsAdmin.ts'
import { endpoint } from '#contract/endpoint.ts'
import { longText } from '#contract/fields.ts'
import {
  lateReason,
  tenderAmount,
  tenderFields,
  tenderMethod,
} from '#contract/counter/tenderAdmin.ts'
import { noJson, pageOf, paging, queryFlag, search } from '#contract/paging.ts'
import { calendarDay, pujaType } from './pujas.ts'

// Repeated here with the same type, because shared code would make the devotees' pages larger.
const method = z.enum(['card', 'upi', 'cash', 'card_machine', 'cheque'] satisfies DakshinaMethod[])
const status = z.enum([
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
] satisfies DonationStatus[])

const payment = z.object({
  id: z.string(),
  status,
  /** Whole rupees. */
  amount: z.number(),
  method,
  /** No money moved. */
  isTest: z.boolean(),
  createdAt: z.string(),
  /** When the devotee, or staff at the counter, said that it was paid by UPI. */
  claimedAt: z.optional(z.string()),
  isAtCounter: z.optional(z.boolean()),
  /** The claimed amount, if a different one was received. */
  claimedAmount: z.optional(z.number()),
  /** The number the devotee gave until it is confirmed, and the bank's number after that. */
  utr: z.optional(z.string()),
  /** What the devotee's number is already recorded for: `booking PJ-2026-7K3M9W`. */
  utrTakenBy: z.optional(z.string()),
  /** The line of a bank statement that names it. */
  seen: z.optional(z.object({ on: calendarDay, utr: z.optional(z.string()) })),
  /** Number of a cheque or card slip. */
  slip: z.optional(z.string()),
  /** On which the cheque is drawn. */
  bank: z.optional(z.string()),
  /** The temple's date on which the money was received. */
  paidOn: z.optional(z.string()),
  receipt: z.optional(z.object({ number: z.string(), path: z.string() })),
  /** In rupees; refunds may be partial. */
  refundedAmount: z.number(),
  refundReason: z.optional(z.string()),
  /** Recorded by mistake: it counts nowhere. */
  isVoid: z.optional(z.boolean()),
  voidReason: z.optional(z.string()),
  /** The devotee's bank wants the money back and has not decided yet. */
  isDisputed: z.boolean(),
  /** It was received, and its puja was cancelled: the money is to be refunded. */
  isToRefund: z.boolean(),
  actions: z.array(z.enum(['confirm', 'dismiss', 'cheque', 'refund', 'return', 'void'])),
})
export type StaffDakshinaPayment = z.infer<typeof payment>

const booked = {
  /** The booking's reference. */
  reference: z.string(),
  bookingStatus: z.enum(bookingStatuses),
  pujaType,
  /** As the temple calls it now. */
  pujaName: z.string(),
  preferredDate: calendarDay,
  /** Empty if the person was deleted. */
  fullName: z.string(),
}

/** What was paid for one booking. */
const staffDakshina = z.object({
  ...booked,
  /** Latest first, without uncompleted card payments. */
  payments: z.array(payment),
  /** A counter of payments, claims and confirmations, to detect concurrent changes. */
  seen: z.number(),
  /** The puja's price in rupees, as a suggestion; none if it is by arrangement. */
  proposed: z.optional(z.number()),
})
export type StaffDakshina = z.infer<typeof staffDakshina>

const row = z.extend(payment, booked)
export type DakshinaRow = z.infer<typeof row>

const ofBooking = { reference: z.string().check(z.maxLength(40)) }

export const getStaffDakshina = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/:reference/dakshina',
  access: 'counter',
  input: z.object(ofBooking),
  output: staffDakshina,
})

/**
 * Records what was paid at the temple, with its receipt; a UPI payment without UTR waits for the
 * bank statement, and a cheque for the bank. `seen` is what staff saw: 409
 * `wrong_status` if something else was recorded, claimed or confirmed since, or the booking is
 * cancelled; 409 `utr_taken`.
 */
export const recordDakshina = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:reference/dakshina',
  access: 'counter',
  command: true,
  input: z.object({
    ...ofBooking,
    seen: z.int().check(z.nonnegative()),
    method: tenderMethod,
    amount: tenderAmount,
    /** The temple's day on which it was paid; cash of an earlier one needs `lateReason`. */
    paidOn: calendarDay,
    lateReason,
    ...tenderFields,
  }),
  output: staffDakshina,
})

const one = { id: z.string().check(z.maxLength(60)) }

/**
 * Confirms a UPI payment found on the bank statement. 409 `utr_taken`; 400 if the amount differs
 * from the claim, unless `isOtherAmount` is set: then the amount received is recorded.
 */
export const confirmDakshina = endpoint({
  method: 'POST',
  path: '/api/admin/dakshina/:id/confirm',
  access: 'donations',
  input: z.object({
    ...one,
    paidOn: calendarDay,
    utr,
    amount: tenderAmount,
    isOtherAmount: z.optional(z.boolean()),
  }),
  output: staffDakshina,
})

/** Dismisses a claim that is not on the bank statement; money found later can still be recorded. */
export const dismissDakshina = endpoint({
  method: 'POST',
  path: '/api/admin/dakshina/:id/dismiss',
  access: 'donations',
  input: z.object(one),
  output: staffDakshina,
})

/**
 * What the bank did with a cheque: cleared, it counts and has its receipt. One that bounced may clear
 * later. 409 `wrong_status` if that is recorded already; 400 for a day before the cheque, or to come.
 */
export const answerDakshinaCheque = endpoint({
  method: 'POST',
  path: '/api/admin/dakshina/:id/cheque',
  access: 'donations',
  input: z.object({ ...one, outcome: z.enum(['cleared', 'bounced']), on: calendarDay }),
  output: staffDakshina,
})

const reason = longText(500)

/**
 * Requests a full refund from the card provider. 409 `wrong_status` if it was already requested.
 */
export const refundDakshina = endpoint({
  method: 'POST',
  path: '/api/admin/dakshina/:id/refund',
  access: 'donations',
  input: z.object({ ...one, reason }),
  output: staffDakshina,
})

/** Records that it was refunded in cash or by bank transfer; this moves no money. */
export const returnDakshina = endpoint({
  method: 'POST',
  path: '/api/admin/dakshina/:id/return',
  access: 'donations',
  /** A cash refund is entered in the day book. */
  input: z.object({ ...one, reason, isInCash: z.optional(z.boolean()) }),
  output: staffDakshina,
})

/**
 * Voids a payment recorded by mistake, on the day staff recorded it; its receipt number stays,
 * marked void. 409 `wrong_status` on a later day or for any other payment.
 */
export const voidDakshina = endpoint({
  method: 'POST',
  path: '/api/admin/dakshina/:id/void',
  access: 'counter',
  input: z.object({ ...one, reason }),
  output: staffDakshina,
})

/** Days on which the money was received, both included. */
const filter = {
  status: z.optional(status),
  method: z.optional(method),
  /** To be checked at the bank. */
  isClaimed: queryFlag,
  /** Cheques that the bank has not cleared yet. */
  isAtBank: queryFlag,
  /** Received for a puja that was cancelled. */
  isToRefund: queryFlag,
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  /** Includes payments of test mode. */
  withTests: queryFlag,
  /** Covers the booking's reference and name, the UTR and the receipt number. */
  search,
}

/** Latest first, without uncompleted card payments. */
export const listDakshina = endpoint({
  method: 'GET',
  path: '/api/admin/dakshina',
  access: 'donations',
  input: z.object({ ...filter, ...paging }),
  output: z.extend(pageOf(row), {
    /** Test mode was used. */
    hasTests: z.optional(z.literal(true)),
  }),
})

export const exportDakshina = endpoint({
  method: 'GET',
  path: '/api/admin/dakshina.csv',
  access: 'donations',
  download: 'list',
  input: z.object(filter),
  output: noJson,
})

const days = z.array(z.object({ day: z.string(), ...sum }))

const totals = z.object({
  financialYear: z.string(),
  /** `2026-11`, if one month was requested. */
  month: z.optional(z.string()),
  all: z.object(sum),
  /** Days of the temple's calendar with money received. */
  byDay: days,
  /** The same time of the year before. */
  before: z.object({
    financialYear: z.string(),
    month: z.optional(z.string()),
    all: z.object(sum),
    byDay: days,
  }),
  byMethod: z.array(z.object({ method, ...sum })),
  byPuja: z.array(z.object({ pujaType, pujaName: z.string(), ...sum })),
  /** Years with dakshina, the latest first; always includes the current year. */
  years: z.array(z.string()),
})
export type DakshinaTotals = z.infer<typeof totals>

const period = {
  financialYear: z.optional(financialYear),
  month: z.optional(calendarMonth),
}

/** By day of receipt, without test payments. */
export const getDakshinaTotals = endpoint({
  method: 'GET',
  path: '/api/admin/dakshina/totals',
  access: 'donations',
  input: z.object(period),
  output: totals,
})

/**
 * Each month of a year, or each day of a month, with the same time of the year before; or each way of
 * paying or puja.
 */
export const exportDakshinaTotals = endpoint({
  method: 'GET',
  path: '/api/admin/dakshina/totals.csv',
  access: 'donations',
  download: 'list',
  input: z.object({ ...period, by: z.optional(z.enum(['method', 'puja'])) }),
  output: noJson,
})
