import {
  cancelBooking,
  createBooking,
  getAvailability,
  getBooking,
  giveAddress,
  renewBookingLink,
  rescheduleBooking,
} from '#contract/bookings/public.ts'
import { listMyBookings } from '#contract/bookings/mine.ts'
import { implement, userIdOf, type Actor } from '#server/http/implement.ts'
import type { Bookings } from './service.ts'

type Link = { readonly reference: string; readonly token?: string | undefined }

/** What was sent, and by whom. */
const by = <T extends Link>(input: T, actor: Actor) => ({ ...input, userId: userIdOf(actor) })

export const bookingRoutes = (bookings: Bookings) => [
  implement(createBooking)((input, { db, actor, language }) =>
    bookings.create(db, { ...input, language }, userIdOf(actor)),
  ),
  implement(listMyBookings)((_, { db, actor }) => bookings.listOf(db, actor.id)),
  // Before the route of a single booking, whose path would match it.
  implement(getAvailability)((input, { db }) => bookings.availability(db, input)),
  implement(getBooking)((input, { db, actor }) => bookings.get(db, by(input, actor))),
  implement(cancelBooking)((input, { db, actor }) => bookings.cancel(db, by(input, actor))),
  implement(rescheduleBooking)((input, { db, actor }) => bookings.reschedule(db, by(input, actor))),
  implement(giveAddress)((input, { db, actor }) => bookings.giveAddress(db, by(input, actor))),
  implement(renewBookingLink)((input, { db, actor }) =>
    bookings.renewOwnLink(db, by(input, actor)),
  ),
]
