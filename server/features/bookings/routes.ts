import {
  cancelBooking,
  createBooking,
  getAvailability,
  getBooking,
  giveAddress,
  rescheduleBooking,
} from '#contract/bookings.ts'
import { listMyBookings } from '#contract/myBookings.ts'
import { implement, userIdOf } from '#server/http/implement.ts'
import type { Bookings } from './service.ts'

export const bookingRoutes = (bookings: Bookings) => [
  implement(createBooking)((input, { db, actor }) => bookings.create(db, input, userIdOf(actor))),
  implement(listMyBookings)((_, { db, actor }) => bookings.listOf(db, actor.id)),
  // Before the one of a single booking, whose path would take it for a reference.
  implement(getAvailability)((input, { db }) => bookings.availability(db, input)),
  implement(getBooking)((input, { db }) => bookings.get(db, input)),
  implement(cancelBooking)((input, { db }) => bookings.cancel(db, input)),
  implement(rescheduleBooking)((input, { db }) => bookings.reschedule(db, input)),
  implement(giveAddress)((input, { db }) => bookings.giveAddress(db, input)),
]
