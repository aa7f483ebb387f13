import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout } from '#server/emails/emailLayout.ts'
import { contactLine, replyToTemple } from '#server/emails/reach.ts'
import type { DayRecord } from './dayRepository.ts'
import type { Gift } from './gifts.ts'
import type { SponsorshipRecord } from './repository.ts'
import { dayText, words } from './words.ts'

type MailOf = {
  readonly day: Pick<DayRecord, 'date' | 'name'>
  readonly sponsorship: Pick<SponsorshipRecord, 'name'>
  readonly gift: Pick<Gift, 'email' | 'fullName' | 'reference' | 'isTest'>
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
  const { rows } = words
  return {
    to: gift.email,
    ...replyToTemple(temple),
    subject,
    ...renderEmailLayout({
      heading: subject,
      blocks: [
        `Namaste ${gift.fullName},`,
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

export const confirmedMail = (of: MailOf): Mail =>
  mailOf(of, {
    subject: words.confirmed.subject(of.sponsorship.name, dayText(of.day.date)),
    text: of.gift.isTest ? words.confirmed.test : words.confirmed.text,
  })

export const noDayMail = (of: MailOf): Mail =>
  mailOf(of, { subject: words.none.subject(of.sponsorship.name), text: words.none.text })

export const movedMail = (of: MailOf, was: string): Mail =>
  mailOf(of, {
    subject: words.moved.subject(of.sponsorship.name, dayText(of.day.date)),
    text: words.moved.text,
    was,
  })

export const noticeMail = (of: MailOf): Mail =>
  mailOf(of, { subject: words.notice.subject(of.sponsorship.name), text: words.notice.text })
