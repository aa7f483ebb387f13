import * as z from 'zod/mini'
import { bookingInput } from './input.ts'
import { endpoint } from '#contract/endpoint.ts'
import { postalAddress } from '#contract/site/postalAddress.ts'
import { calendarDay, clockTime, daySlot, pujaType, slotTime } from './pujas.ts'
import { sankalp } from './sankalp.ts'

export const bookingStatuses = [
  'pending',
  'confirmed',
  'in_progress',
  'performed',
  'prasad_sent',
  'closed',
  'cancelled',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]
const bookingStatus = z.enum(bookingStatuses)

const when = z.object({
  date: calendarDay,
  slot: daySlot,
  ...slotTime,
  exactTime: z.optional(clockTime),
})

/** An instant as ISO text in UTC. */
const instant = z.string()

/** One thing that happened to a booking. */
export const bookingStep = z.object({
  status: bookingStatus,
  at: instant,
  by: z.enum(['devotee', 'temple']),
  /**
   * Present if the booking was rescheduled. By the devotee: it is `pending` again. By the temple:
   * it keeps its status; the slot may be the same with another exact time.
   */
  movedFrom: z.optional(when),
  /** Why the temple cancelled it, in its own words to the devotee. */
  reason: z.optional(z.string()),
})
export type BookingStep = z.infer<typeof bookingStep>

export const booking = z.object({
  id: z.string(),
  /** Short and easy to read aloud, `PJ-2026-7K3M9W`. */
  reference: z.string(),
  /**
   * The secret part of its link: it grants seeing, rescheduling and cancelling the booking until 90
   * days after the puja.
   */
  token: z.string(),
  status: bookingStatus,
  pujaType,
  /** Its current name, even if it is no longer offered. */
  pujaName: z.string(),
  preferredDate: calendarDay,
  preferredTime: daySlot,
  /** The day's moonrise, if it is booked for the moonrise slot; or the hours it was promised. */
  ...slotTime,
  /** When the puja begins within its slot, once the temple has set it. */
  exactTime: z.optional(clockTime),
  /** Start of the slot, not of the puja within it. */
  startsAt: instant,
  endsAt: instant,
  /** The temple's time zone, for date and slot. */
  timeZone: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  specialRequests: z.optional(z.string()),
  includePrasad: z.boolean(),
  sankalp: z.optional(sankalp),
  address: z.optional(postalAddress),
  /**
   * Prasad was requested without an address: the temple must ask for it, or `giveAddress` sends it.
   */
  isAddressMissing: z.boolean(),
  trail: z.array(bookingStep),
  /** Steps of the temple that it took back, and when it last did: calendars count them. */
  undone: z.optional(z.object({ steps: z.number(), at: instant })),
  canCancel: z.boolean(),
  canReschedule: z.boolean(),
  /** Until when the temple's rule allows both, used or not. */
  changeUntil: instant,
  createdAt: instant,
})
export type Booking = z.infer<typeof booking>

export const createBooking = endpoint({
  method: 'POST',
  path: '/api/puja-bookings',
  access: 'anyone',
  command: true,
  input: bookingInput,
  output: booking,
})

/** The most days in one answer. */
export const longestAvailability = 92

const availability = z.object({
  /** The date at the temple, independent of the phone's clock. */
  today: z.string(),
  /** How far ahead this puja may be booked. */
  lastDate: z.string(),
  timeZone: z.string(),
  days: z.array(
    z.object({
      date: z.string(),
      slots: z.array(
        z.object({
          slot: daySlot,
          /** The moonrise for the slot that holds it. */
          ...slotTime,
          capacity: z.number(),
          left: z.number(),
          /**
           * Not available, even with places left: over, too late, too far ahead, or closed for this
           * puja.
           */
          isClosed: z.boolean(),
          /** Closed only because it is too late to book it here; the counter still can. */
          isTooLate: z.optional(z.boolean()),
        }),
      ),
    }),
  ),
})
export type Availability = z.infer<typeof availability>

/**
 * The days from `from` (default: today) to `to` (default: six weeks later), with their slots in the
 * order of the day. The Sankashti Puja has one more on each Sankashti, `moonrise`.
 */
export const getAvailability = endpoint({
  method: 'GET',
  path: '/api/puja-bookings/availability',
  access: 'anyone',
  input: z.object({ pujaType, from: z.optional(calendarDay), to: z.optional(calendarDay) }),
  output: availability,
})

const link = {
  /** Case-insensitive. */
  reference: z.string().check(z.maxLength(40)),
  /** Not needed by the person who booked while logged in. */
  token: z.optional(z.string().check(z.maxLength(200))),
}

/**
 * A wrong token gets 404, like an unknown reference; a right one more than 90 days after the puja
 * gets 410 `link_over`.
 */
export const getBooking = endpoint({
  method: 'GET',
  path: '/api/puja-bookings/:reference',
  access: 'anyone',
  input: z.object(link),
  output: booking,
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/puja-bookings/:reference/cancel',
  access: 'anyone',
  command: true,
  input: z.object(link),
  output: booking,
})

/** Once, to another slot of the same puja. */
export const rescheduleBooking = endpoint({
  method: 'POST',
  path: '/api/puja-bookings/:reference/reschedule',
  access: 'anyone',
  command: true,
  input: z.object({ ...link, preferredDate: calendarDay, preferredTime: daySlot }),
  output: booking,
})

/** Where to send the prasad; can be corrected until it is on its way. */
export const giveAddress = endpoint({
  method: 'POST',
  path: '/api/puja-bookings/:reference/address',
  access: 'anyone',
  command: true,
  input: z.object({ ...link, address: postalAddress }),
  output: booking,
})

/** The old link stops working; the new one is emailed to the person who booked. */
export const renewBookingLink = endpoint({
  method: 'POST',
  path: '/api/puja-bookings/:reference/new-link',
  access: 'anyone',
  command: true,
  input: z.object(link),
  output: booking,
})

export { bookingIcsPath, bookingPath } from './links.ts'
