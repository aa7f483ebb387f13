import type { Language } from '#contract/languages.ts'
import type { Site } from '#contract/site/public.ts'
import type { Marked, Worded } from '#contract/translations/inEnglish.ts'
import { daysInWords, hoursInWords, lineInWords } from './hoursInWords.ts'
import { hoursWordsOf, type HoursWords } from './hoursWords.ts'

type Hours = Pick<Site, 'templeHours' | 'specialDays' | 'officeHours' | 'phoneHours'>
type Row = { readonly hours: string; readonly days?: string }

/** Each field of a row with how we say it, where we can. */
const ofRow = { days: daysInWords, hours: hoursInWords } as const
const rowFields = ['days', 'hours'] as const
/** Lines with both. */
const lineFields = ['officeHours', 'phoneHours'] as const

type Say = (text: string, words: HoursWords) => string | undefined

const unlessOurs = (text: string | undefined, say: Say): string | undefined =>
  text === undefined || say(text, hoursWordsOf('en')) !== undefined ? undefined : text

const rowOfStaff = ({ days, hours }: Row) => ({
  days: unlessOurs(days, ofRow.days),
  hours: unlessOurs(hours, ofRow.hours),
})

/** What staff have to translate: the rest are weekdays and times, which we say ourselves. */
export const hoursOfStaff = ({ templeHours, specialDays, officeHours, phoneHours }: Hours) => ({
  templeHours: templeHours.map(rowOfStaff),
  ...(specialDays && { specialDays: specialDays.map(rowOfStaff) }),
  officeHours: unlessOurs(officeHours, lineInWords),
  phoneHours: unlessOurs(phoneHours, lineInWords),
})

/** A row as machines read it, and beside it what people do. */
const shownRow =
  (words: HoursWords) =>
  <R extends Row>(english: R, translated: R | undefined): R & Marked & Worded => {
    const inWords: Record<string, string> = {}
    const inEnglish = rowFields.filter((field) => {
      const text = english[field]
      if (text === undefined) return false
      const shown = ofRow[field](text, words) ?? translated?.[field] ?? text
      if (shown !== text) inWords[field] = shown
      return shown === text
    })
    return {
      ...english,
      ...(Object.keys(inWords).length > 0 && { inWords }),
      ...(inEnglish.length > 0 && { inEnglish }),
    }
  }

/**
 * The temple's hours in another language: what staff wrote as weekdays and times, in our words, the
 * rest as they translated it.
 */
export const withShownHours = <S extends Hours & Marked>(
  english: Hours,
  translated: S,
  language: Language,
): S => {
  if (language === 'en') return translated
  const words = hoursWordsOf(language)
  const toShown = shownRow(words)
  const ours = Object.fromEntries(
    lineFields.flatMap((field) => {
      const text = lineInWords(english[field], words)
      return text === undefined ? [] : [[field, text]]
    }),
  )
  const { inEnglish = [], ...rest } = translated
  const left = inEnglish.filter((field) => !(field in ours))
  return {
    ...rest,
    ...ours,
    templeHours: english.templeHours.map((row, at) => toShown(row, translated.templeHours[at])),
    ...(english.specialDays && {
      specialDays: english.specialDays.map((row, at) => toShown(row, translated.specialDays?.[at])),
    }),
    ...(left.length > 0 && { inEnglish: left }),
  } as S
}
