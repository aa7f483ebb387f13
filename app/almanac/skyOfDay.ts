import type { CivilDate } from '#almanac/civilDate.ts'
import { madhyahnaOf } from '#almanac/day.ts'
import { heightOverHorizon } from '#almanac/horizon.ts'
import { panchang } from '#almanac/panchang.ts'
import type { Place } from '#almanac/place.ts'
import { type Instant, startOfDay } from '#almanac/zone.ts'

/** What the scene needs of a day: few numbers, because a rendered page includes them. */
export type SkyOfDay = {
  /** Of the tithi at sunrise, 1 to 30. */
  tithi: number
  /** Absent where the Sun does not rise or set that day, and midday with them. */
  sunrise?: Instant | undefined
  sunset?: Instant | undefined
  midday?: { start: Instant; end: Instant } | undefined
  /** Where it does not: whether it is up at noon, and so all day. */
  isSunUp?: boolean | undefined
}

const noonMs = 12 * 3_600_000

type Daylight = { date: CivilDate; sunrise?: Instant; sunset?: Instant }

/** The hours of midday puja; none where the Sun does not rise and set that day. */
export const middayOf = ({ date, sunrise, sunset }: Daylight): SkyOfDay['midday'] =>
  sunrise !== undefined && sunset !== undefined ? madhyahnaOf({ date, sunrise, sunset }) : undefined

export function skyOfDay({
  place,
  reference,
  date,
}: {
  place: Place
  reference: Place
  date: CivilDate
}): SkyOfDay {
  const day = panchang(place, date, { reference })
  const { tithis, sunrise, sunset } = day
  const midday = middayOf(day)
  const noon = startOfDay(date, place.tz) + noonMs
  return {
    tithi: tithis[0]?.number ?? 1,
    ...(midday
      ? { sunrise, sunset, midday }
      : { isSunUp: heightOverHorizon('sun', place, noon) > 0 }),
  }
}
