import {
  cancelBooking,
  createBooking,
  getAvailability,
  getBooking,
  giveAddress,
  rescheduleBooking,
} from '#contract/bookings.ts'
import { implement } from '#server/http/implement.ts'
import type { Bookings } from './service.ts'

export const bookingRoutes = (bookings: Bookings) => [
  implement(createBooking)((input, { db }) => bookings.create(db, input)),
  // Before the one of a single booking, whose path would take it for a reference.
  implement(getAvailability)((input, { db }) => bookings.availability(db, input)),
  implement(getBooking)((input, { db }) => bookings.get(db, input)),
  implement(cancelBooking)((input, { db }) => bookings.cancel(db, input)),
  implement(rescheduleBooking)((input, { db }) => bookings.reschedule(db, input)),
  implement(giveAddress)((input, { db }) => bookings.giveAddress(db, input)),
]
