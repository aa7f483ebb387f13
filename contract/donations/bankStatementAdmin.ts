import * as z from 'zod/mini'
import { donorInput } from '#contract/counter/donationsAdmin.ts'
import { staffDonationDetails, utr } from './admin.ts'
import { endpoint } from '#contract/endpoint.ts'
import { orderStatuses } from '#contract/orders/public.ts'
import { calendarDay } from '#contract/bookings/pujas.ts'

/** A busy temple's month is some hundred KB. */
export const largestStatement = 2 * 1024 * 1024

/** Columns by their position, counted from 0. */
const place = z.int().check(z.gte(0), z.lte(199))
const placeInQuery = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,3}$/, 'Expected a column'))]),
  z.pipe(z.transform(Number), place),
)

const dayOrder = z.enum(['day_first', 'month_first'])

const statementColumns = z.object({
  date: place,
  description: place,
  credit: place,
  /** The bank's payment reference, if it has its own column. */
  reference: z.optional(place),
  /**
   * The column that says whether a line is money received (`Cr`) or paid out (`Dr`), if one column
   * holds both.
   */
  direction: z.optional(place),
  /** Money paid out, if it has its own column: then no direction is needed. */
  debit: z.optional(place),
  /** Whether day or month comes first in `05/11/2026`, if staff had to choose. */
  dayOrder: z.optional(dayOrder),
})
export type StatementColumns = z.infer<typeof statementColumns>

export const matchReasons = [
  'reference',
  'part_of_reference',
  'utr',
  'cheque',
  'name',
  'amount_and_day',
] as const

/**
 * `other_amount`: the pledge is recorded with the amount received. `another_payment`: the pledge was already paid,
 * and this becomes a further donation.
 */
const bookedAs = z.enum(['other_amount', 'another_payment'])
export type BookedAs = z.infer<typeof bookedAs>

const candidate = z.object({
  reference: z.string(),
  fullName: z.string(),
  amount: z.number(),
  createdAt: z.string(),
  status: z.enum(['pending', 'succeeded', 'failed', 'cancelled', 'refunded']),
  reasons: z.array(z.enum(matchReasons)),
  /** Set if a cheque was handed over. */
  cheque: z.optional(z.object({ number: z.string(), bank: z.string() })),
  /** Set if the line is not simply the payment of this pledge. */
  as: z.optional(bookedAs),
})

const namedOrder = z.object({
  reference: z.string(),
  status: z.enum(orderStatuses),
  amount: z.number(),
  isPaid: z.boolean(),
})
export type NamedOrder = z.infer<typeof namedOrder>

const namedBooking = z.object({
  reference: z.string(),
  /** This very payment was recorded as its dakshina. */
  isPaid: z.boolean(),
  /** The amount paid, or claimed as paid. */
  amount: z.optional(z.number()),
})
export type NamedBooking = z.infer<typeof namedBooking>

const statementLine = z.object({
  /** A hash of the line: the same line has the same hash in every file. */
  key: z.string(),
  day: calendarDay,
  /** In paise, because bank statements include them. */
  amountPaise: z.number(),
  text: z.string(),
  utr: z.optional(z.string()),
  /** Paid by UPI; otherwise by NEFT, RTGS, IMPS, a cheque or whatever else. */
  isUpi: z.optional(z.boolean()),
  /**
   * `sure`: the line names this pledge and no other, the amount is right, and the money cannot have
   * been counted before. `possible`: staff must decide.
   * `known`: it confirmed a donation before, or paid an order or for a puja. `order`, `puja`: it
   * names an order or a booking whose payment staff confirm there. `none`: no pledge fits.
   */
  certainty: z.enum(['sure', 'possible', 'order', 'puja', 'none', 'known']),
  candidates: z.array(candidate),
  /** The shop's order that it names; no pledge is offered then. */
  order: z.optional(namedOrder),
  /** The same for a booked puja. */
  booking: z.optional(namedBooking),
  /**
   * The donation it confirmed, or may have confirmed; or one it names whose amount differs or which
   * another payment confirmed.
   */
  seeAlso: z.optional(
    z.object({
      reference: z.string(),
      why: z.enum(['confirmed', 'perhaps_confirmed', 'other_amount', 'paid_already']),
    }),
  ),
})
export type StatementLine = z.infer<typeof statementLine>

export const statementPreview = z.object({
  headings: z.array(z.string()),
  /** As guessed, remembered or requested; absent if it is unknown. */
  columns: z.optional(statementColumns),
  /** The first lines of the file, to identify its columns. */
  sample: z.array(z.array(z.string())),
  /** Only lines with money received; none while something is asked. */
  lines: z.array(statementLine),
  /** Numbers of the lines whose amount, date or direction cannot be read. */
  unreadable: z.array(z.number()),
  /** Every line of the table is one of these; absent while something is asked. */
  sum: z.optional(
    z.object({
      lines: z.number(),
      received: z.object({ count: z.number(), paise: z.number() }),
      paid: z.object({ count: z.number(), paise: z.number() }),
      unreadable: z.number(),
    }),
  ),
  /** The first day and the last, as they were read. */
  days: z.optional(z.object({ first: calendarDay, last: calendarDay })),
  /** Days as they were read lie ahead, or all of them long before the first pledge. */
  strangeDays: z.optional(z.enum(['ahead', 'before_pledges'])),
  /**
   * Staff must choose whether day or month comes first: read day first, the dates are implausible.
   */
  asksDayOrder: z.optional(z.boolean()),
  /** Numbers of the lines on which a spreadsheet has shortened a number, as `6.31E+11`. */
  lostDigits: z.optional(z.array(z.number())),
})
export type StatementPreview = z.infer<typeof statementPreview>

/** Reads a bank statement and matches its lines with pledges. Confirms nothing. */
export const previewStatement = endpoint({
  method: 'PUT',
  path: '/api/admin/bank-statement',
  access: 'donations',
  upload: { maxBytes: largestStatement },
  input: z.object({
    date: z.optional(placeInQuery),
    description: z.optional(placeInQuery),
    credit: z.optional(placeInQuery),
    reference: z.optional(placeInQuery),
    direction: z.optional(placeInQuery),
    debit: z.optional(placeInQuery),
    dayOrder: z.optional(dayOrder),
  }),
  output: statementPreview,
})

const lineKey = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/, 'This is not a line of a bank statement'))

export const mostAtOnce = 500

/** Confirms the pledges staff accepted, one by one; the answer also lists those that failed. */
export const confirmStatement = endpoint({
  method: 'POST',
  path: '/api/admin/bank-statement/confirm',
  access: 'donations',
  input: z.object({
    matches: z
      .array(
        z.object({
          key: lineKey,
          reference: z.string().check(z.maxLength(40)),
          day: calendarDay,
          amountPaise: z.int().check(z.gte(1), z.lte(1_000_000_000)),
          utr: z.optional(utr),
          as: z.optional(bookedAs),
        }),
      )
      .check(z.minLength(1, 'Please choose at least one'), z.maxLength(mostAtOnce)),
  }),
  output: z.object({
    confirmed: z.array(z.string()),
    refused: z.array(z.object({ reference: z.string(), reason: z.string() })),
  }),
})

/**
 * Lines that nobody promised become a donation each, on their own; the answer also lists those that
 * failed. Sent again, it records nothing twice.
 */
export const recordLines = endpoint({
  method: 'POST',
  path: '/api/admin/bank-statement/donations',
  access: 'donations',
  input: z.object({
    lines: z
      .array(
        z.object({
          key: lineKey,
          day: calendarDay,
          amountPaise: z.int().check(z.gte(1), z.lte(1_000_000_000)),
          utr: z.optional(utr),
          isUpi: z.optional(z.boolean()),
          fullName: donorInput.fullName,
        }),
      )
      .check(z.minLength(1, 'Please choose at least one'), z.maxLength(mostAtOnce)),
  }),
  output: z.object({
    recorded: z.array(z.string()),
    refused: z.array(z.object({ key: z.string(), reason: z.string() })),
  }),
})

/**
 * A line that no pledge fits becomes a donation by bank transfer or UPI. 409 `utr_taken` if it became one
 * before.
 */
export const recordLine = endpoint({
  method: 'POST',
  path: '/api/admin/bank-statement/donation',
  access: 'donations',
  input: z.object({
    ...donorInput,
    key: lineKey,
    day: calendarDay,
    amountPaise: z.int().check(z.gte(1), z.lte(1_000_000_000)),
    utr: z.optional(utr),
    isUpi: z.optional(z.boolean()),
  }),
  output: staffDonationDetails,
})
