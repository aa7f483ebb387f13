import * as z from 'zod/mini'
import { booking, bookingStatuses, bookingStep } from './public.ts'
import { mostNames } from './sankalp.ts'
import { endpoint } from '#contract/endpoint.ts'
import { oneLine, optionalLine, optionalText } from '#contract/fields.ts'
import { largestPage, noJson, pageOf, paging, queryFlag, search } from '#contract/paging.ts'
import { calendarDay, clockTime, daySlot, daySlots, pujaType, slotTime } from './pujas.ts'
import { letterheadPicture } from '#contract/site/letterheadAdmin.ts'

const status = z.enum(bookingStatuses)

/** For this long a step can be undone and no email about it is sent. */
export const undoSeconds = 10

/** A booking as staff see it, without the devotee's secret link. */
const staffBooking = z.extend(
  z.omit(booking, {
    token: true,
    trail: true,
    canCancel: true,
    canReschedule: true,
    changeUntil: true,
  }),
  {
    /** The possible next steps, in this order. */
    nextStatuses: z.array(status),
    /** Present while its last step can be undone: the last of the trail's first `steps`. */
    undo: z.optional(z.object({ steps: z.number(), forMs: z.number() })),
    /** The priest who performs it; only staff see this and the notes. */
    priest: z.optional(z.string()),
    notes: z.optional(z.string()),
    /** Its priest is the caller. */
    isMine: z.optional(z.literal(true)),
    /** Dakshina paid, in rupees; or claimed by the devotee as paid by UPI. */
    dakshina: z.optional(
      z.object({
        state: z.enum(['claimed', 'at_bank', 'paid', 'refunded']),
        amount: z.number(),
        /** No money moved. */
        isTest: z.optional(z.literal(true)),
      }),
    ),
  },
)
export type StaffBooking = z.infer<typeof staffBooking>

const staffBookingDetails = z.extend(staffBooking, {
  /** Version of the fields that `updateBookingDetails` changes. */
  version: z.number(),
  /** The temple's priests, and whether each serves at that time. */
  priests: z.array(z.object({ name: z.string(), isServing: z.boolean() })),
  /** Its priest does not serve at that time. */
  isPriestAway: z.optional(z.literal(true)),
  /** Other pujas of its priest at the same hour. */
  sameHour: z.optional(z.array(z.object({ reference: z.string(), exactTime: clockTime }))),
  /** The temple may still move it. */
  canMove: z.boolean(),
  /** How often its link was replaced. */
  linkVersion: z.number(),
  trail: z.array(
    z.extend(bookingStep, {
      /** The staff member's current username. */
      actor: z.optional(z.object({ id: z.string(), username: z.optional(z.string()) })),
      /** The devotee gets an email about this step once it can no longer be undone. */
      isEmailed: z.boolean(),
    }),
  ),
})
export type StaffBookingDetails = z.infer<typeof staffBookingDetails>

/**
 * Days of the puja, both included. The search covers names, sankalp, email, phone and reference.
 */
const filter = {
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  slot: z.optional(daySlot),
  status: z.optional(status),
  /** Only bookings that are neither closed nor cancelled. */
  isOpen: queryFlag,
  /** Only confirmed bookings, before or after the puja, for which no money was received. */
  isUnpaid: queryFlag,
  pujaType: z.optional(pujaType),
  search,
}

/**
 * Sorted by day, slot and time of booking. For one day, set `from` and `to` to that day and `limit`
 * to 200.
 */
export const listBookings = endpoint({
  method: 'GET',
  path: '/api/admin/bookings',
  access: 'bookings',
  input: z.object({ ...filter, ...paging }),
  output: pageOf(staffBooking),
})

export const exportBookings = endpoint({
  method: 'GET',
  path: '/api/admin/bookings.csv',
  access: 'bookings',
  download: 'list',
  input: z.object(filter),
  output: noJson,
})

/** A word as it was written and, as a help, in the other script. */
const inBothScripts = z.object({
  written: z.string(),
  devanagari: z.string(),
  roman: z.string(),
  /** The Devanagari was guessed from Roman letters. English spelling hides long vowels, so ask. */
  isGuessed: z.boolean(),
})
export type InBothScripts = z.infer<typeof inBothScripts>

const sheetBooking = z.object({
  reference: z.string(),
  status,
  pujaName: z.string(),
  fullName: z.string(),
  phone: z.optional(z.string()),
  /** Without a sankalp, the name of the person who booked. */
  names: z.array(inBothScripts),
  gotra: z.optional(inBothScripts),
  isGotraUnknown: z.boolean(),
  nakshatra: z.optional(inBothScripts),
  rashi: z.optional(inBothScripts),
  intention: z.optional(z.string()),
  specialRequests: z.optional(z.string()),
  exactTime: z.optional(clockTime),
  priest: z.optional(z.string()),
  officeNotes: z.optional(z.string()),
  includePrasad: z.boolean(),
})
export type SheetBooking = z.infer<typeof sheetBooking>

/**
 * The priest's printed list for a day: all bookings that are confirmed or further on, and not
 * cancelled.
 */
export const getPriestSheet = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/sheet/:date',
  access: 'bookings',
  isPrintedList: true,
  input: z.object({ date: calendarDay }),
  output: z.object({
    date: calendarDay,
    /** Not confirmed yet, and so not on the list. */
    pending: z.number(),
    /** Twice the same part of the day, if its hours have changed since some were booked. */
    slots: z.array(
      z.object({ slot: z.enum(daySlots), ...slotTime, bookings: z.array(sheetBooking) }),
    ),
    /** The temple's logo, if it has one. */
    logo: z.optional(letterheadPicture),
  }),
})

const one = { reference: z.string().check(z.maxLength(40)) }

export const getStaffBooking = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/:reference',
  access: 'bookings',
  input: z.object(one),
  output: staffBookingDetails,
})

/**
 * The next step of the trail. 409 `wrong_status` if it cannot follow, or if the day of the puja has
 * not come.
 */
export const advanceBooking = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:reference/status',
  access: 'bookings',
  input: z.object({ ...one, status, reason: optionalLine(300) }).check(
    z.refine(({ status: next, reason }) => !reason || next === 'cancelled', {
      error: 'Only a cancellation has a reason',
      path: ['reason'],
    }),
  ),
  output: staffBookingDetails,
})

/**
 * To another day, part of the day or exact time. The status stays, and the devotee gets an email.
 * `steps` is the length of the trail that staff saw: 409 `wrong_status` if something else has
 * happened since. `slot_full` and `slot_closed` as for a new booking, but without its notice.
 */
export const moveBooking = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:reference/move',
  access: 'bookings',
  input: z.object({
    ...one,
    steps: z.int().check(z.positive()),
    preferredDate: calendarDay,
    preferredTime: daySlot,
    exactTime: z.optional(clockTime),
  }),
  output: staffBookingDetails,
})

/** Names and gotra that were typed wrongly, and what only staff see. */
const bookingDetails = z.object({
  fullName: oneLine(100),
  /** The sankalp's names; ignored without a sankalp, and so is the gotra. */
  names: z.array(oneLine(100)).check(z.maxLength(mostNames, `At most ${mostNames} names`)),
  gotra: optionalLine(60),
  priest: optionalLine(100),
  notes: optionalText(2000),
})

export const updateBookingDetails = endpoint({
  method: 'PUT',
  path: '/api/admin/bookings/:reference',
  access: 'bookings',
  isVersioned: true,
  input: z.extend(bookingDetails, one),
  output: staffBookingDetails,
})

/**
 * Undoes the temple's last step (the last of `steps`) and its email. 409 `too_late` after ten
 * seconds, `wrong_status` if another step has followed, and `slot_full` if a cancelled booking's
 * slot has been filled.
 */
export const undoBookingStep = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:reference/undo',
  access: 'bookings',
  input: z.object({ ...one, steps: z.int().check(z.positive()) }),
  output: staffBookingDetails,
})

/** A step of one booking, as its undoing names it. */
const ownStep = z.object({ ...one, steps: z.int().check(z.positive()) })

/**
 * Confirms all of these that are still pending, at once. Others, changed in the meantime, are
 * returned as `leftOut`.
 */
export const confirmBookings = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/confirm',
  access: 'bookings',
  input: z.object({
    references: z.array(one.reference).check(z.minLength(1), z.maxLength(largestPage)),
  }),
  output: z.object({ confirmed: z.array(ownStep), leftOut: z.array(z.string()) }),
})

/** Undoes them, each like `undoBookingStep`; `leftOut` are those that it would refuse. */
export const undoConfirmations = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/undo-confirm',
  access: 'bookings',
  input: z.object({ confirmed: z.array(ownStep).check(z.minLength(1), z.maxLength(largestPage)) }),
  output: z.object({ undone: z.array(z.string()), leftOut: z.array(z.string()) }),
})

/**
 * Corrects the spelling of a name in the other script; without `corrected` it returns to ours. What
 * the devotee typed stays.
 */
export const correctName = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:reference/name',
  access: 'bookings',
  input: z.object({ ...one, written: oneLine(100), corrected: z.optional(oneLine(100)) }),
  output: staffBookingDetails,
})

/**
 * Makes a new link and emails it to the devotee; the old link stops working. Done once for each
 * link: if `replaces` was already replaced, nothing happens.
 */
export const renewStaffBookingLink = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:reference/new-link',
  access: 'bookings',
  input: z.object({ ...one, replaces: z.int().check(z.nonnegative()) }),
  output: staffBookingDetails,
})
