import type { CivilDate } from '#almanac/civilDate.ts'
import { madhyahnaOf } from '#almanac/day.ts'
import { panchang } from '#almanac/panchang.ts'
import type { Place } from '#almanac/place.ts'
import type { Instant } from '#almanac/zone.ts'

/** What the scene needs of a day: few numbers, because a rendered page includes them. */
export type SkyOfDay = {
  /** Of the tithi at sunrise, 1 to 30. */
  tithi: number
  /** Absent where the Sun does not rise or set that day, and midday with them. */
  sunrise?: Instant | undefined
  sunset?: Instant | undefined
  midday?: { start: Instant; end: Instant } | undefined
}

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
  return { tithi: tithis[0]?.number ?? 1, ...(midday && { sunrise, sunset, midday }) }
}
