import * as z from 'zod/mini'
import { calendarDay } from '#contract/bookings/pujas.ts'
import { endpoint } from '#contract/endpoint.ts'
import { takingKinds, takingMethods } from './admin.ts'

/** `2026-27`, from April to March, or `2026`, from January to December. */
const yearName = z.string().check(
  z.regex(/^20\d{2}(-\d{2})?$/, { error: 'Please choose a year', abort: true }),
  z.refine(
    (year) => year.length === 4 || (Number(year.slice(2, 4)) + 1) % 100 === Number(year.slice(5)),
    'This financial year does not exist',
  ),
)

const kind = z.enum(takingKinds)
/** Amounts in rupees. */
const sum = { count: z.number(), amount: z.number() }
/** Beside the amount of the same time of the year before. */
const compared = { ...sum, before: z.number() }

const takingsYear = z.object({
  year: z.string(),
  from: calendarDay,
  to: calendarDay,
  /** The year before. */
  yearBefore: z.string(),
  /** From the first year with money, the latest first. */
  financialYears: z.array(z.string()),
  calendarYears: z.array(z.string()),
  all: z.object(compared),
  /** Of a year that is not over: what the year before had brought by the same day. */
  soFar: z.optional(z.object({ day: calendarDay, before: z.number() })),
  refunded: z.object(compared),
  /** `2026-11`; only those with money. */
  byMonth: z.array(z.object({ month: z.string(), kind, ...compared })),
  byMethod: z.array(z.object({ method: z.enum(takingMethods), ...compared })),
  /** Of donations their purposes, of dakshina the pujas. The shop is one. */
  byPurpose: z.array(z.object({ kind, purpose: z.optional(z.string()), ...compared })),
  /** The days with most money, with what is in the calendar. */
  busiest: z.array(z.object({ day: calendarDay, festivals: z.array(z.string()), ...sum })),
  /** The great days of the calendar that are not ahead, by date. */
  festivals: z.array(
    z.object({
      day: calendarDay,
      name: z.string(),
      ...sum,
      /** The same festival a year before. */
      before: z.optional(z.number()),
    }),
  ),
})
export type TakingsYear = z.infer<typeof takingsYear>

/** How many days of a year are among its busiest. */
export const busiestDays = 10

/** A year beside the one before. Received is what was received: refunds are apart. */
export const getTakingsYear = endpoint({
  method: 'GET',
  path: '/api/admin/takings/year',
  access: 'donations',
  input: z.object({ year: z.optional(yearName), kind: z.optional(kind) }),
  output: takingsYear,
})
