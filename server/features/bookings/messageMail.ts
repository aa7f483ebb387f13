import type { Language } from '#contract/languages.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout } from '#server/emails/emailLayout.ts'
import { contactLine, replyToTemple } from '#server/emails/reach.ts'
import { aboutTime, linkOf, rows, type Addressed, type Temple } from './mails.ts'
import { wordsOf } from './words.ts'

type Message = { readonly subject: string; readonly text: string }

type Of = Message & {
  /** All of one address, at least one. */
  readonly bookings: readonly Addressed[]
  readonly language: Language
  readonly temple: Temple
  readonly publicUrl: string
}

/** What the office writes to a devotee, with the bookings it is about. */
export const messageMail = ({ bookings, language, temple, publicUrl, ...message }: Of): Mail => {
  const words = wordsOf(language)
  const { labels } = words
  const own = bookings.find(({ isOwnAddress }) => isOwnAddress)
  return {
    to: bookings[0]?.booking.email ?? '',
    subject: message.subject,
    ...renderEmailLayout({
      language,
      heading: message.subject,
      blocks: [
        words.greeting(own?.booking.fullName),
        message.text,
        ...bookings.flatMap(({ booking, hasLink }) => [
          rows(aboutTime(booking, words)),
          ...(hasLink ? [linkOf(labels.openBooking, { booking, publicUrl })] : []),
        ]),
        ...(bookings.some(({ hasLink }) => hasLink) ? [labels.secretLink] : []),
      ],
      footer: [contactLine(temple)],
    }),
    ...replyToTemple(temple),
  }
}
