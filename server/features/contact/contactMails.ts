import { staffLanguage, type InLanguage } from '#contract/languages.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout } from '#server/emails/emailLayout.ts'
import type { ContactMessage } from './repository.ts'
import { wordsOf } from './words.ts'
import { contactLine, replyToTemple } from '#server/emails/reach.ts'

type ReceivedMessage = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>

type Answered = ReceivedMessage & InLanguage

/** Tells the temple what somebody wrote; a reply goes to that person. */
export const messageMail = (to: string, received: ReceivedMessage): Mail => {
  const words = wordsOf(staffLanguage)
  const { name, email, message } = received
  const subject = words.subjects[received.subject]
  return {
    to,
    replyTo: { name, address: email },
    subject: words.mailSubject(subject, name),
    ...renderEmailLayout({
      language: staffLanguage,
      heading: words.heading,
      blocks: [
        {
          rows: [
            [words.name, name],
            [words.email, email],
            [words.subject, subject],
          ],
        },
        { quote: message },
      ],
      footer: [words.answer(name)],
    }),
  }
}

/** The temple's answer; a reply goes to the temple's office. */
export const replyMail = (
  temple: Pick<Site, 'name' | 'email' | 'phone'>,
  received: Answered,
  text: string,
): Mail => {
  const { language } = received
  const words = wordsOf(language)
  return {
    to: received.email,
    ...replyToTemple(temple),
    subject: words.replySubject(words.subjects[received.subject]),
    ...renderEmailLayout({
      language,
      heading: words.replyHeading(temple.name),
      blocks: [words.greeting(received.name), text, words.youWrote, { quote: received.message }],
      footer: [contactLine(temple)],
    }),
  }
}
