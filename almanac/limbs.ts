import { checkDate, type CivilDate, weekday } from './civilDate.ts'
import { nextSunriseOf, type Span, sunriseOf, sunsetAfter, sunsetBefore } from './day.ts'
import { type Divisions, divisionsOf } from './divisions.ts'
import { type Eras, erasOf } from './eras.ts'
import { karanaName, nakshatraNames, signNames, yogaNames } from './limbNames.ts'
import { monthOfLunation } from './lunarMonth.ts'
import { checkOptions, type Options } from './options.ts'
import { boundsOf } from './panchang.ts'
import type { Place } from './place.ts'
import { tithiAt } from './tithi.ts'
import { karanas, moonSigns, nakshatras, padas, type Part, sunSigns, yogas } from './wheel.ts'

/** One that runs between two sunrises: it may begin before the first and end after the second. */
export type Limb = Span & { name: string }

/** What runs in a stretch of time beside the tithis. */
export type LimbsIn = {
  nakshatras: (Limb & {
    /** 1 Ashwini to 27 Revati. */
    number: number
  })[]
  yogas: Limb[]
  karanas: Limb[]
  /** The sidereal signs of the Moon and of the Sun; a second one of the Sun on a sankranti. */
  moonSigns: Limb[]
  sunSigns: Limb[]
}

/** The Sun’s half of the year: northward from Makara on, as Makar Sankranti is kept. */
export type Ayana = 'uttarayana' | 'dakshinayana'

const [karka, makara] = [3, 9]

/** While the Sun is in a sign, 0 Mesha to 11 Meena. */
export const ayanaIn = (sign: number): Ayana =>
  sign >= makara || sign < karka ? 'uttarayana' : 'dakshinayana'

/** The limbs of a day beside its tithis, and the stretches into which the day is divided. */
export type Limbs = LimbsIn & {
  /** 1 to 4, of the nakshatra at sunrise. */
  pada: number
  eras: Eras
  ayana: Ayana
  /** Absent if the Sun does not rise and set there that day and set the day before. */
  divisions?: Divisions
}

const named = (parts: readonly Part[], nameOf: (number: number) => string | undefined): Limb[] =>
  parts.map(({ number, start, end }) => ({ name: nameOf(number) ?? '', start, end }))

function divisionsOn(place: Place, date: CivilDate): Divisions | undefined {
  const sunrise = sunriseOf(place, date)
  const sunset = sunrise && sunsetAfter(place, sunrise)
  const lastSunset = sunsetBefore(place, date)
  const nextSunrise = nextSunriseOf(place, date)
  if (!sunrise || !sunset || !lastSunset || !nextSunrise || nextSunrise <= sunset) return undefined
  return divisionsOf({ date, sunrise, sunset, lastSunset, nextSunrise }, weekday(date))
}

/** Those that touch [start, end), in order. */
export const limbsIn = ({ start, end }: Span): LimbsIn => ({
  nakshatras: nakshatras.partsIn(start, end).map(({ number, ...span }) => ({
    number: number + 1,
    name: nakshatraNames[number] ?? '',
    ...span,
  })),
  yogas: named(yogas.partsIn(start, end), (number) => yogaNames[number]),
  karanas: named(karanas.partsIn(start, end), karanaName),
  moonSigns: named(moonSigns.partsIn(start, end), (number) => signNames[number]),
  sunSigns: named(sunSigns.partsIn(start, end), (number) => signNames[number]),
})

/** Of a civil date at a place, from its sunrise to the next (the reference’s, where it has none). */
export function limbsOf(place: Place, date: CivilDate, { reference }: Options = {}): Limbs {
  checkOptions(place, { reference })
  checkDate(date)
  const { start, end } = boundsOf(place, date, reference)
  const month = monthOfLunation(tithiAt(start).lunation)
  const divisions = divisionsOn(place, date)
  return {
    ...limbsIn({ start, end }),
    pada: (padas.numberAt(start) % 4) + 1,
    eras: erasOf(date, month),
    ayana: ayanaIn(sunSigns.numberAt(start)),
    ...(divisions && { divisions }),
  }
}
