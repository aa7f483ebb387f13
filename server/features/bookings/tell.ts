import type { Knex } from 'knex'
import type { Booking, BookingStep } from '#contract/bookings.ts'
import type { Notify } from '#server/adapters/email/port.ts'
import { mailToDevotee, mailToTemple, type Temple } from './mails.ts'
import type { Told } from './words.ts'

type News = {
  readonly booking: Booking
  readonly told: Told
  readonly by: BookingStep['by']
  readonly at: string
  readonly temple: Temple
  readonly publicUrl: string
}

/** What the temple is told when the devotee does it; its own steps it knows. */
const isHeardByTemple = (told: Told): told is 'pending' | 'moved' | 'cancelled' | 'address' =>
  ['pending', 'moved', 'cancelled', 'address'].includes(told)

/** Who hears of what, each time once: the devotee of every step, the temple of the devotee's own. */
export const tell = async (
  trx: Knex,
  notify: Notify,
  { booking, told, by, at, temple, publicUrl }: News,
): Promise<void> => {
  const of = { booking, temple, publicUrl }
  const what = told === 'address' ? `address:${at}` : `step:${booking.trail.length}`
  const keyOf = (to: string) => ({ key: `booking:${booking.id}:${what}:${to}` })
  if (told !== 'address') await notify(trx, mailToDevotee(told, of), keyOf('devotee'))
  if (by === 'devotee' && isHeardByTemple(told)) {
    await notify(trx, mailToTemple(told, of), keyOf('temple'))
  }
}
