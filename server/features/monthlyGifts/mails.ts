import { formatRupees } from '#contract/payments/money.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout } from '#server/emails/emailLayout.ts'
import { contactLine, replyToTemple } from '#server/emails/reach.ts'
import { wordsOf, type GiftNews, type Temple } from './mailWords.ts'
import type { GiftRecord } from './repository.ts'

export const giftMail = (
  gift: GiftRecord,
  news: GiftNews,
  { temple, url }: { readonly temple: Temple; readonly url: string },
): Mail => {
  const { language, way } = gift
  const words = wordsOf(language)
  const { rows } = words
  const { subject, texts, button } =
    (way === 'card' ? words.card[news] : undefined) ?? words.news[news]
  const heading = subject(formatRupees(gift.amount))
  const next = way === 'card' ? rows.nextCharge : rows.nextReminder
  const isRunning = gift.status === 'active' && gift.nextOn !== undefined
  return {
    to: gift.email,
    ...replyToTemple(temple),
    subject: heading,
    ...renderEmailLayout({
      language,
      heading,
      blocks: [
        words.greeting(gift.fullName),
        ...(news === 'stopped' && gift.endedBy === 'temple'
          ? [words.stoppedByTemple(temple)]
          : texts(temple)),
        ...(gift.isTest ? [words.test] : []),
        {
          rows: [
            [rows.amount, formatRupees(gift.amount)],
            ...(gift.purpose ? [[rows.purpose, gift.purpose] as const] : []),
            ...(isRunning && news !== 'reminder'
              ? [[next, words.dateText(gift.nextOn)] as const]
              : []),
            [rows.reference, gift.reference],
          ],
        },
        { link: { label: button, url } },
      ],
      footer: [contactLine(temple)],
    }),
  }
}
