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
import { implement, userIdOf, type Context } from '#server/http/implement.ts'
import type { Bookings } from './service.ts'

type Link = { readonly reference: string; readonly token?: string | undefined }

/** What was sent, by whom, and in which language they read. */
const by = <T extends Link>(input: T, { actor, language }: Context) => ({
  ...input,
  userId: userIdOf(actor),
  language,
})

export const bookingRoutes = (bookings: Bookings) => [
  implement(createBooking)((input, { db, actor, language }) =>
    bookings.create(db, { ...input, language }, userIdOf(actor)),
  ),
  implement(listMyBookings)((_, { db, actor, language }) =>
    bookings.listOf(db, actor.id, language),
  ),
  // Before the route of a single booking, whose path would match it.
  implement(getAvailability)((input, { db }) => bookings.availability(db, input)),
  implement(getBooking)((input, context) => bookings.get(context.db, by(input, context))),
  implement(cancelBooking)((input, context) => bookings.cancel(context.db, by(input, context))),
  implement(rescheduleBooking)((input, context) =>
    bookings.reschedule(context.db, by(input, context)),
  ),
  implement(giveAddress)((input, context) => bookings.giveAddress(context.db, by(input, context))),
  implement(renewBookingLink)((input, context) =>
    bookings.renewOwnLink(context.db, by(input, context)),
  ),
]
