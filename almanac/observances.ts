import {
  addDays,
  checkDate,
  checkYear,
  type CivilDate,
  firstYear,
  lastYear,
  weekday,
} from './civilDate.ts'
import { type Dating } from './dating.ts'
import type { Span } from './day.ts'
import { AlmanacError } from './errors.ts'
import type { Kind } from './kinds.ts'
import { forbiddenMoon } from './forbiddenMoon.ts'
import { lunationAt, type LunarMonth } from './lunarMonth.ts'
import { purnimantaName } from './monthNames.ts'
import { remember } from './memo.ts'
import { type Occasion, occasionsOf } from './occasions.ts'
import { checkOptions, type Options } from './options.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'
import { startOfDay } from './zone.ts'

export { RULES_VERSION } from './rulesVersion.ts'

export type Observance = Dating & {
  kind: Kind
  /** 'Ganadhipa', 'Vinayaka', 'Ganesh Chaturthi'. */
  name: string
  /** A Sankashti on a Tuesday. */
  isAngaraki: boolean
  /** See `Occasion`. */
  key: string
  slug: string
  lunarMonth: LunarMonth & { purnimanta: string }
  tithi: Tithi
  /** Of Ganesh Chaturthi: when the Moon is up and must not be looked at. */
  forbiddenMoon?: Span[]
  /** The place whose sky and dates were used: the reference, if the Sun or Moon does not rise. */
  basis: { place: string; isReference: boolean }
}

export const tuesday = 2

function keepAt(place: Place, occasion: Occasion, isReference: boolean): Observance | undefined {
  const { festival, kind, name, key, slug, lunarMonth, tithi } = occasion
  const dating = festival.dateRule(place, tithi)
  if (!dating) return undefined
  return {
    ...dating,
    kind,
    name,
    isAngaraki: kind === 'sankashti' && weekday(dating.date) === tuesday,
    key,
    slug,
    lunarMonth: { ...lunarMonth, purnimanta: purnimantaName(lunarMonth, tithi.number) },
    tithi,
    ...(kind === 'ganesh_chaturthi' && {
      forbiddenMoon: forbiddenMoon(place, tithi),
    }),
    basis: { place: place.name, isReference },
  }
}

function keep(place: Place, occasion: Occasion, { reference }: Options): Observance {
  const kept = keepAt(place, occasion, false) ?? (reference && keepAt(reference, occasion, true))
  if (kept) return kept
  const where = reference ? `${place.name} nor at ${reference.name}` : place.name
  throw new AlmanacError(
    'no_rise',
    `The Sun or the Moon does not rise at ${where} as ${occasion.slug} needs it: give a reference place.`,
  )
}

/**
 * The Ganesha observances at a place from one of its civil dates to another, both included, in
 * order of date. Throws an AlmanacError for what it cannot answer: an invalid date or place, years
 * out of range, and `no_rise` if the Sun or Moon does not rise and no reference is given.
 */
export function observances(
  place: Place,
  from: CivilDate,
  to: CivilDate,
  options: Options = {},
): Observance[] {
  checkOptions(place, options)
  checkDate(from)
  checkDate(to)
  if (from > to) throw new AlmanacError('bad_range', `${from} is after ${to}.`)
  // No date is more than two days outside its tithi.
  const start = startOfDay(addDays(from, -2), place.tz)
  const end = startOfDay(addDays(to, 3), place.tz)
  const last = lunationAt(end)
  const found: Observance[] = []
  for (let lunation = lunationAt(start); lunation <= last; lunation++) {
    for (const occasion of occasionsOf(lunation)) {
      if (occasion.tithi.end < start || occasion.tithi.start > end) continue
      const kept = keep(place, occasion, options)
      if (kept.date >= from && kept.date <= to) found.push(kept)
    }
  }
  return found.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

const placeKey = (place: Place | undefined): string =>
  place ? [place.name, place.lat, place.lon, place.tz].join('|') : ''

/** The observances of a civil year; the last 64 city-years are cached. */
export const observancesOfYear = remember(
  64,
  (place: Place, year: number, { reference }: Options = {}) =>
    [year, placeKey(place), placeKey(reference)].join('|'),
  (place, year, options = {}): readonly Observance[] => {
    checkYear(year)
    return observances(place, `${year}-01-01`, `${year}-12-31`, options)
  },
)

/** The observance of an address at the place; undefined if the address names none. */
export function observanceOfSlug(
  place: Place,
  slug: string,
  options: Options = {},
): Observance | undefined {
  checkOptions(place, options)
  const year = Number(/-(\d{4})$/.exec(slug)?.[1])
  if (!(year >= firstYear && year <= lastYear)) return undefined
  const last = lunationAt(Date.UTC(year + 1, 0, 1))
  for (let lunation = lunationAt(Date.UTC(year, 0, 0)); lunation <= last; lunation++) {
    const occasion = occasionsOf(lunation).find((each) => each.slug === slug)
    if (occasion) return keep(place, occasion, options)
  }
  return undefined
}
