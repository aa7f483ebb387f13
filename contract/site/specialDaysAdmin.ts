import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { oneLine } from '#contract/fields.ts'
import { areReadable } from './openingHours.ts'
import { calendarDay } from '#contract/bookings/pujas.ts'
import { specialDay } from './public.ts'

const date = { date: calendarDay }

/** How many pujas the temple performs at once in a part of the day, of all kinds; absent: no limit. */
const most = z.optional(z.int().check(z.gte(1), z.lte(1000)))
const ceilings = z.object({ morning: most, afternoon: most, evening: most, moonrise: most })
export type Ceilings = z.infer<typeof ceilings>

/** What holds for every puja. */
const wholeTemple = z.object({
  days: z.array(specialDay),
  ceilings,
  /** Version of the capacity limits. */
  version: z.number(),
})
export type WholeTemple = z.infer<typeof wholeTemple>

export const getWholeTemple = endpoint({
  method: 'GET',
  path: '/api/admin/temple-days',
  access: 'bookings',
  input: z.object({}),
  output: wholeTemple,
})

/** Closes the temple for a day (`Closed`), or gives it other hours. Existing bookings stay. */
export const setSpecialDay = endpoint({
  method: 'PUT',
  path: '/api/admin/temple-days/:date',
  access: 'office',
  input: z.object({
    ...date,
    hours: oneLine(60).check(
      z.refine(areReadable, 'Please write hours as in 6 AM-12 PM and 4-9 PM, with AM or PM'),
    ),
  }),
  output: wholeTemple,
})

/** The day is like any other again. */
export const removeSpecialDay = endpoint({
  method: 'DELETE',
  path: '/api/admin/temple-days/:date',
  access: 'office',
  input: z.object(date),
  output: wholeTemple,
})

/** For new bookings; those beyond a lower ceiling stay. */
export const setCeilings = endpoint({
  method: 'PUT',
  path: '/api/admin/slot-ceilings',
  access: 'office',
  isVersioned: true,
  input: ceilings,
  output: wholeTemple,
})
