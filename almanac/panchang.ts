import { addDays, checkDate, checkYear, type CivilDate, weekday } from './civilDate.ts'
import type { DatedInstant } from './dating.ts'
import { nextSunriseOf, type Span, sunriseOf, sunsetAfter } from './day.ts'
import { elongation, illuminated } from './elongation.ts'
import { AlmanacError } from './errors.ts'
import { firstRise, firstSet } from './horizon.ts'
import { type LunarMonth, monthOfLunation } from './lunarMonth.ts'
import { purnimantaName } from './monthNames.ts'
import { checkOptions, type Options } from './options.ts'
import type { Place } from './place.ts'
import type { Body } from './sky.ts'
import { type Tithi, tithiAt, tithisIn } from './tithi.ts'
import { type Paksha, pakshaOf } from './tithiNames.ts'
import { civilDateAt, type Instant, startOfDay } from './zone.ts'

/** A day from sunrise to the next sunrise. */
export type Panchang = {
  date: CivilDate
  /** 0 Sunday (Ravivara) to 6 Saturday (Shanivara). */
  vara: number
  /** At the place itself; absent if there is none that day. */
  sunrise?: Instant
  sunset?: Instant
  moonrise?: DatedInstant
  moonset?: DatedInstant
  /** The tithi at sunrise, which is the day's, and those that follow before the next sunrise. */
  tithis: Tithi[]
  paksha: Paksha
  lunarMonth: LunarMonth & { purnimanta: string }
  /** Of the Moon from the Sun at sunrise, degrees [0, 360). */
  elongation: number
  /** The lit part of the Moon's disc at sunrise, 0 to 1. */
  illuminated: number
  /** The place whose sunrises bound the day: the reference, if the Sun does not rise. */
  basis: { place: string; isReference: boolean }
}

type Bounds = Span & { basis: Panchang['basis'] }

/** From the sunrise of a date to the next, of the place or else of the reference. */
export function boundsOf(place: Place, date: CivilDate, reference?: Place): Bounds {
  for (const each of [place, reference]) {
    const start = each && sunriseOf(each, date)
    const end = each && nextSunriseOf(each, date)
    if (start && end)
      return { start, end, basis: { place: each.name, isReference: each !== place } }
  }
  throw new AlmanacError(
    'no_rise',
    `At ${place.name} the Sun does not rise on ${date} or the day after: give a reference place.`,
  )
}

/**
 * From the midnight that begins a civil date, and the sunrise that begins its Hindu day, to the end
 * of both: all of what people call that day.
 */
export function wholeDate({ tz }: Place, date: CivilDate, { start, end }: Span): Span {
  return {
    start: Math.min(start, startOfDay(date, tz)),
    end: Math.max(end, startOfDay(addDays(date, 1), tz)),
  }
}

/** A panchang's entries for a civil date at a place. Times are the place's own if it has them. */
export function panchang(place: Place, date: CivilDate, { reference }: Options = {}): Panchang {
  checkOptions(place, { reference })
  checkDate(date)
  const { start, end, basis } = boundsOf(place, date, reference)
  const first = tithiAt(start)
  const month = monthOfLunation(first.lunation)
  const sunrise = sunriseOf(place, date)
  const sunset = sunrise && sunsetAfter(place, sunrise)
  const within = (find: typeof firstRise, body: Body): DatedInstant | undefined => {
    const at = find(body, place, start, end)
    return at && at < end ? { at, civilDate: civilDateAt(at, place.tz) } : undefined
  }
  const [moonrise, moonset] = [within(firstRise, 'moon'), within(firstSet, 'moon')]
  return {
    date,
    vara: weekday(date),
    ...(sunrise && { sunrise }),
    ...(sunset && { sunset }),
    ...(moonrise && { moonrise }),
    ...(moonset && { moonset }),
    tithis: tithisIn(start, end),
    paksha: pakshaOf(first.number),
    lunarMonth: { ...month, purnimanta: purnimantaName(month, first.number) },
    elongation: elongation(start),
    illuminated: illuminated(start),
    basis,
  }
}

/** A cell of a month's grid, all of it at the day's sunrise. */
export type GridDay = {
  date: CivilDate
  /** 1 to 30. */
  tithi: number
  /** Whole degrees: every rendered month carries forty-two of them. */
  elongation: number
}

const daysInGrid = 42

/** The six weeks, Sunday first, that show a civil month (1 to 12). */
export function monthGrid(
  place: Place,
  year: number,
  month: number,
  { reference }: Options = {},
): GridDay[] {
  checkOptions(place, { reference })
  checkYear(year)
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw new AlmanacError('bad_date', `There is no month ${month}: it must be 1 to 12.`)
  }
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const sunday = addDays(first, -weekday(first))
  return Array.from({ length: daysInGrid }, (_, index) => {
    const date = addDays(sunday, index)
    const at = sunriseOf(place, date) ?? boundsOf(place, date, reference).start
    const angle = elongation(at)
    return {
      date,
      tithi: Math.floor(angle / 12) + 1,
      elongation: Math.round(angle),
    }
  })
}
