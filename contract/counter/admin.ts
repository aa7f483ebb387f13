import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { longText } from '#contract/fields.ts'
import { calendarDay } from '#contract/bookings/pujas.ts'

/** Kinds of cash movement, in and out of the drawer. */
export const cashKinds = ['donation', 'hundi', 'dakshina', 'sale', 'refund'] as const
export type CashKind = (typeof cashKinds)[number]

const cashItem = z.object({
  kind: z.enum(cashKinds),
  reference: z.string(),
  /** Empty if none was given. */
  name: z.string(),
  /** Whole rupees; below zero if it was handed back. */
  amount: z.number(),
  /** Recorded by mistake: listed, but not counted. */
  isVoid: z.optional(z.boolean()),
  /** When it was recorded. */
  at: z.string(),
  /** The number of its receipt. */
  receipt: z.optional(z.string()),
})
export type CashItem = z.infer<typeof cashItem>

const cashCount = z.object({
  /** Whole rupees. */
  expected: z.number(),
  counted: z.number(),
  /** Why they differ. */
  reason: z.optional(z.string()),
  at: z.string(),
  by: z.object({ id: z.string(), username: z.optional(z.string()) }),
})
export type CashCount = z.infer<typeof cashCount>

const dayBook = z.object({
  day: calendarDay,
  today: calendarDay,
  items: z.array(cashItem),
  sums: z.array(z.object({ kind: z.enum(cashKinds), count: z.number(), amount: z.number() })),
  expected: z.number(),
  /** The day's counts, the first one first; the last one is in force. */
  counts: z.array(cashCount),
})
export type DayBook = z.infer<typeof dayBook>

/** The cash of a day, and how it was counted. */
export const getDayBook = endpoint({
  method: 'GET',
  path: '/api/admin/counter/days/:day',
  access: 'counter',
  input: z.object({ day: calendarDay }),
  output: dayBook,
})

const rupees = z
  .int('Please enter whole rupees')
  .check(z.gte(0, 'Please enter whole rupees'), z.lte(1_000_000_000))

/**
 * Closes the day, or records a recount. 409 `wrong_status` if it was counted, or cash was recorded,
 * since `counts` and `expected` were read; 400 if there is a difference without a reason.
 */
export const countCash = endpoint({
  method: 'POST',
  path: '/api/admin/counter/days/:day/count',
  access: 'counter',
  input: z.object({
    day: calendarDay,
    counted: rupees,
    /** Below zero if more was handed back than came in. */
    expected: z.int().check(z.gte(-1_000_000_000), z.lte(1_000_000_000)),
    counts: z.int().check(z.gte(0), z.lte(1000)),
    reason: z.optional(longText(500)),
  }),
  output: dayBook,
})
