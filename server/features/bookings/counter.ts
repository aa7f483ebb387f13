import type { Knex } from 'knex'
import type { BookingWay, TakenBooking } from '#contract/counter/bookingsAdmin.ts'
import { bookingPath } from '#contract/bookings/links.ts'
import type { Audit } from '#server/admin/audit.ts'
import type { Actor } from '#server/http/implement.ts'
import type { NewBooking } from './newBooking.ts'
import type { Bookings } from './service.ts'

type Deps = { readonly bookings: Pick<Bookings, 'take'>; readonly audit: Audit }

type Taken = Omit<NewBooking, 'email' | 'includePrasad'> & {
  readonly way: BookingWay
  readonly email?: string | undefined
}

/** Bookings at the counter and on the telephone. A command: `trx` is its transaction. */
export const createCounterBookings =
  ({ bookings, audit }: Deps) =>
  async (trx: Knex, { way, email = '', ...input }: Taken, actor: Actor): Promise<TakenBooking> => {
    const booking = await bookings.take(trx, { ...input, email, includePrasad: false }, actor.id)
    const { reference, fullName, pujaName, preferredDate, preferredTime, moonrise } = booking
    await audit(trx, actor, {
      subject: 'booking',
      subjectId: reference,
      action: 'booked',
      after: { status: booking.status, way, preferredDate, preferredTime },
    })
    const when = { preferredDate, preferredTime, ...(moonrise !== undefined && { moonrise }) }
    return { reference, fullName, pujaName, ...when, email, path: bookingPath(booking) }
  }
