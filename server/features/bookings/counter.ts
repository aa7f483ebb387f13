import type { Knex } from 'knex'
import type { BookingWay, TakenBooking } from '#contract/counter/bookingsAdmin.ts'
import { bookingPath } from '#contract/bookings/links.ts'
import { civilDateAt } from '#almanac/zone.ts'
import { lastLanguage } from '#server/privacy/lastLanguage.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import type { Tender } from '#server/payments/tender.ts'
import type { createDakshinaAdmin } from './dakshina/admin.ts'
import type { NewBooking } from './newBooking.ts'
import type { Bookings } from './service.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'now'> & {
  readonly bookings: Pick<Bookings, 'take'>
  readonly dakshinaAdmin: Pick<ReturnType<typeof createDakshinaAdmin>, 'record'>
}

/** What is paid with the booking, if `method` says how. */
type Paid = Omit<Tender, 'method'> & {
  readonly method?: Tender['method'] | undefined
  readonly amount?: number | undefined
}

type Taken = Omit<NewBooking, 'email' | 'includePrasad' | 'language'> &
  Paid & {
    readonly way: BookingWay
    readonly email?: string | undefined
    readonly isOver?: boolean | undefined
  }

/** Bookings at the counter and on the telephone. A command: `trx` is its transaction. */
export const createCounterBookings = ({ bookings, dakshinaAdmin, findSite, audit, now }: Deps) => {
  /** By the rules of dakshina that is recorded later. */
  const pay = async (
    trx: Knex,
    reference: string,
    { method, amount, ...tender }: Paid,
    actor: Actor,
  ): Promise<TakenBooking['payment']> => {
    if (method === undefined || amount === undefined) return undefined
    const paidOn = civilDateAt(now().getTime(), (await findSite(trx)).city.timeZone)
    const entry = { reference, seen: 0, method, amount, paidOn, ...tender }
    const { payments } = await dakshinaAdmin.record(trx, entry, actor)
    const receipt = payments[0]?.receipt
    return { method, amount, ...(receipt && { receipt }) }
  }

  return async (
    trx: Knex,
    { way, email = '', isOver = false, method, amount, utr, slip, bank, ...input }: Taken,
    actor: Actor,
  ): Promise<TakenBooking> => {
    const language = await lastLanguage(trx, { email, phone: input.phone })
    const fresh = { ...input, email, includePrasad: false, language }
    const booking = await bookings.take(trx, fresh, { actorId: actor.id, isOver })
    const { reference, fullName, pujaName, preferredDate, preferredTime } = booking
    const { moonrise, hours } = booking
    await audit(trx, actor, {
      subject: 'booking',
      subjectId: reference,
      action: 'booked',
      after: {
        status: booking.status,
        way,
        preferredDate,
        preferredTime,
        ...(isOver && { isOver }),
      },
    })
    const payment = await pay(trx, reference, { method, amount, utr, slip, bank }, actor)
    const when = { preferredDate, preferredTime, moonrise, hours }
    return {
      reference,
      fullName,
      pujaName,
      ...when,
      email,
      path: bookingPath(booking),
      ...(payment && { payment }),
    }
  }
}
