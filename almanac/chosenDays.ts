import { addDays, checkDate, type CivilDate, weekday } from './civilDate.ts'
import { type Day, madhyahnaOf, overlap, sunriseOf, sunsetAfter } from './day.ts'
import type { DatedInstant } from './dating.ts'
import { firstRise, msPerHour } from './horizon.ts'
import { type Observance, observanceOfSlug, tuesday } from './observances.ts'
import type { Options } from './options.ts'
import type { Place } from './place.ts'
import { civilDateAt, startOfDay } from './zone.ts'

/** An observance on a date that somebody chose: no rule decided it, so none is named. */
export type ChosenDay = Omit<Observance, 'rule' | 'marginMinutes'>

/** An address and the date chosen for it. */
export type Choice = { slug: string; date: CivilDate }

/** The moonrise a fast of this date ends with: after noon and before the next sunrise. */
function eveningMoonrise(place: Place, date: CivilDate): DatedInstant | undefined {
  const noon = startOfDay(date, place.tz) + 12 * msPerHour
  const morning = sunriseOf(place, addDays(date, 1)) ?? noon + 18 * msPerHour
  const at = firstRise('moon', place, noon, morning)
  return at === undefined ? undefined : { at, civilDate: civilDateAt(at, place.tz) }
}

function dayOf(place: Place, date: CivilDate): Day | undefined {
  const sunrise = sunriseOf(place, date)
  const sunset = sunrise && sunsetAfter(place, sunrise)
  return sunrise && sunset ? { date, sunrise, sunset } : undefined
}

function keptOn(
  place: Place,
  { rule: _, marginMinutes: __, moonrise, madhyahna, puja: ___, ...observance }: Observance,
  date: CivilDate,
): ChosenDay {
  const evening = moonrise && eveningMoonrise(place, date)
  const day = madhyahna && dayOf(place, date)
  const midday = day && madhyahnaOf(day)
  const puja = midday && overlap(midday, observance.tithi)
  return {
    ...observance,
    date,
    isAngaraki: observance.kind === 'sankashti' && weekday(date) === tuesday,
    ...(evening && { moonrise: evening }),
    ...(midday && { madhyahna: midday }),
    ...(puja && { puja }),
  }
}

/**
 * Observances on the dates to which a temple moved them, with the moonrise and midday of those
 * dates. An address that names no observance is left out.
 */
export const chosenDays = (
  place: Place,
  choices: readonly Choice[],
  options: Options = {},
): ChosenDay[] =>
  choices.flatMap(({ slug, date }) => {
    checkDate(date)
    const observance = observanceOfSlug(place, slug, options)
    if (!observance) return []
    const { reference } = options
    return [keptOn(observance.basis.isReference && reference ? reference : place, observance, date)]
  })
