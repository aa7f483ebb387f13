import type { Mail } from '#server/adapters/email/port.ts'
import { renderLetter } from '#server/letters/letter.ts'
import type { ContactMessage } from './repository.ts'
import { en, type ContactWords } from './words.ts'

type Written = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>

/** Tells the temple what somebody wrote; answering it writes to them. */
export const messageMail = (to: string, written: Written, words: ContactWords = en): Mail => {
  const { name, email, message } = written
  const subject = words.subjects[written.subject]
  return {
    to,
    replyTo: { name, address: email },
    subject: words.mailSubject(subject, name),
    ...renderLetter({
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
