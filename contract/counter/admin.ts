import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { longText, optionalLine } from '#contract/fields.ts'
import { calendarDay } from '#contract/bookings/pujas.ts'

/** Kinds of cash movement, in and out of the drawer. */
export const cashKinds = ['donation', 'dakshina', 'sale', 'refund'] as const

/** Notes by their value, largest first; coins are counted in rupees. */
export const noteValues = [500, 200, 100, 50, 20, 10] as const
export type CashNotes = Readonly<Record<`n${(typeof noteValues)[number]}` | 'coins', number>>

/** Whole rupees. */
export const sumOfNotes = (notes: CashNotes): number =>
  noteValues.reduce((sum, value) => sum + value * notes[`n${value}`], notes.coins)

const item = {
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
}

const cashItem = z.object({ kind: z.enum([...cashKinds, 'hundi']), ...item })
export type CashItem = z.infer<typeof cashItem>

const pieces = z
  .int('Please enter a whole number')
  .check(z.gte(0, 'Please enter a whole number'), z.lte(1_000_000))

const notes = z.object(
  Object.fromEntries(
    [...noteValues.map((value) => `n${value}`), 'coins'].map((name) => [name, pieces]),
  ) as Record<keyof CashNotes, typeof pieces>,
)

const sum = { count: z.number(), amount: z.number() }

const cashCount = z.object({
  position: z.number(),
  at: z.string(),
  by: z.object({ id: z.string(), username: z.optional(z.string()) }),
  /** Whole rupees. Absent for a cashier who is still to count. */
  expected: z.optional(z.number()),
  counted: z.optional(z.number()),
  notes: z.optional(notes),
  /** In the drawer in the morning, and so part of `expected`. */
  opening: z.optional(z.number()),
  /** The second person who counted the hundi. */
  hundiWitness: z.optional(z.string()),
  /** Why they differ. */
  reason: z.optional(z.string()),
})
export type CashCount = z.infer<typeof cashCount>

const dayBook = z.object({
  day: calendarDay,
  today: calendarDay,
  /** Absent for a cashier who has not counted yet: nobody counts towards a sum. */
  drawer: z.optional(
    z.object({
      items: z.array(cashItem),
      sums: z.array(z.object({ kind: z.enum(cashKinds), ...sum })),
      /** Without the opening float. */
      expected: z.number(),
      /** How much the records have changed since the last count. */
      changedBy: z.optional(z.number()),
    }),
  ),
  /** Goes to the bank in a bag of its own. */
  hundi: z.object(sum),
  /** What the last count of an earlier day began with. */
  usualOpening: z.number(),
  /** The day's counts, the first one first; the last one is in force. */
  counts: z.array(cashCount),
})
export type DayBook = z.infer<typeof dayBook>

/** The cash recorded on a day, and how it was counted. */
export const getDayBook = endpoint({
  method: 'GET',
  path: '/api/admin/counter/days/:day',
  access: 'counter',
  input: z.object({ day: calendarDay }),
  output: dayBook,
})

/**
 * Closes the day, or records a recount, whatever the records say: a difference is explained after
 * it. 409 `wrong_status` if somebody else has counted since `counts` was read.
 */
export const countCash = endpoint({
  method: 'POST',
  path: '/api/admin/counter/days/:day/count',
  access: 'counter',
  input: z.object({
    day: calendarDay,
    notes,
    opening: z
      .int('Please enter whole rupees')
      .check(z.gte(0, 'Please enter whole rupees'), z.lte(10_000_000)),
    /** Required on a day with a hundi. */
    hundiWitness: optionalLine(100),
    counts: z.int().check(z.gte(0), z.lte(1000)),
  }),
  output: dayBook,
})

/** Says why a count differs from the records, once. 409 `wrong_status` if somebody has said it. */
export const explainCount = endpoint({
  method: 'POST',
  path: '/api/admin/counter/days/:day/reason',
  access: 'counter',
  input: z.object({
    day: calendarDay,
    /** Of the count. */
    position: z.int().check(z.gte(0), z.lte(1000)),
    reason: longText(500),
  }),
  output: dayBook,
})
