import { dateText, dayText } from '#contract/i18n/en/dates.ts'
import { wordsIn } from '#contract/languages.ts'
import type { DayRecord } from './dayRepository.ts'
import type { SponsorshipRecord } from './repository.ts'
import { hi } from './words.hi.ts'
import { mr } from './words.mr.ts'

/** `Annadan on 7 Dec 2026`: what the donation is for, in the books and on the receipt. */
export const purposeOf = (
  { name }: Pick<SponsorshipRecord, 'name'>,
  { date }: Pick<DayRecord, 'date'>,
): string => `${name} on ${dateText(date)}`

export const words = {
  confirmed: {
    subject: (offering: string, day: string) => `${offering} on ${day} is yours`,
    text: 'Your gift has reached us, and the day is reserved for you. We will write to you the day before.',
    test: 'This was a test. No money was paid, and the day is not reserved for you.',
  },
  none: {
    subject: (offering: string) => `Please choose another day: ${offering}`,
    text: 'Your gift has reached us, but the day was given to somebody else before your payment was found. Please reply to this email or call us, and we will arrange another day.',
  },
  moved: {
    subject: (offering: string, day: string) => `New day: ${offering} on ${day}`,
    text: 'We have moved your day. If it does not suit you, please reply to this email or call us.',
  },
  notice: {
    subject: (offering: string) => `Tomorrow: ${offering} in your name`,
    text: 'You are welcome to attend. Please call us for the exact time.',
  },
  greeting: (name: string) => `Namaste ${name},`,
  rows: {
    offering: 'Offering',
    date: 'Date',
    was: 'Before',
    name: 'Name',
    reference: 'Donation reference',
  },
  heading: 'Sponsored today',
}

/** What donors read. */
export const wordsOf = wordsIn({ mr, hi, en: { ...words, dayText } })
