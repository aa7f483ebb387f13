import type { CivilDate } from './civilDate.ts'
import { lunationAt } from './lunarMonth.ts'
import { remember } from './memo.ts'
import { firstRise, msPerHour } from './horizon.ts'
import type { Place } from './place.ts'
import { dateSankashti } from './sankashti.ts'
import { tithiOf } from './tithi.ts'
import { type Instant, startOfDay } from './zone.ts'

const krishnaChaturthi = 19

/** The Sankashti of a lunation at a place. */
const sankashtiOf = remember(
  256,
  ({ lat, lon, tz }: Place, lunation: number) => [lat, lon, tz, lunation].join('|'),
  (place, lunation) => {
    const { date, moonrise } = dateSankashti(place, tithiOf(lunation, krishnaChaturthi)) ?? {}
    return { date, at: moonrise?.at }
  },
)

/**
 * The moonrise that breaks the fast, if the date is a Sankashti at the place; undefined on other
 * days. It can be after midnight.
 */
export const moonriseOfFast = (place: Place, date: CivilDate): Instant | undefined => {
  // The chaturthi is far from either end of its lunation.
  const found = sankashtiOf(place, lunationAt(Date.parse(date)))
  return found.date === date ? found.at : undefined
}

/** The first moonrise after noon, on any day; undefined if the Moon does not rise. */
export const moonriseOfNight = (place: Place, date: CivilDate): Instant | undefined => {
  const noon = startOfDay(date, place.tz) + 12 * msPerHour
  return firstRise('moon', place, noon, noon + 25 * msPerHour)
}
