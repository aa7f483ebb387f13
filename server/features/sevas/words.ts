import { dayText } from '#contract/i18n/en/dates.ts'
import { counted } from '#contract/i18n/en/plural.ts'
import { months } from '#contract/i18n/en/dateTable.ts'
import { monthNames } from '#almanac/monthNames.ts'
import { fullTithiName } from '#almanac/tithiNames.ts'
import { wordsIn } from '#contract/languages.ts'
import type { SevaKind } from '#contract/sevas/seva.ts'
import type { SevaRecord } from './repository.ts'
import { hi } from './words.hi.ts'
import { mr } from './words.mr.ts'

/** `Krishna Chaturthi of Pausha`, `29 February`, `Ganesh Chaturthi` */
export const ruleText = ({
  by,
  month = 1,
  day = 1,
  festivalName = '',
}: Pick<SevaRecord, 'by' | 'month' | 'day' | 'festivalName'>): string => {
  if (by === 'festival') return festivalName
  return by === 'tithi'
    ? `${fullTithiName(day)} of ${monthNames[month - 1] ?? ''}`
    : `${day} ${months[month - 1] ?? ''}`
}

export const kindNames: Readonly<Record<SevaKind, string>> = {
  puja: 'Puja',
  abhishek: 'Abhishek',
  annadan: 'Annadan',
}

/** What its gifts are for, on receipts and in the books. */
export const purposeOf = ({ kind, years }: Pick<SevaRecord, 'kind' | 'years'>): string =>
  `Yearly ${kindNames[kind].toLowerCase()}${years === undefined ? ', for good' : ''}`

const words = {
  requested: {
    subject: 'We received your request for a yearly seva',
    text: 'We will call or write to you to agree on the amount. The seva begins once we confirm it.',
  },
  active: {
    subject: (kind: string) => `Your yearly ${kind} is arranged`,
    text: 'We will write to you a month and a day before each seva, and when it is done.',
  },
  month: {
    subject: (kind: string, day: string) => `Your yearly ${kind} is on ${day}`,
    text: 'You are welcome to attend. If the name or gotra has changed, please let us know.',
  },
  day: {
    subject: (kind: string) => `Tomorrow: your yearly ${kind}`,
    text: 'You are welcome to attend. Please call us for the exact time.',
  },
  done: {
    subject: (kind: string) => `Your yearly ${kind} was performed`,
    text: 'May Lord Ganesha bless you and your family.',
    next: (day: string) => `Next year it is on ${day}.`,
  },
  greeting: (name: string) => `Namaste ${name},`,
  rows: {
    seva: 'Seva',
    inName: 'In the name of',
    inMemory: 'In memory of',
    every: 'Every year on',
    next: 'Next date',
    date: 'Date',
    reference: 'Reference',
  },
}

/** The text of a printed card. */
const card = {
  heading: 'Yearly seva',
  headingMr: 'वार्षिक सेवा',
  gotra: 'Gotra',
  next: 'Next dates',
  from: 'Arranged by',
  amount: 'Amount',
  plans: { once: 'paid once', yearly: 'each year' },
  lasts: 'For',
  forGood: 'Every year, for good',
  years: (count: number) => counted(count, { one: '1 year', other: `${count} years` }),
  note: 'This card is no receipt. We write to you before each seva. Please tell us of a new address.',
  notActive: {
    requested: { title: 'Requested', text: 'The temple has not confirmed this seva yet.' },
    ended: { title: 'Ended', text: 'This seva has ended.' },
    declined: { title: 'Not arranged', text: 'The temple could not arrange this seva.' },
  },
}

/** What devotees read. */
export const wordsOf = wordsIn({ mr, hi, en: { ...words, card, kindNames, dayText, ruleText } })
