import { addDays, checkDate, type CivilDate } from './civilDate.ts'
import { AlmanacError } from './errors.ts'
import { type DatedFestival, datedIn } from './greatDating.ts'
import { type GreatGroup, greatGroups } from './greatFestivals.ts'
import { type Hours, hoursOf } from './greatHours.ts'
import { lunationAt, type LunarMonth, monthOfLunation } from './lunarMonth.ts'
import { isSecondInYear, lunarYear, middleInIndia, monthSlug, slugged } from './occasions.ts'
import { checkOptions, type Options } from './options.ts'
import type { Place } from './place.ts'
import { pakshaOf } from './tithiNames.ts'
import { startOfDay } from './zone.ts'

/** A day of a festival or fast beyond Ganesha’s, at a place. */
export type GreatDay = Omit<DatedFestival, 'daysLater' | 'next'> & {
  /** For every place and for ever: kind, month and the lunar year. */
  key: string
  /** Its address, the same in every place: `lakshmi-puja-2026`, `kamada-ekadashi-2026`. */
  slug: string
  lunarMonth: LunarMonth
  /** The hours of its worship; absent if it has none, or the reference’s date was taken. */
  hours?: Hours
  /** The place whose sky and dates were used: the reference, if the Sun does not rise. */
  basis: { place: string; isReference: boolean }
}

type GreatDaysQuery = Options & { groups?: readonly GreatGroup[] }

function slugWords({ kind, name, group, tithi, custom }: DatedFestival, month: LunarMonth): string {
  const half = pakshaOf(tithi?.number ?? 1)
  const words = {
    great: slugged(kind),
    ekadashi: slugged(name),
    pradosh: `pradosh-${monthSlug(month)}-${half}`,
    moon: `${monthSlug(month)}-${kind}`,
  }[group]
  return custom ? `${words}-${custom}` : words
}

/** What names a day permanently, before any place has dated it. */
function namesOf(dated: DatedFestival, lunation: number, month: LunarMonth) {
  const { kind, custom, tithi } = dated
  const number = tithi?.number ?? 15
  const middle = middleInIndia(tithi ?? { ...dated.during, end: dated.during.start, number })
  const [year] = middle.split('-')
  const turn = tithi && isSecondInYear(number, lunation, middle) ? '-december' : ''
  const monthly = `${monthSlug(month)}-${pakshaOf(number)}`
  return {
    key: `${custom ? `${kind}_${custom}` : kind}-${monthly}-${lunarYear(middle, month)}`,
    slug: `${slugWords(dated, month)}${turn}-${year}`,
  }
}

function daysOfLunation(
  place: Place,
  lunation: number,
  { reference, groups }: GreatDaysQuery,
): GreatDay[] {
  const month = monthOfLunation(lunation)
  const wanted = groups ?? greatGroups
  const own = datedIn(place, lunation, month, wanted)
  const borrowed =
    reference && own.includes(undefined) ? datedIn(reference, lunation, month, wanted) : []
  return own.flatMap((kept, at) =>
    (kept ?? borrowed[at] ?? []).map((dated) => {
      const { daysLater: _, next: _next, ...day } = dated
      const hours = kept && hoursOf(place, dated)
      return {
        ...day,
        ...namesOf(dated, lunation, month),
        lunarMonth: month,
        ...(hours && { hours }),
        basis: { place: (kept ? place : (reference ?? place)).name, isReference: !kept },
      }
    }),
  )
}

/**
 * The festivals and fasts beyond Ganesha’s from one civil date to another, both included, in order.
 * What a place without sunrises cannot date is dated at the reference, or left out without one.
 */
export function greatDays(
  place: Place,
  from: CivilDate,
  to: CivilDate,
  query: GreatDaysQuery = {},
): GreatDay[] {
  checkOptions(place, query)
  checkDate(from)
  checkDate(to)
  if (from > to) throw new AlmanacError('bad_range', `${from} is after ${to}.`)
  // No date is more than three days outside its tithi.
  const first = lunationAt(startOfDay(addDays(from, -3), place.tz))
  const last = lunationAt(startOfDay(addDays(to, 4), place.tz))
  const lunations = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return lunations
    .flatMap((lunation) => daysOfLunation(place, lunation, query))
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
