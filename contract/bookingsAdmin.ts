import * as z from 'zod/mini'
import { booking, bookingStatuses, bookingStep } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { oneLine } from './fields.ts'
import { noJson, pageOf, paging, queryFlag, search } from './paging.ts'
import { calendarDay, daySlot, daySlots, pujaType } from './pujas.ts'

const status = z.enum(bookingStatuses)

/** So long a step can be undone, and no email about it is sent. */
export const undoSeconds = 10

/** A booking as the temple's staff see it: without the devotee's secret link. */
const staffBooking = z.extend(
  z.omit(booking, {
    token: true,
    trail: true,
    canCancel: true,
    canReschedule: true,
    changeUntil: true,
  }),
  {
    /** What may be done with it next, in this order. */
    nextStatuses: z.array(status),
    /** There while its last step can be undone: that of the trail's first `steps`. */
    undo: z.optional(z.object({ steps: z.number(), forMs: z.number() })),
  },
)
export type StaffBooking = z.infer<typeof staffBooking>

const staffBookingDetails = z.extend(staffBooking, {
  /** How often its link was replaced by a new one. */
  linkVersion: z.number(),
  trail: z.array(
    z.extend(bookingStep, {
      /** Which of the staff, by today's name. */
      actor: z.optional(z.object({ id: z.string(), username: z.optional(z.string()) })),
      /** The devotee gets an email about it, once it can no longer be undone. */
      isEmailed: z.boolean(),
    }),
  ),
})
export type StaffBookingDetails = z.infer<typeof staffBookingDetails>

/** Days of the puja, both included. The search looks at names, sankalp, email, phone and reference. */
const filter = {
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  slot: z.optional(daySlot),
  status: z.optional(status),
  /** Only what is neither closed nor cancelled. */
  isOpen: queryFlag,
  pujaType: z.optional(pujaType),
  search,
}

/** By day, slot and the time of booking. One day: `from` and `to` that day, `limit` 200. */
export const listBookings = endpoint({
  method: 'GET',
  path: '/api/admin/bookings',
  access: 'priest',
  input: z.object({ ...filter, ...paging }),
  output: pageOf(staffBooking),
})

export const exportBookings = endpoint({
  method: 'GET',
  path: '/api/admin/bookings.csv',
  access: 'priest',
  isDownload: true,
  input: z.object(filter),
  output: noJson,
})

/** A word as it was written, and in the other script as a help. */
const inBothScripts = z.object({
  written: z.string(),
  devanagari: z.string(),
  roman: z.string(),
  /** Devanagari guessed from Roman letters, in which English spelling hides long vowels: ask. */
  isGuessed: z.boolean(),
})
export type InBothScripts = z.infer<typeof inBothScripts>

const sheetBooking = z.object({
  reference: z.string(),
  status,
  pujaType,
  fullName: z.string(),
  phone: z.optional(z.string()),
  /** Without a sankalp, the name of who booked. */
  names: z.array(inBothScripts),
  gotra: z.optional(inBothScripts),
  isGotraUnknown: z.boolean(),
  nakshatra: z.optional(inBothScripts),
  rashi: z.optional(inBothScripts),
  intention: z.optional(z.string()),
  specialRequests: z.optional(z.string()),
  includePrasad: z.boolean(),
})
export type SheetBooking = z.infer<typeof sheetBooking>

/** What a priest takes along for a day, to be printed: all that is confirmed or further, and not cancelled. */
export const getPriestSheet = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/sheet/:date',
  access: 'priest',
  isSheet: true,
  input: z.object({ date: calendarDay }),
  output: z.object({
    date: calendarDay,
    /** Still to be confirmed, and so not on the sheet. */
    pending: z.number(),
    slots: z.array(z.object({ slot: z.enum(daySlots), bookings: z.array(sheetBooking) })),
  }),
})

const one = { reference: z.string().check(z.maxLength(40)) }

export const getStaffBooking = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/:reference',
  access: 'priest',
  input: z.object(one),
  output: staffBookingDetails,
})

/** The next step of the trail. 409 `wrong_status` if it cannot follow, or the puja's day has not come. */
export const advanceBooking = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:reference/status',
  access: 'priest',
  input: z.object({ ...one, status }),
  output: staffBookingDetails,
})

/**
 * Takes back the temple's last step, the last of `steps`, with its email. 409 `too_late` after ten
 * seconds, `wrong_status` when something else has happened since, and `slot_full` when a cancelled
 * booking's place was taken.
 */
export const undoBookingStep = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:reference/undo',
  access: 'priest',
  input: z.object({ ...one, steps: z.int().check(z.positive()) }),
  output: staffBookingDetails,
})

/**
 * Corrects how a name of the booking is written in the other script; without `corrected`, it is again as
 * we make it. What the devotee typed stays.
 */
export const correctName = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:reference/name',
  access: 'priest',
  input: z.object({ ...one, written: oneLine(100), corrected: z.optional(oneLine(100)) }),
  output: staffBookingDetails,
})

/**
 * Makes a new link, by which the one before opens nothing, and mails it to the devotee. Done once for
 * each link: where `replaces` was replaced already, nothing is done.
 */
export const renewStaffBookingLink = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:reference/new-link',
  access: 'priest',
  input: z.object({ ...one, replaces: z.int().check(z.nonnegative()) }),
  output: staffBookingDetails,
})
