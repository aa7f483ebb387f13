import * as z from 'zod/mini'
import { utr } from './donationsAdmin.ts'
import { endpoint } from './endpoint.ts'
import { calendarDay } from './pujas.ts'

/** A month of a busy temple is some hundred KB. */
export const largestStatement = 2 * 1024 * 1024

/** Columns by their place, from 0 on. */
const place = z.int().check(z.gte(0), z.lte(199))
const placeInQuery = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,3}$/, 'Expected a column'))]),
  z.pipe(z.transform(Number), place),
)

export const statementColumns = z.object({
  date: place,
  description: place,
  credit: place,
  /** The bank's number of the payment, if it has its own column. */
  reference: z.optional(place),
  /** Says of each line whether it is money that came (`Cr`) or went (`Dr`), where one column has both. */
  direction: z.optional(place),
})
export type StatementColumns = z.infer<typeof statementColumns>

export const matchReasons = ['reference', 'part_of_reference', 'utr', 'amount_and_day'] as const

/** The pledge gets the amount that came; or it was paid already, and this is one more donation. */
const bookedAs = z.enum(['other_amount', 'another_payment'])
export type BookedAs = z.infer<typeof bookedAs>

const candidate = z.object({
  reference: z.string(),
  fullName: z.string(),
  amount: z.number(),
  createdAt: z.string(),
  status: z.enum(['pending', 'succeeded', 'failed', 'cancelled', 'refunded']),
  reasons: z.array(z.enum(matchReasons)),
  /** Where the line is not just the payment of this pledge. */
  as: z.optional(bookedAs),
})

export const statementLine = z.object({
  /** A hash of it: the same line has the same, whatever file it comes in. */
  key: z.string(),
  day: calendarDay,
  /** In paise, as a statement may have them. */
  amountPaise: z.number(),
  text: z.string(),
  utr: z.optional(z.string()),
  /**
   * `sure`: it names the pledge, of this amount, nothing else does, and it can be no money counted before. `possible`: somebody has to look.
   * `known`: it confirmed a donation before. `none`: no pledge fits.
   */
  certainty: z.enum(['sure', 'possible', 'none', 'known']),
  candidates: z.array(candidate),
  /**
   * The donation it confirmed, or perhaps did; or one it names that is of another amount, or was paid by
   * another payment.
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
  /** Only those that bring money. */
  lines: z.array(statementLine),
  /** Numbers of the file's lines that have an amount or a date that cannot be read. */
  unreadable: z.array(z.number()),
})
export type StatementPreview = z.infer<typeof statementPreview>

/** Reads a bank statement and says what of it may be which pledge. Confirms nothing. */
export const previewStatement = endpoint({
  method: 'PUT',
  path: '/api/admin/bank-statement',
  access: 'admin',
  upload: { maxBytes: largestStatement },
  input: z.object({
    date: z.optional(placeInQuery),
    description: z.optional(placeInQuery),
    credit: z.optional(placeInQuery),
    reference: z.optional(placeInQuery),
    direction: z.optional(placeInQuery),
  }),
  output: statementPreview,
})

export const mostAtOnce = 500

/** Confirms the pledges staff accepted, one by one; the answer also lists those that failed. */
export const confirmStatement = endpoint({
  method: 'POST',
  path: '/api/admin/bank-statement/confirm',
  access: 'admin',
  input: z.object({
    matches: z
      .array(
        z.object({
          key: z
            .string()
            .check(z.regex(/^[0-9a-f]{64}$/, 'This is not a line of a bank statement')),
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
