import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout } from '#server/emails/emailLayout.ts'
import { contactLine, replyToTemple } from '#server/emails/reach.ts'
import type { SevaRecord } from './repository.ts'
import { dayText, kindNames, ruleText, words } from './words.ts'

type Temple = Pick<Site, 'name' | 'phone' | 'email'>

type Written = {
  readonly subject: string
  readonly texts: readonly string[]
  readonly date?: readonly [label: string, date: string | undefined]
}

const mailOf = (seva: SevaRecord, temple: Temple, { subject, texts, date }: Written): Mail => {
  const { rows } = words
  const isInMemory = seva.occasion === 'punyatithi'
  return {
    to: seva.email,
    ...replyToTemple(temple),
    subject,
    ...renderEmailLayout({
      heading: subject,
      blocks: [
        `Namaste ${seva.fullName},`,
        ...texts,
        {
          rows: [
            [rows.seva, kindNames[seva.kind]],
            [isInMemory ? rows.inMemory : rows.inName, seva.inName],
            [rows.every, ruleText(seva)],
            ...(date?.[1] === undefined ? [] : [[date[0], dayText(date[1])] as const]),
            [rows.reference, seva.reference],
          ],
        },
      ],
      footer: [contactLine(temple)],
    }),
  }
}

const kindOf = ({ kind }: SevaRecord): string => kindNames[kind].toLowerCase()

export const requestedMail = (seva: SevaRecord, temple: Temple, next: string | undefined): Mail =>
  mailOf(seva, temple, {
    subject: words.requested.subject,
    texts: [words.requested.text],
    date: [words.rows.next, next],
  })

export const activeMail = (seva: SevaRecord, temple: Temple, next: string | undefined): Mail =>
  mailOf(seva, temple, {
    subject: words.active.subject(kindOf(seva)),
    texts: [words.active.text],
    date: [words.rows.next, next],
  })

export const noticeMail = (
  seva: SevaRecord,
  temple: Temple,
  { date, isTomorrow }: { readonly date: string; readonly isTomorrow: boolean },
): Mail =>
  mailOf(seva, temple, {
    subject: isTomorrow
      ? words.day.subject(kindOf(seva))
      : words.month.subject(kindOf(seva), dayText(date)),
    texts: [isTomorrow ? words.day.text : words.month.text],
    date: [words.rows.date, date],
  })

export const doneMail = (
  seva: SevaRecord,
  temple: Temple,
  { date, next }: { readonly date: string; readonly next: string | undefined },
): Mail =>
  mailOf(seva, temple, {
    subject: words.done.subject(kindOf(seva)),
    texts: [words.done.text, ...(next === undefined ? [] : [words.done.next(dayText(next))])],
    date: [words.rows.date, date],
  })
