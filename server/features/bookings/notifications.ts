import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { startOfDay } from '#almanac/zone.ts'
import type { Booking, BookingStep } from '#contract/bookings/public.ts'
import { staffLanguage, type Language } from '#contract/languages.ts'
import type { DeliveryKind } from '#contract/notifications/kinds.ts'
import type { Mail, Notify } from '#server/adapters/email/port.ts'
import { emailedSteps } from './emailedSteps.ts'
import { mailToDevotee, mailToTemple, type MailOf } from './mails.ts'
import { undoUntil } from '#server/admin/undoUntil.ts'
import type { BookingEvent } from './words.ts'

type Happened = {
  readonly booking: Booking
  /** In which its devotee reads. */
  readonly language: Language
  readonly event: BookingEvent
  readonly by: BookingStep['by']
  readonly at: string
  /** The account of the devotee who did it, if they are logged in. */
  readonly userId?: string | undefined
  /** Set for a new link. */
  readonly linkVersion?: number
  readonly timeZone: string
  /** The office has it in its daily summary instead, or wants neither. */
  readonly isOfficeSpared?: boolean
}

/** Only for an upcoming puja: after its day the email would be useless and perhaps alarming. */
const isOfDay = (event: BookingEvent): boolean =>
  ['pending', 'moved', 'confirmed', 'in_progress'].includes(event)

/** The end of its day, or of a slot that ends after midnight. */
const endOf = ({ preferredDate, endsAt }: Booking, timeZone: string): Date =>
  new Date(Math.max(startOfDay(addDays(preferredDate, 1), timeZone), Date.parse(endsAt)))

/** The temple is notified of what devotees do; it knows its own steps. */
type TempleEvent = 'pending' | 'moved' | 'cancelled' | 'address'

const isTempleEvent = (event: BookingEvent): event is TempleEvent =>
  ['pending', 'moved', 'cancelled', 'address'].includes(event)

/**
 * Emails about the temple's steps are always sent; those about devotees' steps only as often as an
 * address should get them.
 */
const isAlwaysSent = (to: Addressed['to'], by: BookingStep['by']): boolean =>
  to === 'temple' || by === 'temple'

/** `told` is the event: it is stored with emails that wait to be sent. */
type Addressed =
  | { readonly to: 'devotee'; readonly told: Exclude<BookingEvent, 'address'> }
  | { readonly to: 'temple'; readonly told: TempleEvent }

/**
 * Which booking, and how many steps its trail had, so that its state at that time can be restored.
 */
export type News = Addressed & { readonly reference: string; readonly steps: number }

export const bookingMail = 'booking'

const kinds: Partial<Record<Addressed['told'], DeliveryKind>> = {
  pending: 'booking_received',
  confirmed: 'booking_pass',
  moved: 'booking_moved',
  cancelled: 'booking_cancelled',
  new_link: 'booking_link',
}

const kindOf = ({ to, told }: Addressed): DeliveryKind =>
  to === 'temple' ? 'booking_office' : (kinds[told] ?? 'booking_news')

/** The key of the delivery about the last of this many steps. */
export const stepKey = (id: string, steps: number, to: Addressed['to']): string =>
  `booking:${id}:step:${steps}:${to}`

/**
 * Who is notified of what, each once: the devotee of the steps in `emailedSteps`, the temple of the
 * devotee's own steps. The temple's own steps can be undone, so their emails wait until that time
 * is over.
 */
export const notifyAbout = async (trx: Knex, notify: Notify, happened: Happened): Promise<void> => {
  const { booking, event, by, at, userId, linkVersion, timeZone, isOfficeSpared } = happened
  const languageOf = { devotee: happened.language, temple: staffLanguage }
  const { id, reference, trail, email, includePrasad } = booking
  const usefulUntil = isOfDay(event) ? endOf(booking, timeZone) : undefined
  const steps = trail.length
  const isStep = event !== 'address' && event !== 'new_link'
  const keyOf = (to: Addressed['to']): string => {
    if (isStep) return stepKey(id, steps, to)
    return `booking:${id}:${event === 'address' ? `address:${at}` : `link:${linkVersion}`}:${to}`
  }
  const isEmailed = !isStep || emailedSteps(trail, includePrasad).at(-1)
  const addressed: Addressed[] = []
  // After an account is deleted there is nobody to write to.
  if (event !== 'address' && isEmailed && email) addressed.push({ to: 'devotee', told: event })
  if (by === 'devotee' && isTempleEvent(event) && !isOfficeSpared)
    addressed.push({ to: 'temple', told: event })
  const draftOf = (about: News) => ({ kind: bookingMail, about })
  await notify(
    trx,
    addressed.map((each) => ({
      key: keyOf(each.to),
      language: languageOf[each.to],
      ...(isStep && by === 'temple' && { notBefore: undoUntil(at) }),
      mail: draftOf({ ...each, reference, steps }),
      regarding: { kind: kindOf(each), reference },
      usefulUntil,
      ...(event === 'new_link' && { isForTheAsking: true as const }),
      ...(isAlwaysSent(each.to, by) ? { isAlwaysSent: true } : { to: email, by: userId }),
    })),
  )
}

/** The email, when it is sent: the booking as it was then, with the temple's current details. */
export const mailOf = (news: News, of: MailOf): Mail =>
  news.to === 'devotee' ? mailToDevotee(news.told, of) : mailToTemple(news.told, of)
