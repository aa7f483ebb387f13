import { staffLanguage } from '#contract/languages.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout } from '#server/emails/emailLayout.ts'
import { en } from './words.ts'

export type Reply = {
  /** As it can be called; undefined where its person hides it. */
  readonly phone: string | undefined
  readonly name: string | undefined
  readonly text: string
}

/** Tells the temple's office what somebody answered to a message that nobody else reads. */
export const replyMail = (to: string, { phone, name, text }: Reply): Mail => {
  const { reply: words } = en
  const from = name ?? phone ?? words.hidden
  return {
    to,
    subject: words.subject(from),
    ...renderEmailLayout({
      language: staffLanguage,
      heading: words.heading,
      blocks: [
        {
          rows: [
            ...(name ? [[words.name, name] as const] : []),
            [words.phone, phone ?? words.hidden],
          ],
        },
        { quote: text },
        words.stop,
      ],
      footer: [words.answer],
    }),
  }
}
