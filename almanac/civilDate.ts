import { AlmanacError } from './errors.ts'

/** A date of the Gregorian calendar, 'YYYY-MM-DD', as people at some place write it. */
export type CivilDate = string

export const firstYear = 1950
export const lastYear = 2100

const msPerDay = 86_400_000
const form = /^(\d{4})-(\d{2})-(\d{2})$/

/** Milliseconds of the date's midnight, as if its clocks were on UTC: only for counting days. */
export const utcMidnight = (date: CivilDate): number => Date.parse(`${date}T00:00:00Z`)

const dateOfUtc = (ms: number): CivilDate => new Date(ms).toISOString().slice(0, 10)

export const addDays = (date: CivilDate, days: number): CivilDate =>
  dateOfUtc(utcMidnight(date) + days * msPerDay)

export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  (utcMidnight(to) - utcMidnight(from)) / msPerDay

/** The vara: 0 Sunday (Ravivara) to 6 Saturday (Shanivara). */
export const weekday = (date: CivilDate): number => new Date(utcMidnight(date)).getUTCDay()

export const yearOf = (date: CivilDate): number => Number(date.slice(0, 4))
export const monthOf = (date: CivilDate): number => Number(date.slice(5, 7))

/** Whether the text is a date that exists: 2026-02-30 is not. */
export const isCivilDate = (text: string): text is CivilDate => {
  const ms = form.test(text) ? utcMidnight(text) : Number.NaN
  return !Number.isNaN(ms) && dateOfUtc(ms) === text
}

/** The date or, if it is outside the years of this almanac, the nearest one inside. */
export const clipDate = (date: CivilDate): CivilDate =>
  yearOf(date) < firstYear
    ? `${firstYear}-01-01`
    : yearOf(date) > lastYear
      ? `${lastYear}-12-31`
      : date

/** Throws unless the date exists and is within the years of this almanac. */
export function checkDate(date: CivilDate): void {
  if (!isCivilDate(date)) {
    throw new AlmanacError('bad_date', `There is no date ${date}: it must be YYYY-MM-DD and exist.`)
  }
  checkYear(yearOf(date))
}

export function checkYear(year: number): void {
  if (!Number.isInteger(year) || year < firstYear || year > lastYear) {
    throw new AlmanacError(
      'out_of_range',
      `The almanac covers the years ${firstYear} to ${lastYear}, not ${year}.`,
    )
  }
}
