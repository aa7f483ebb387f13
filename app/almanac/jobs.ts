import { type ChosenDay, chosenDays, type Choice } from '#almanac/chosenDays.ts'
import type { CivilDate } from '#almanac/civilDate.ts'
import type { Span } from '#almanac/day.ts'
import { type Limbs, limbsIn, type LimbsIn, limbsOf } from '#almanac/limbs.ts'
import type { LunarMonth } from '#almanac/lunarMonth.ts'
import { moonInSky } from '#almanac/moonInSky.ts'
import { observanceOfSlug, observancesOfYear, type Observance } from '#almanac/observances.ts'
import { boundsOf, monthGrid, type Panchang, panchang, wholeDate } from '#almanac/panchang.ts'
import type { Place } from '#almanac/place.ts'
import type { Tithi } from '#almanac/tithi.ts'
import { sankalpTimeAt } from '#almanac/sankalp.ts'
import { clockAt, type Instant } from '#almanac/zone.ts'
import { festivalsOf } from '#contract/festivals/festivalsOf.ts'
import { festivalWords } from '#contract/i18n/en/festivals/words.ts'
import { isNorthern } from '#contract/i18n/en/northern.ts'
import { type Repeating, repeatedAt } from './repeatedAt.ts'
import { type Beyond, beyondAt } from './beyondAt.ts'
import { daysOfMonth } from './daysOfMonth.ts'
import { lunarMonths } from './lunarMonths.ts'
import { observedDays } from './observedDays.ts'
import { panchangOfDay } from './panchangOfDay.ts'
import { skyOfDay } from './skyOfDay.ts'

/** The place to compute for, and the reference place for when the moon does not rise there. */
export type PlaceInput = { place: Place; reference: Place }

/** One day in a month's table: a rendered page includes thirty of them. */
export type DayRow = {
  date: CivilDate
  /** At sunrise. */
  tithi: { number: number; end: Instant } | undefined
  sunrise: Instant | undefined
  sunset: Instant | undefined
  moonrise: Instant | undefined
}

const rowOf = ({ date, tithis: [tithi], sunrise, sunset, moonrise }: Panchang): DayRow => ({
  date,
  tithi: tithi && { number: tithi.number, end: tithi.end },
  sunrise,
  sunset,
  moonrise: moonrise?.at,
})

/** A festival in a calendar day: a rendered page has no room for the whole observance. */
export type Facts = {
  slug: string
  tithi: Tithi
  moonrise: Instant | undefined
  /** When it must not be looked at, and on which day: only of Ganesh Chaturthi. */
  date?: CivilDate
  forbiddenMoon?: readonly Span[]
  /** So close to the tithi's edge that the local panchang decides. */
  isDoubtful: boolean
  /** The place whose sky was used because this one has no moonrise. */
  reference: string | undefined
}

/** A day's limbs, and those of the whole date from its first hour on: see `leading`. */
export type LimbsOfDay = Limbs & { runs: LimbsIn; dawn: Instant }

const doubtfulMinutes = 3

/** `date`: the temple's date; if absent, the almanac's. */
type FestivalQuery = PlaceInput & { slug: string; date?: CivilDate | undefined }

/** The observance of an address at the place, or on the date the temple moved it to. */
function observanceAt({
  place,
  reference,
  slug,
  date,
}: FestivalQuery): Observance | ChosenDay | null {
  const found = observanceOfSlug(place, slug, { reference })
  if (!found || date === undefined || date === found.date) return found ?? null
  return chosenDays(place, [{ slug, date }], { reference })[0] ?? null
}

/**
 * Everything that pages compute with the almanac. Runs in the worker, or on the page if there is none.
 */
export const jobs = {
  observancesOfYear: ({ place, reference, year }: PlaceInput & { year: number }) =>
    observancesOfYear(place, year, { reference }),

  observanceOfSlug: observanceAt,

  factsOfSlug: (query: FestivalQuery): Facts | null => {
    const observance = observanceAt(query)
    if (!observance) return null
    const { slug, date, tithi, moonrise, forbiddenMoon, basis } = observance
    return {
      slug,
      tithi,
      moonrise: moonrise?.at,
      ...(forbiddenMoon && { date, forbiddenMoon }),
      isDoubtful: 'marginMinutes' in observance && observance.marginMinutes < doubtfulMinutes,
      reference: basis.isReference ? basis.place : undefined,
    }
  },

  /**
   * The year's festivals at a place, with the temple's yearly festivals but without staff
   * overrides.
   */
  festivalsOfYear: ({
    place,
    reference,
    year,
    repeats,
  }: PlaceInput & { year: number } & Repeating) => [
    ...festivalsOf(
      observancesOfYear(place, year, { reference }),
      (at) => clockAt(at, place.tz),
      festivalWords,
    ),
    ...repeatedAt({ place, reference, repeats }, `${year}-01-01`, `${year}-12-31`),
  ],

  /** The year's festivals beyond Ganesha's, without the temple's changes. */
  beyondOfYear: ({ year, ...query }: PlaceInput & { year: number; beyond: Beyond }) =>
    beyondAt(query, `${year}-01-01`, `${year}-12-31`),

  /** What the almanac finds on the dates to which the temple moved festivals. */
  festivalsOn: ({ place, reference, choices }: PlaceInput & { choices: readonly Choice[] }) =>
    festivalsOf(
      chosenDays(place, choices, { reference }),
      (at) => clockAt(at, place.tz),
      festivalWords,
    ),

  observedDays,

  skyOfDay,

  moonInSky: ({ place, at }: { place: Place; at: Instant }) => moonInSky(place, at),

  /** 42 days, Sunday first; without their dates, for which a rendered page has no room. */
  monthGrid: ({ place, reference, year, month }: PlaceInput & { year: number; month: number }) =>
    monthGrid(place, year, month, { reference }).map(({ tithi, elongation }) => ({
      tithi,
      elongation,
    })),

  /** As readers count them. */
  lunarMonths: ({ place, ...month }: PlaceInput & { year: number; month: number }): LunarMonth[] =>
    lunarMonths(place, month, isNorthern),

  panchang: panchangOfDay,

  limbs: ({ place, reference, date }: PlaceInput & { date: string }): LimbsOfDay => {
    const bounds = boundsOf(place, date, reference)
    return {
      ...limbsOf(place, date, { reference }),
      runs: limbsIn(wholeDate(place, date, bounds)),
      dawn: bounds.start,
    }
  },

  /** What a sankalp says of the moment it is spoken at. */
  sankalpTime: ({
    place,
    reference,
    at,
    isPurnimanta,
  }: PlaceInput & { at: Instant; isPurnimanta: boolean }) =>
    sankalpTimeAt(place, at, { reference, isPurnimanta }),

  panchangOfMonth: ({ place, reference, month }: PlaceInput & { month: string }): DayRow[] =>
    daysOfMonth(month).map((date) => rowOf(panchang(place, date, { reference }))),
}

type Jobs = typeof jobs
export type JobName = keyof Jobs
export type JobInput<N extends JobName> = Parameters<Jobs[N]>[0]
export type JobOutput<N extends JobName> = ReturnType<Jobs[N]>
