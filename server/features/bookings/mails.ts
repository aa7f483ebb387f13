import { bookingPath, type Booking } from '#contract/bookings.ts'
import type { PostalAddress } from '#contract/postalAddress.ts'
import type { Site } from '#contract/site.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout, type Block } from '#server/emails/emailLayout.ts'
import { bookingIcs } from './bookingIcs.ts'
import {
  dayName,
  footerOf,
  greeting,
  labels,
  pujaNames,
  sanskritName,
  slotNames,
  toDevotee,
  toTemple,
  type Told,
} from './words.ts'

type Row = readonly [label: string, value: string]

type Temple = Pick<Site, 'name' | 'address' | 'phone' | 'email'>

export type MailOf = {
  readonly booking: Booking
  readonly temple: Temple
  readonly publicUrl: string
  /** Known to be of who booked: nobody else's words reach a mailbox of which we know less. */
  readonly isOwnAddress: boolean
  /** Its link still opens it. */
  readonly hasLink: boolean
}

/** Only the rows that say something. */
const rows = (pairs: readonly (readonly [string, string | undefined])[]): { rows: Row[] } => ({
  rows: pairs.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
})

const addressText = ({ line1, line2, city, state, postalCode, country }: PostalAddress): string =>
  [line1, line2, `${city} ${postalCode}`, state, country].filter(Boolean).join('\n')

const whenText = (date: string, slot: keyof typeof slotNames): string =>
  `${dayName(date)}, ${slotNames[slot]}`

const aboutPuja = ({ reference, pujaType, preferredDate, preferredTime, trail }: Booking) => {
  const before = trail.at(-1)?.movedFrom
  return [
    [labels.reference, reference],
    [labels.puja, pujaNames[pujaType]],
    [labels.day, dayName(preferredDate)],
    [labels.time, slotNames[preferredTime]],
    [labels.before, before && whenText(before.date, before.slot)],
  ] as const
}

const aboutStars = ({ sankalp }: Booking) =>
  [
    [labels.nakshatra, sankalp?.nakshatra && sanskritName(sankalp.nakshatra)],
    [labels.rashi, sankalp?.rashi && sanskritName(sankalp.rashi)],
  ] as const

const aboutSankalp = (booking: Booking) => {
  const { sankalp, specialRequests } = booking
  return [
    [labels.names, sankalp?.names.join('\n')],
    [labels.gotra, sankalp && (sankalp.isGotraUnknown ? labels.gotraUnknown : sankalp.gotra)],
    ...aboutStars(booking),
    [labels.intention, sankalp?.intention],
    [labels.requests, specialRequests],
  ] as const
}

const aboutPrasad = ({ includePrasad, address }: Booking, missing: string) =>
  [
    [labels.prasad, includePrasad ? (address ? addressText(address) : missing) : labels.noPrasad],
  ] as const

/** What was chosen and never written: a mail to any address may say it. */
const aboutChosen = (booking: Booking) =>
  [
    ...aboutStars(booking),
    [labels.prasad, booking.includePrasad ? labels.prasadWanted : labels.noPrasad],
  ] as const

const linkOf = (label: string, { booking, publicUrl }: MailOf): Block => ({
  link: { label, url: `${publicUrl}${bookingPath(booking)}` },
})

/** Steps after which a calendar has something to change. */
const isDated = (told: Told): boolean =>
  ['pending', 'moved', 'confirmed', 'cancelled'].includes(told)

/** To the devotee, with the secret link and, where the time is concerned, a calendar entry. */
export const mailToDevotee = (told: Exclude<Told, 'address'>, of: MailOf): Mail => {
  const { booking, temple, publicUrl, isOwnAddress, hasLink } = of
  const isTemples = told === 'cancelled' && booking.trail.at(-1)?.by === 'temple'
  const { subject, heading, text } = toDevotee[isTemples ? 'cancelled_by_temple' : told]
  return {
    to: booking.email,
    subject: `${subject}: ${pujaNames[booking.pujaType]}, ${dayName(booking.preferredDate)} (${booking.reference})`,
    ...renderEmailLayout({
      heading,
      blocks: [
        greeting(isOwnAddress ? booking.fullName : undefined),
        text,
        rows([
          ...aboutPuja(booking),
          ...(isOwnAddress
            ? [...aboutSankalp(booking), ...aboutPrasad(booking, labels.yourAddressMissing)]
            : aboutChosen(booking)),
        ]),
        ...(isOwnAddress || !hasLink ? [] : [labels.restOnPage]),
        ...(hasLink
          ? [linkOf(labels.openBooking, of), labels.secretLink, labels.linkEnds]
          : [labels.linkEnded]),
      ],
      footer: [footerOf(temple)],
    }),
    replyTo: { name: temple.name, address: temple.email },
    ...(isDated(told) && { icalEvent: bookingIcs(booking, { temple, publicUrl }) }),
  }
}

/** To the temple's office; an answer to it goes to the devotee. */
export const mailToTemple = (told: keyof typeof toTemple, of: MailOf): Mail => {
  const { booking, temple } = of
  const { subject, heading } = toTemple[told]
  return {
    to: temple.email,
    subject: `${subject}: ${pujaNames[booking.pujaType]}, ${dayName(booking.preferredDate)} (${booking.reference})`,
    ...renderEmailLayout({
      heading,
      blocks: [
        rows([
          ...aboutPuja(booking),
          [labels.name, booking.fullName],
          [labels.email, booking.email],
          [labels.phone, booking.phone],
          ...aboutSankalp(booking),
          ...aboutPrasad(booking, labels.addressMissing),
        ]),
      ],
      footer: [footerOf(temple)],
    }),
    // Whoever deleted their account meanwhile has none.
    ...(booking.email && { replyTo: { name: booking.fullName, address: booking.email } }),
  }
}
