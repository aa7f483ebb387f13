import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { startOfDay } from '#almanac/zone.ts'
import type { Booking, BookingStep } from '#contract/bookings.ts'
import type { Mail, Notify } from '#server/adapters/email/port.ts'
import { mailToDevotee, mailToTemple, type MailOf } from './mails.ts'
import type { Told } from './words.ts'

type Happened = {
  readonly booking: Booking
  readonly told: Told
  readonly by: BookingStep['by']
  readonly at: string
  /** Of a new link. */
  readonly linkVersion?: number
  readonly timeZone: string
}

/** A puja that is to come: said once its day is over, it would be of no use and perhaps a fright. */
const isOfDay = (told: Told): boolean =>
  ['pending', 'moved', 'confirmed', 'in_progress'].includes(told)

const endOf = (day: string, timeZone: string): Date =>
  new Date(startOfDay(addDays(day, 1), timeZone))

/** What the temple is told when the devotee does it; its own steps it knows. */
type HeardByTemple = 'pending' | 'moved' | 'cancelled' | 'address'

const isHeardByTemple = (told: Told): told is HeardByTemple =>
  ['pending', 'moved', 'cancelled', 'address'].includes(told)

/** What the temple does is sent; what devotees do, only as often as an address should hear of it. */
const isAlwaysSent = (to: Addressed['to'], by: BookingStep['by']): boolean =>
  to === 'temple' || by === 'temple'

type Addressed =
  | { readonly to: 'devotee'; readonly told: Exclude<Told, 'address'> }
  | { readonly to: 'temple'; readonly told: HeardByTemple }

/** Which booking, and how many steps its trail had: what it was then can be told at any time. */
export type News = Addressed & { readonly reference: string; readonly steps: number }

export const bookingMail = 'booking'

/** Who hears of what, each time once: the devotee of every step, the temple of the devotee's own. */
export const tell = async (
  trx: Knex,
  notify: Notify,
  { booking, told, by, at, linkVersion, timeZone }: Happened,
): Promise<void> => {
  const { id, reference, trail, email, preferredDate } = booking
  const usefulUntil = isOfDay(told) ? endOf(preferredDate, timeZone) : undefined
  const steps = trail.length
  const whatOf = {
    address: `address:${at}`,
    new_link: `link:${linkVersion}`,
    step: `step:${steps}`,
  }
  const what = whatOf[told === 'address' || told === 'new_link' ? told : 'step']
  const addressed: Addressed[] = []
  if (told !== 'address') addressed.push({ to: 'devotee', told })
  if (by === 'devotee' && isHeardByTemple(told)) addressed.push({ to: 'temple', told })
  const draftOf = (about: News) => ({ kind: bookingMail, about })
  await notify(
    trx,
    addressed.map((each) => ({
      key: `booking:${id}:${what}:${each.to}`,
      mail: draftOf({ ...each, reference, steps }),
      usefulUntil,
      ...(isAlwaysSent(each.to, by) ? { isAlwaysSent: true } : { to: email }),
    })),
  )
}

/** The mail, when it is sent: the booking as it was then, the temple's words as they are now. */
export const mailOf = (news: News, of: MailOf): Mail =>
  news.to === 'devotee' ? mailToDevotee(news.told, of) : mailToTemple(news.told, of)
