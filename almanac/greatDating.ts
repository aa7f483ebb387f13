import { addDays, type CivilDate } from './civilDate.ts'
import { daysAround, type Span, sunriseOf, sunsetAfter } from './day.ts'
import { adhikaEkadashis, datesOfEkadashi, ekadashiNames } from './ekadashi.ts'
import {
  type Custom,
  gauriDays,
  gauriMonth,
  type GreatFestival,
  greatFestivals,
  type GreatGroup,
} from './greatFestivals.ts'
import { nakshatraNames } from './limbNames.ts'
import { isMonth, type LunarMonth } from './lunarMonth.ts'
import type { Place } from './place.ts'
import { type Tithi, tithiOf } from './tithi.ts'
import { tithiName } from './tithiNames.ts'
import { nakshatras, sunSigns } from './wheel.ts'
import { indexByWindow, type WindowDating } from './windows.ts'
import { civilDateAt } from './zone.ts'

/** A festival of one lunation as a place dates it. */
export type DatedFestival = {
  kind: string
  /** 'Dasara', 'Kamada Ekadashi'. */
  name: string
  group: GreatGroup
  date: CivilDate
  /** What decided the date. */
  window: WindowDating['window'] | 'nakshatra' | 'sankranti'
  rule: WindowDating['rule'] | 'after-sunset'
  /** Whose date it is, where a custom has another one than the general rule. */
  custom?: Custom
  /** The date that others keep: of a custom, or the general one if none is named. */
  other?: { custom?: Custom; date: CivilDate }
  /** How many days after the date that the rule gave. */
  daysLater?: number
  /** Absent for what the Sun or a star decides. */
  tithi?: Tithi
  /** The tithi, the Moon’s station or the Sun’s sign that the day is observed for: 'Dashami'. */
  of: string
  during: Span
  /** Of an Ekadashi: the dwadashi on which the fast is broken. */
  next?: Span
}

const timeOf = (tithi: Tithi) => ({ tithi, of: tithiName(tithi.number), during: tithi })

type Base = Omit<DatedFestival, keyof WindowDating | 'custom' | 'other'>

const later = (date: CivilDate, days = 0): CivilDate => (days === 0 ? date : addDays(date, days))

/** The day by the general rule and, if a custom has another one, a second for it. */
function withCustom(
  base: Base,
  dating: WindowDating,
  ofCustom: { of: Custom; dating: WindowDating | undefined } | undefined,
): DatedFestival[] {
  const day = { ...base, ...dating, date: later(dating.date, base.daysLater) }
  if (!ofCustom?.dating || ofCustom.dating.date === dating.date) return [day]
  const custom = ofCustom.of
  const date = later(ofCustom.dating.date, base.daysLater)
  return [
    { ...day, other: { custom, date } },
    { ...base, ...ofCustom.dating, date, custom, other: { date: day.date } },
  ]
}

/** Days at a place; undefined where the Sun does not rise and set. */
type DatedList = DatedFestival[] | undefined

function dateFestival(place: Place, festival: GreatFestival, lunation: number): DatedList {
  const { kind, name, group, dateRule, custom, daysLater } = festival
  const tithi = tithiOf(lunation, festival.tithi)
  const next = tithiOf(lunation, festival.tithi + 1)
  const dating = dateRule(place, tithi, next)
  const base = { kind, name, group, ...timeOf(tithi), ...(daysLater && { daysLater }) }
  return (
    dating &&
    withCustom(
      base,
      dating,
      custom && { of: custom.of, dating: custom.dateRule(place, tithi, next) },
    )
  )
}

function dateEkadashi(place: Place, lunation: number, month: LunarMonth, half: 0 | 1): DatedList {
  const number = 11 + 15 * half
  const tithi = tithiOf(lunation, number)
  const dwadashi = tithiOf(lunation, number + 1)
  const dates = datesOfEkadashi(place, tithi, dwadashi)
  if (!dates) return undefined
  const name = (month.isAdhika ? adhikaEkadashis : ekadashiNames[month.index])?.[half] ?? ''
  const base = {
    kind: 'ekadashi',
    name: `${name} Ekadashi`,
    group: 'ekadashi' as const,
    ...timeOf(tithi),
    next: dwadashi,
  }
  return withCustom(base, dates.smarta, { of: 'vaishnava', dating: dates.vaishnava })
}

const jyeshtha = 17

/** Gauri is worshipped on the day on which Jyeshtha holds more of the afternoon. */
function dateGauriPujan(place: Place, lunation: number): DatedFestival | undefined {
  const bright = { start: tithiOf(lunation, 1).start, end: tithiOf(lunation, 15).end }
  const star = nakshatras
    .partsIn(bright.start, bright.end)
    .find(({ number, start }) => number === jyeshtha && start >= bright.start)
  const during = star && { start: star.start, end: star.end }
  const days = during && daysAround(place, { number: 0, ...during })
  if (!days) return undefined
  const { index, rule } = indexByWindow(days, during, 'aparahna', 'larger')
  const day = days[index]
  return (
    day && {
      kind: 'gauri_pujan',
      name: 'Gauri Pujan',
      group: 'great',
      date: day.date,
      window: 'nakshatra',
      rule,
      of: nakshatraNames[jyeshtha] ?? '',
      during,
    }
  )
}

/** She comes on the day before her puja and leaves on the day after. */
function dateGauri(place: Place, lunation: number): DatedList[] {
  const pujan = dateGauriPujan(place, lunation)
  return gauriDays.map(({ kind, name, daysLater }) =>
    pujan ? [{ ...pujan, kind, name, daysLater, date: later(pujan.date, daysLater) }] : undefined,
  )
}

const makara = 9

/** The Sun’s entry into Makara; after sunset it is kept on the next day. */
function dateSankranti(place: Place, lunation: number): DatedList {
  const month = { start: tithiOf(lunation, 1).start, end: tithiOf(lunation, 30).end }
  const sign = sunSigns
    .partsIn(month.start, month.end)
    .find(({ number, start }) => number === makara && start >= month.start && start < month.end)
  if (!sign) return []
  const date = civilDateAt(sign.start, place.tz)
  const sunrise = sunriseOf(place, date)
  const sunset = sunrise && sunsetAfter(place, sunrise)
  if (!sunset) return undefined
  const isAfter = sign.start > sunset
  return [
    {
      kind: 'makar_sankranti',
      name: 'Makar Sankranti',
      group: 'great',
      date: later(date, isAfter ? 1 : 0),
      window: 'sankranti',
      rule: isAfter ? 'after-sunset' : 'only',
      of: 'Makara',
      during: { start: sign.start, end: sign.end },
    },
  ]
}

/** All of a lunation at a place, in the same order everywhere. */
export function datedIn(
  place: Place,
  lunation: number,
  month: LunarMonth,
  groups: readonly GreatGroup[],
): DatedList[] {
  const has = (group: GreatGroup): boolean => groups.includes(group)
  const kept = greatFestivals.filter(
    (festival) =>
      has(festival.group) && (festival.month === undefined || isMonth(month, festival.month)),
  )
  return [
    ...kept.map((festival) => dateFestival(place, festival, lunation)),
    ...(has('ekadashi')
      ? ([0, 1] as const).map((half) => dateEkadashi(place, lunation, month, half))
      : []),
    ...(has('great') && isMonth(month, gauriMonth) ? dateGauri(place, lunation) : []),
    ...(has('great') ? [dateSankranti(place, lunation)] : []),
  ]
}
