import type { AparahnaRule } from './aparahna.ts'
import { addDays, type CivilDate, firstYear, isCivilDate, lastYear, yearOf } from './civilDate.ts'
import type { Dating } from './dating.ts'
import { isMonth, lunationAt, type LunarMonth, monthOfLunation } from './lunarMonth.ts'
import { isSecondInYear, lunarYear, middleInIndia } from './occasions.ts'
import type { Options } from './options.ts'
import type { Place } from './place.ts'
import { dateBySunrise } from './sunriseRules.ts'
import { type Tithi, tithiOf } from './tithi.ts'
import { startOfDay } from './zone.ts'

/** What comes back every year: on a tithi of a lunar month (1 Chaitra to 12), or on a date. */
export type Yearly = {
  id: string
  /** Its address without the year. */
  slug: string
  by: 'tithi' | 'date'
  month: number
  /** 1 to 30 for a tithi. */
  day: number
  /** The first and the last day on which it may be. */
  since: CivilDate
  until?: CivilDate | undefined
}

type TithiDating = Pick<Dating, 'date' | 'marginMinutes'> & { rule: Dating['rule'] | AparahnaRule }

/** Which day is a tithi's; by its sunrise unless another rule is given. */
type DayRule = (place: Place, tithi: Tithi) => TithiDating | undefined

type YearlyOptions = Options & { dayRule?: DayRule | undefined }

export type YearlyDay = {
  /** Of this year's day, in every place: the year is the lunar one of a tithi. */
  key: string
  slug: string
  date: CivilDate
  /** A code of its dating, `date`, or `february-28` where the year has no 29 February. */
  rule: TithiDating['rule'] | 'date' | 'february-28'
  /** Of a tithi. */
  dated?: { tithi: Tithi; lunarMonth: LunarMonth; marginMinutes: number }
}

/**
 * A date of every year; 29 February is observed on the 28th where there is none, so that no year
 * is left out.
 */
function onDates({ id, slug, month, day }: Yearly, first: number, last: number): YearlyDay[] {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const two = (count: number): string => String(count).padStart(2, '0')
  return years.map((year) => {
    const wanted = `${year}-${two(month)}-${two(day)}`
    const exists = isCivilDate(wanted)
    return {
      key: `${id}-${year}`,
      slug: `${slug}-${year}`,
      date: exists ? wanted : `${year}-02-28`,
      rule: exists ? 'date' : 'february-28',
    }
  })
}

/**
 * The day at whose sunrise it is the tithi, unless another rule decides. A tithi without a sunrise
 * is observed on the day on which it begins; a place without a sunrise uses the reference place's.
 */
function onTithi(
  place: Place,
  { id, slug, month, day }: Yearly,
  lunation: number,
  { reference, dayRule = dateBySunrise }: YearlyOptions,
): YearlyDay | undefined {
  const lunarMonth = monthOfLunation(lunation)
  if (!isMonth(lunarMonth, month - 1)) return undefined
  const tithi = tithiOf(lunation, day)
  const dating = dayRule(place, tithi) ?? (reference && dayRule(reference, tithi))
  if (!dating) return undefined
  const middle = middleInIndia(tithi)
  const second = isSecondInYear(day, lunation, middle) ? '-december' : ''
  const { date, rule, marginMinutes } = dating
  return {
    key: `${id}-${lunarYear(middle, lunarMonth)}`,
    slug: `${slug}${second}-${yearOf(middle)}`,
    date,
    rule,
    dated: { tithi, lunarMonth, marginMinutes },
  }
}

/** Its days at a place from one date to another, both included, in order. */
export function yearlyDays(
  place: Place,
  yearly: Yearly,
  from: CivilDate,
  to: CivilDate,
  options: YearlyOptions = {},
): YearlyDay[] {
  const first = from > yearly.since ? from : yearly.since
  const last = yearly.until !== undefined && yearly.until < to ? yearly.until : to
  if (first > last || yearOf(first) < firstYear || yearOf(last) > lastYear) return []
  const isWithin = ({ date }: YearlyDay) => date >= first && date <= last
  if (yearly.by === 'date') return onDates(yearly, yearOf(first), yearOf(last)).filter(isWithin)
  // No date is more than two days outside its tithi.
  const end = lunationAt(startOfDay(addDays(last, 3), place.tz))
  const days: YearlyDay[] = []
  for (let at = lunationAt(startOfDay(addDays(first, -2), place.tz)); at <= end; at++) {
    const day = onTithi(place, yearly, at, options)
    if (day && isWithin(day)) days.push(day)
  }
  return days
}
