import * as z from 'zod/mini'
import { bulkAnswer, someOf } from '#contract/bulk.ts'
import { endpoint } from '#contract/endpoint.ts'
import { longText, oneLine } from '#contract/fields.ts'
import { calendarDay, clockTime, daySlot } from './pujas.ts'

const reference = z.string().check(z.minLength(1), z.maxLength(40))

/** Where many bookings can be marked to be. */
const marks = ['performed', 'prasad_sent'] as const
export type BookingMark = (typeof marks)[number]

/** What was done with a booking: the last `taken` steps of its trail, which then had `steps`. */
const doneSteps = z.object({
  id: reference,
  steps: z.int().check(z.gte(1), z.lte(1000)),
  taken: z.int().check(z.gte(1), z.lte(2)),
})
export type DoneSteps = z.infer<typeof doneSteps>

/**
 * Marks many bookings, each by the rules of `advanceBooking`. One that is confirmed is begun and
 * performed in the same moment. The ids of the answer are references.
 */
export const markBookings = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/marks',
  access: 'bookings',
  input: z.object({ references: someOf(reference), mark: z.enum(marks) }),
  output: bulkAnswer(doneSteps),
})

/** Where staff saw a booking that they move. */
const seenBooking = z.object({
  id: reference,
  preferredDate: calendarDay,
  preferredTime: daySlot,
  exactTime: z.optional(clockTime),
})

/**
 * Moves many bookings, each by the rules of `moveBooking` and in the order given, while places are
 * free. A booking keeps the day or the part of the day that is not named, and its exact time with the
 * part of the day. One that is no longer where staff saw it is left out.
 */
export const moveBookings = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/moves',
  access: 'bookings',
  input: z
    .object({
      items: someOf(seenBooking),
      preferredDate: z.optional(calendarDay),
      preferredTime: z.optional(daySlot),
      exactTime: z.optional(clockTime),
    })
    .check(
      z.refine(
        ({ preferredDate, preferredTime, exactTime }) =>
          [preferredDate, preferredTime, exactTime].some((each) => each !== undefined),
        { error: 'Please choose a day or a time', path: ['preferredDate'] },
      ),
    ),
  output: bulkAnswer(doneSteps),
})

/** Undoes what was done with each, as `undoBookingStep` does. */
export const undoBookings = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/undo-many',
  access: 'bookings',
  input: z.object({ done: someOf(doneSteps) }),
  output: bulkAnswer(z.object({ id: reference })),
})

export const longestMessage = 4000
export const longestSubject = 150

/**
 * Emails the devotees of many bookings: one email for each address. Those that were cancelled or have
 * no address are left out. Once for each Idempotency-Key; the ids of the answer are references.
 */
export const messageBookings = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/messages',
  access: 'bookings',
  command: true,
  mostInTenMinutes: 10,
  input: z.object({
    references: someOf(reference),
    subject: oneLine(longestSubject),
    text: longText(longestMessage),
  }),
  output: z.extend(bulkAnswer(z.object({ id: reference })), {
    /** How many emails there are. */
    emails: z.number(),
  }),
})
