import { bookingPath, type Booking, type BookingStep } from '#contract/bookings/public.ts'
import { staffLanguage, type InLanguage } from '#contract/languages.ts'
import type { PostalAddress } from '#contract/site/postalAddress.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout, type Block } from '#server/emails/emailLayout.ts'
import { bookingIcs } from './bookingIcs.ts'
import { toTemple, wordsOf, type BookingEvent, type BookingWords } from './words.ts'
import { contactLine, replyToTemple } from '#server/emails/reach.ts'

type Row = readonly [label: string, value: string]

export type Temple = Pick<Site, 'name' | 'address' | 'phone' | 'email'>

/** A booking, and what an email about it may say. */
export type Addressed = {
  readonly booking: Booking
  /**
   * The address is known to belong to the person who booked: emails to any other address never
   * contain typed text.
   */
  readonly isOwnAddress: boolean
  /** The link still works. */
  readonly hasLink: boolean
}

export type MailOf = InLanguage &
  Addressed & {
    readonly temple: Temple
    readonly publicUrl: string
  }

/** Only the rows with a value. */
export const rows = (
  pairs: readonly (readonly [string, string | undefined])[],
): { rows: Row[] } => ({
  rows: pairs.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
})

const addressText = ({ line1, line2, city, state, postalCode, country }: PostalAddress): string =>
  [line1, line2, `${city} ${postalCode}`, state, country].filter(Boolean).join('\n')

const whenText = (
  { date, slot, moonrise, hours, exactTime }: NonNullable<BookingStep['movedFrom']>,
  { dayName, slotText, exactWords }: BookingWords,
): string =>
  [dayName(date), slotText({ slot, moonrise, hours }), exactTime && exactWords(exactTime)]
    .filter(Boolean)
    .join(', ')

/** Which puja, and when it is. */
export const aboutTime = (booking: Booking, words: BookingWords) => {
  const { labels, dayName, slotText, exactWords } = words
  const { preferredTime: slot, moonrise, hours, exactTime } = booking
  return [
    [labels.reference, booking.reference],
    [labels.puja, booking.pujaName],
    [labels.day, dayName(booking.preferredDate)],
    [labels.time, slotText({ slot, moonrise, hours })],
    [labels.exactTime, exactTime && exactWords(exactTime)],
  ] as const
}

const aboutPuja = (booking: Booking, words: BookingWords) => {
  const { labels } = words
  const last = booking.trail.at(-1)
  return [
    ...aboutTime(booking, words),
    [labels.before, last?.movedFrom && whenText(last.movedFrom, words)],
    [labels.reason, last?.reason],
  ] as const
}

const aboutStars = ({ sankalp }: Booking, { labels, sanskritName }: BookingWords) =>
  [
    [labels.nakshatra, sankalp?.nakshatra && sanskritName(sankalp.nakshatra)],
    [labels.rashi, sankalp?.rashi && sanskritName(sankalp.rashi)],
  ] as const

const aboutSankalp = (booking: Booking, words: BookingWords) => {
  const { labels } = words
  const { sankalp, specialRequests } = booking
  return [
    [labels.names, sankalp?.names.join('\n')],
    [labels.gotra, sankalp && (sankalp.isGotraUnknown ? labels.gotraUnknown : sankalp.gotra)],
    ...aboutStars(booking, words),
    [labels.intention, sankalp?.intention],
    [labels.requests, specialRequests],
  ] as const
}

const aboutPrasad = (
  { includePrasad, address }: Booking,
  { labels }: BookingWords,
  missing: string,
) =>
  [
    [labels.prasad, includePrasad ? (address ? addressText(address) : missing) : labels.noPrasad],
  ] as const

/** Only choices, never typed text: safe in an email to any address. */
const aboutChosen = (booking: Booking, words: BookingWords) =>
  [
    ...aboutStars(booking, words),
    [
      words.labels.prasad,
      booking.includePrasad ? words.labels.prasadWanted : words.labels.noPrasad,
    ],
  ] as const

export const linkOf = (
  label: string,
  { booking, publicUrl }: Pick<MailOf, 'booking' | 'publicUrl'>,
): Block => ({
  link: { label, url: `${publicUrl}${bookingPath(booking)}` },
})

/** Steps that change something in a calendar. */
const isDated = (event: BookingEvent): boolean =>
  ['pending', 'moved', 'confirmed', 'cancelled'].includes(event)

/** The temple's own cancellations and moves have other words than the devotee's. */
const wordsFor = (event: Exclude<BookingEvent, 'address'>, booking: Booking) => {
  const { trail, exactTime, endsAt } = booking
  const step = trail.at(-1)
  const byTemple = step?.by === 'temple'
  if (byTemple && event === 'cancelled') return 'cancelled_by_temple'
  if (byTemple && event === 'moved') return 'moved_by_temple'
  if (event === 'confirmed' && step && step.at >= endsAt) return 'confirmed_afterwards'
  return event === 'confirmed' && exactTime ? 'confirmed_with_time' : event
}

/** Asked for when it was too close to change, and not confirmed: an email may be read too late. */
const isLate = ({ status, trail, changeUntil }: Booking): boolean => {
  const at = trail.at(-1)?.at
  return status === 'pending' && at !== undefined && Date.parse(at) > Date.parse(changeUntil)
}

/** To the devotee, with the secret link and, if the time changes, a calendar entry. */
export const mailToDevotee = (event: Exclude<BookingEvent, 'address'>, of: MailOf): Mail => {
  const { booking, language, temple, publicUrl, isOwnAddress, hasLink } = of
  const words = wordsOf(language)
  const { labels, dayName } = words
  const { subject, heading, text } = words.toDevotee[wordsFor(event, booking)]
  return {
    to: booking.email,
    subject: `${subject}: ${booking.pujaName}, ${dayName(booking.preferredDate)} (${booking.reference})`,
    ...renderEmailLayout({
      language,
      heading,
      blocks: [
        words.greeting(isOwnAddress ? booking.fullName : undefined),
        text,
        ...(isLate(booking) ? [labels.callNow(temple.phone)] : []),
        rows([
          ...aboutPuja(booking, words),
          ...(isOwnAddress
            ? [
                ...aboutSankalp(booking, words),
                ...aboutPrasad(booking, words, labels.yourAddressMissing),
              ]
            : aboutChosen(booking, words)),
        ]),
        ...(isOwnAddress || !hasLink ? [] : [labels.restOnPage]),
        ...(hasLink
          ? [linkOf(labels.openBooking, of), labels.secretLink, labels.linkEnds]
          : [labels.linkEnded]),
      ],
      footer: [contactLine(temple)],
    }),
    ...replyToTemple(temple),
    ...(isDated(event) && { icalEvent: bookingIcs(booking, { temple, publicUrl, language }) }),
  }
}

/** To the temple's office; a reply goes to the devotee. */
export const mailToTemple = (event: keyof typeof toTemple, of: MailOf): Mail => {
  const { booking, temple } = of
  const words = wordsOf(staffLanguage)
  const { labels, dayName } = words
  const { subject, heading } = toTemple[event]
  return {
    to: temple.email,
    subject: `${subject}: ${booking.pujaName}, ${dayName(booking.preferredDate)} (${booking.reference})`,
    ...renderEmailLayout({
      language: staffLanguage,
      heading,
      blocks: [
        rows([
          ...aboutPuja(booking, words),
          [labels.name, booking.fullName],
          [labels.email, booking.email],
          [labels.phone, booking.phone],
          ...aboutSankalp(booking, words),
          ...aboutPrasad(booking, words, labels.addressMissing),
        ]),
      ],
      footer: [contactLine(temple)],
    }),
    // Absent if the account has been deleted since.
    ...(booking.email && { replyTo: { name: booking.fullName, address: booking.email } }),
  }
}
