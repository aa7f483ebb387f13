import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout } from '#server/emails/emailLayout.ts'
import { contactLine, replyToTemple } from '#server/emails/reach.ts'
import type { SevaRecord } from './repository.ts'
import { wordsOf } from './words.ts'

type Temple = Pick<Site, 'name' | 'phone' | 'email'>

type Written = {
  readonly subject: string
  readonly texts: readonly string[]
  readonly date?: readonly [label: string, date: string | undefined]
}

const mailOf = (seva: SevaRecord, temple: Temple, { subject, texts, date }: Written): Mail => {
  const { rows, kindNames, ruleText, dayText, greeting } = wordsOf(seva.language)
  const isInMemory = seva.occasion === 'punyatithi'
  return {
    to: seva.email,
    ...replyToTemple(temple),
    subject,
    ...renderEmailLayout({
      language: seva.language,
      heading: subject,
      blocks: [
        greeting(seva.fullName),
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

const readFor = (seva: SevaRecord) => {
  const words = wordsOf(seva.language)
  return { ...words, kind: words.kindNames[seva.kind].toLowerCase() }
}

export const requestedMail = (seva: SevaRecord, temple: Temple, next: string | undefined): Mail => {
  const { requested, rows } = readFor(seva)
  const { subject, text } = requested
  return mailOf(seva, temple, { subject, texts: [text], date: [rows.next, next] })
}

export const activeMail = (seva: SevaRecord, temple: Temple, next: string | undefined): Mail => {
  const { active, rows, kind } = readFor(seva)
  return mailOf(seva, temple, {
    subject: active.subject(kind),
    texts: [active.text],
    date: [rows.next, next],
  })
}

export const noticeMail = (
  seva: SevaRecord,
  temple: Temple,
  { date, isTomorrow }: { readonly date: string; readonly isTomorrow: boolean },
): Mail => {
  const { day, month, rows, kind, dayText } = readFor(seva)
  return mailOf(seva, temple, {
    subject: isTomorrow ? day.subject(kind) : month.subject(kind, dayText(date)),
    texts: [isTomorrow ? day.text : month.text],
    date: [rows.date, date],
  })
}

export const doneMail = (
  seva: SevaRecord,
  temple: Temple,
  { date, next }: { readonly date: string; readonly next: string | undefined },
): Mail => {
  const { done, rows, kind, dayText } = readFor(seva)
  return mailOf(seva, temple, {
    subject: done.subject(kind),
    texts: [done.text, ...(next === undefined ? [] : [done.next(dayText(next))])],
    date: [rows.date, date],
  })
}
