import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout } from '#server/emails/emailLayout.ts'
import { contactLine, replyToTemple } from '#server/emails/reach.ts'
import type { DayRecord } from './dayRepository.ts'
import type { Gift } from './gifts.ts'
import type { SponsorshipRecord } from './repository.ts'
import { wordsOf } from './words.ts'

type MailOf = {
  readonly day: Pick<DayRecord, 'date' | 'name'>
  readonly sponsorship: Pick<SponsorshipRecord, 'name'>
  readonly gift: Pick<Gift, 'email' | 'fullName' | 'reference' | 'isTest' | 'language'>
  readonly temple: Pick<Site, 'name' | 'phone' | 'email'>
}

type Written = {
  readonly subject: string
  readonly text: string
  readonly was?: string
}

const mailOf = (
  { day, sponsorship, gift, temple }: MailOf,
  { subject, text, was }: Written,
): Mail => {
  const { rows, dayText, greeting } = wordsOf(gift.language)
  return {
    to: gift.email,
    ...replyToTemple(temple),
    subject,
    ...renderEmailLayout({
      language: gift.language,
      heading: subject,
      blocks: [
        greeting(gift.fullName),
        text,
        {
          rows: [
            [rows.offering, sponsorship.name],
            ...(was === undefined ? [] : [[rows.was, dayText(was)] as const]),
            [rows.date, dayText(day.date)],
            [rows.name, day.name],
            [rows.reference, gift.reference],
          ],
        },
      ],
      footer: [contactLine(temple)],
    }),
  }
}

export const confirmedMail = (of: MailOf): Mail => {
  const { confirmed, dayText } = wordsOf(of.gift.language)
  return mailOf(of, {
    subject: confirmed.subject(of.sponsorship.name, dayText(of.day.date)),
    text: of.gift.isTest ? confirmed.test : confirmed.text,
  })
}

export const noDayMail = (of: MailOf): Mail => {
  const { none } = wordsOf(of.gift.language)
  return mailOf(of, { subject: none.subject(of.sponsorship.name), text: none.text })
}

export const movedMail = (of: MailOf, was: string): Mail => {
  const { moved, dayText } = wordsOf(of.gift.language)
  const subject = moved.subject(of.sponsorship.name, dayText(of.day.date))
  return mailOf(of, { subject, text: moved.text, was })
}

export const noticeMail = (of: MailOf): Mail => {
  const { notice } = wordsOf(of.gift.language)
  return mailOf(of, { subject: notice.subject(of.sponsorship.name), text: notice.text })
}
