import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { startOfDay } from '#almanac/zone.ts'
import type { Booking, BookingStep } from '#contract/bookings.ts'
import type { Mail, Notify } from '#server/adapters/email/port.ts'
import { emailedSteps } from './emailedSteps.ts'
import { mailToDevotee, mailToTemple, type MailOf } from './mails.ts'
import { undoUntil } from './undoable.ts'
import type { Told } from './words.ts'

type Happened = {
  readonly booking: Booking
  readonly told: Told
  readonly by: BookingStep['by']
  readonly at: string
  /** The account of the devotee who did it, if they are logged in. */
  readonly userId?: string | undefined
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

/** What a delivery about the last of so many steps is called. */
export const stepKey = (id: string, steps: number, to: Addressed['to']): string =>
  `booking:${id}:step:${steps}:${to}`

/**
 * Who hears of what, each time once: the devotee of the steps in `emailedSteps`, the temple of the
 * devotee's own. What the temple itself did can be undone, and is told when that is over.
 */
export const tell = async (trx: Knex, notify: Notify, happened: Happened): Promise<void> => {
  const { booking, told, by, at, userId, linkVersion, timeZone } = happened
  const { id, reference, trail, email, preferredDate, includePrasad } = booking
  const usefulUntil = isOfDay(told) ? endOf(preferredDate, timeZone) : undefined
  const steps = trail.length
  const isStep = told !== 'address' && told !== 'new_link'
  const keyOf = (to: Addressed['to']): string => {
    if (isStep) return stepKey(id, steps, to)
    return `booking:${id}:${told === 'address' ? `address:${at}` : `link:${linkVersion}`}:${to}`
  }
  const isEmailed = !isStep || emailedSteps(trail, includePrasad).at(-1)
  const addressed: Addressed[] = []
  // Of whoever deleted their account nobody is left to write to.
  if (told !== 'address' && isEmailed && email) addressed.push({ to: 'devotee', told })
  if (by === 'devotee' && isHeardByTemple(told)) addressed.push({ to: 'temple', told })
  const draftOf = (about: News) => ({ kind: bookingMail, about })
  await notify(
    trx,
    addressed.map((each) => ({
      key: keyOf(each.to),
      ...(isStep && by === 'temple' && { notBefore: undoUntil(at) }),
      mail: draftOf({ ...each, reference, steps }),
      usefulUntil,
      ...(isAlwaysSent(each.to, by) ? { isAlwaysSent: true } : { to: email, by: userId }),
    })),
  )
}

/** The mail, when it is sent: the booking as it was then, the temple's words as they are now. */
export const mailOf = (news: News, of: MailOf): Mail =>
  news.to === 'devotee' ? mailToDevotee(news.told, of) : mailToTemple(news.told, of)
