import { addDays, checkDate, type CivilDate } from './civilDate.ts'
import { daysAround, sunriseOf, sunsetAfter } from './day.ts'
import { adhikaEkadashis, datesOfEkadashi, ekadashiNames } from './ekadashi.ts'
import { AlmanacError } from './errors.ts'
import {
  gauriDays,
  gauriMonth,
  type GreatFestival,
  greatFestivals,
  type GreatGroup,
} from './greatFestivals.ts'
import { isMonth, lunationAt, type LunarMonth, monthOfLunation } from './lunarMonth.ts'
import { lunarYear, middleInIndia } from './occasions.ts'
import { checkOptions, type Options } from './options.ts'
import type { Place } from './place.ts'
import { type Tithi, tithiOf } from './tithi.ts'
import { nakshatras, sunSigns } from './wheel.ts'
import { indexByWindow, type WindowDating } from './windows.ts'
import { civilDateAt, startOfDay } from './zone.ts'

/** A day of a festival beyond Ganesha’s, at a place. */
export type GreatDay = {
  kind: string
  /** 'Dasara', 'Kamada Ekadashi'. */
  name: string
  group: GreatGroup
  /** For every place and for ever: kind, month and the lunar year. */
  key: string
  date: CivilDate
  /** What decided the date. */
  window: WindowDating['window'] | 'nakshatra' | 'sankranti'
  rule: WindowDating['rule'] | 'after-sunset'
  /** The date in Maharashtra’s almanacs, where it is another. */
  maharashtra?: CivilDate
  /** The date of Vaishnavas, where an Ekadashi has another. */
  vaishnava?: CivilDate
  /** Absent for what the Sun or a star decides. */
  tithi?: Tithi
}

type Dated = Omit<GreatDay, 'key'>

const later = (date: CivilDate, days = 0): CivilDate => (days === 0 ? date : addDays(date, days))

function dateFestival(place: Place, festival: GreatFestival, lunation: number): Dated | undefined {
  const { kind, name, group, dateRule, maharashtra, daysLater } = festival
  const tithi = tithiOf(lunation, festival.tithi)
  const next = tithiOf(lunation, festival.tithi + 1)
  const dating = dateRule(place, tithi, next)
  if (!dating) return undefined
  const other = maharashtra?.(place, tithi, next)
  const differs = other && other.date !== dating.date
  return {
    kind,
    name,
    group,
    tithi,
    ...dating,
    date: later(dating.date, daysLater),
    ...(differs && { maharashtra: later(other.date, daysLater) }),
  }
}

function dateEkadashi(place: Place, lunation: number, month: LunarMonth, half: 0 | 1) {
  const number = 11 + 15 * half
  const ekadashi = tithiOf(lunation, number)
  const dates = datesOfEkadashi(place, ekadashi, tithiOf(lunation, number + 1))
  if (!dates) return undefined
  const { smarta, vaishnava } = dates
  const name = (month.isAdhika ? adhikaEkadashis : ekadashiNames[month.index])?.[half] ?? ''
  return {
    kind: 'ekadashi',
    name: `${name} Ekadashi`,
    group: 'ekadashi' as const,
    tithi: ekadashi,
    ...smarta,
    ...(vaishnava.date !== smarta.date && { vaishnava: vaishnava.date }),
  }
}

function dateGauri(place: Place, lunation: number): (Dated | undefined)[] {
  const bright = { start: tithiOf(lunation, 1).start, end: tithiOf(lunation, 15).end }
  return gauriDays.map(({ kind, name, nakshatra }) => {
    const star = nakshatras
      .partsIn(bright.start, bright.end)
      .find(({ number, start }) => number === nakshatra && start >= bright.start)
    const days = star && daysAround(place, { number: 0, start: star.start, end: star.end })
    if (!days) return undefined
    const { index, rule } = indexByWindow(days, star, 'aparahna', 'larger')
    const day = days[index]
    return day && { kind, name, group: 'great' as const, date: day.date, window: 'nakshatra', rule }
  })
}

const makara = 9

/** The Sun’s entry into Makara; after sunset it is kept on the next day. */
function dateSankranti(place: Place, lunation: number): Dated | undefined {
  const month = { start: tithiOf(lunation, 1).start, end: tithiOf(lunation, 30).end }
  const sign = sunSigns
    .partsIn(month.start, month.end)
    .find(({ number, start }) => number === makara && start >= month.start && start < month.end)
  if (!sign) return undefined
  const date = civilDateAt(sign.start, place.tz)
  const sunrise = sunriseOf(place, date)
  const sunset = sunrise && sunsetAfter(place, sunrise)
  if (!sunset) return undefined
  const isAfter = sign.start > sunset
  return {
    kind: 'makar_sankranti',
    name: 'Makar Sankranti',
    group: 'great',
    date: later(date, isAfter ? 1 : 0),
    window: 'sankranti',
    rule: isAfter ? 'after-sunset' : 'only',
  }
}

/** All of a lunation at a place; undefined in the list where the Sun does not rise and set. */
function datedIn(place: Place, lunation: number): (Dated | undefined)[] {
  const month = monthOfLunation(lunation)
  const kept = greatFestivals.filter(
    (festival) => festival.month === undefined || isMonth(month, festival.month),
  )
  return [
    ...kept.map((festival) => dateFestival(place, festival, lunation)),
    dateEkadashi(place, lunation, month, 0),
    dateEkadashi(place, lunation, month, 1),
    ...(isMonth(month, gauriMonth) ? dateGauri(place, lunation) : []),
    dateSankranti(place, lunation),
  ]
}

/**
 * The festivals and fasts beyond Ganesha’s from one civil date to another, both included, in order.
 * What a place without sunrises cannot date is dated at the reference, or left out without one.
 */
export function greatDays(
  place: Place,
  from: CivilDate,
  to: CivilDate,
  { reference }: Options = {},
): GreatDay[] {
  checkOptions(place, { reference })
  checkDate(from)
  checkDate(to)
  if (from > to) throw new AlmanacError('bad_range', `${from} is after ${to}.`)
  // No date is more than three days outside its tithi.
  const first = lunationAt(startOfDay(addDays(from, -3), place.tz))
  const last = lunationAt(startOfDay(addDays(to, 4), place.tz))
  const found: GreatDay[] = []
  for (let lunation = first; lunation <= last; lunation++) {
    const month = monthOfLunation(lunation)
    const own = datedIn(place, lunation)
    const borrowed = reference && own.includes(undefined) ? datedIn(reference, lunation) : []
    for (const [at, each] of own.entries()) {
      const dated = each ?? borrowed[at]
      if (!dated || dated.date < from || dated.date > to) continue
      const middle = middleInIndia(tithiOf(lunation, dated.tithi?.number ?? 15))
      const half = dated.tithi && dated.tithi.number > 15 ? 'krishna' : 'shukla'
      const name = `${month.isAdhika ? 'adhika-' : ''}${month.name.toLowerCase()}`
      found.push({ ...dated, key: `${dated.kind}-${name}-${half}-${lunarYear(middle, month)}` })
    }
  }
  return found.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
