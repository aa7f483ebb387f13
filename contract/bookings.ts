import * as z from 'zod/mini'
import { bookingInput } from './bookingInput.ts'
import { endpoint } from './endpoint.ts'
import { postalAddress } from './postalAddress.ts'
import { calendarDay, daySlot, pujaType } from './pujas.ts'
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

const when = z.object({ date: calendarDay, slot: daySlot })

/** An instant as ISO text in UTC. */
const instant = z.string()

/** One thing that happened to a booking. */
export const bookingStep = z.object({
  status: bookingStatus,
  at: instant,
  by: z.enum(['devotee', 'temple']),
  /** There when the booking was moved: it is then `pending` again, whatever it was. */
  movedFrom: z.optional(when),
})
export type BookingStep = z.infer<typeof bookingStep>

export const booking = z.object({
  id: z.string(),
  /** Short and readable aloud, `PJ-2026-7K3M9W`. */
  reference: z.string(),
  /** The secret part of its link: whoever has it may see, move and cancel the booking, until 90 days after it. */
  token: z.string(),
  status: bookingStatus,
  pujaType,
  preferredDate: calendarDay,
  preferredTime: daySlot,
  /** Of the slot, not of the puja within it. */
  startsAt: instant,
  endsAt: instant,
  /** The temple's, in which date and slot are meant. */
  timeZone: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  specialRequests: z.optional(z.string()),
  includePrasad: z.boolean(),
  sankalp: z.optional(sankalp),
  address: z.optional(postalAddress),
  /** Prasad was asked for without an address: the temple still has to ask, or `giveAddress`. */
  isAddressMissing: z.boolean(),
  trail: z.array(bookingStep),
  canCancel: z.boolean(),
  canReschedule: z.boolean(),
  /** Until when both are possible by the temple's rule, whether or not they were used. */
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

/** Days one answer may span. */
export const longestAvailability = 92

const availability = z.object({
  /** The temple's date, whatever the phone's clock says. */
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
          capacity: z.number(),
          left: z.number(),
          /** Cannot be had whatever is left: over, too soon, too far ahead, or not a day of this puja. */
          isClosed: z.boolean(),
        }),
      ),
    }),
  ),
})
export type Availability = z.infer<typeof availability>

/** The days from `from` (today) to `to` (six weeks on), with their slots in the order of the day. */
export const getAvailability = endpoint({
  method: 'GET',
  path: '/api/puja-bookings/availability',
  access: 'anyone',
  input: z.object({ pujaType, from: z.optional(calendarDay), to: z.optional(calendarDay) }),
  output: availability,
})

const link = {
  /** In either letter case. */
  reference: z.string().check(z.maxLength(40)),
  /** Whoever booked it while logged in needs none. */
  token: z.optional(z.string().check(z.maxLength(200))),
}

/**
 * A wrong token is answered like an unknown reference: 404; a right one later than 90 days after the
 * puja's day by 410 `link_over`.
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

/** Where the prasad goes, given or corrected until it is on its way. */
export const giveAddress = endpoint({
  method: 'POST',
  path: '/api/puja-bookings/:reference/address',
  access: 'anyone',
  command: true,
  input: z.object({ ...link, address: postalAddress }),
  output: booking,
})

/** The old link stops working; the person who booked is sent the new one. */
export const renewBookingLink = endpoint({
  method: 'POST',
  path: '/api/puja-bookings/:reference/new-link',
  access: 'anyone',
  command: true,
  input: z.object(link),
  output: booking,
})

export { bookingIcsPath, bookingPath } from './bookingLinks.ts'
