import type { CivilDate } from '#almanac/civilDate.ts'
import { dayInFull } from '#almanac/dayInFull.ts'
import type { GreatDay } from '#almanac/greatDays.ts'
import type { Observance } from '#almanac/observances.ts'
import type { Options } from '#almanac/options.ts'
import type { Place } from '#almanac/place.ts'
import { civilDateAt, clockAt, type Instant } from '#almanac/zone.ts'
import { greatReason } from '#contract/i18n/en/festivals/reasons.ts'

export type LocalObservance = { place: Place; observance: Observance }

/** ISO 8601 in UTC, cut to the second. */
const iso = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19)}Z`

export const toLine = ({ place, observance }: LocalObservance): string => {
  const { kind, name, date, isAngaraki, tithi, moonrise, marginMinutes } = observance
  return JSON.stringify({
    place: place.name,
    kind,
    name,
    date,
    isAngaraki,
    tithiStart: iso(tithi.start),
    tithiEnd: iso(tithi.end),
    moonrise: moonrise ? iso(moonrise.at) : null,
    marginMinutes,
  })
}

export type PlacedGreatDay = { place: Place; day: GreatDay }

/** One festival beyond Ganesha’s, with the almanac’s reason in words. */
export function toGreatLine({ place, day }: PlacedGreatDay): string {
  const { kind, name, group, key, slug, date, window, rule, custom, other, of, during, hours } = day
  return JSON.stringify({
    place: place.name,
    kind,
    name,
    group,
    key,
    slug,
    date,
    custom,
    other,
    window,
    rule,
    why: greatReason(day),
    of,
    from: iso(during.start),
    until: iso(during.end),
    ...(hours && { hours: { of: hours.of, from: iso(hours.start), until: iso(hours.end) } }),
  })
}

/** A day with everything that is computed for it; instants in UTC. */
export const toDayLine = (place: Place, date: CivilDate, options: Options): string =>
  JSON.stringify(dayInFull(place, date, options))

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const knifeEdgeMinutes = 3

function toCells({ place, observance }: LocalObservance): string[] {
  const { kind, name, date, isAngaraki, tithi, moonrise, marginMinutes } = observance
  const local = (at: Instant): string => {
    const civilDate = civilDateAt(at, place.tz)
    return clockAt(at, place.tz) + (civilDate === date ? '' : ` (${civilDate.slice(5)})`)
  }
  const title =
    kind === 'sankashti'
      ? `${name} Sankashti${isAngaraki ? ', Angaraki' : ''}`
      : kind === 'vinayaka'
        ? 'Vinayaka Chaturthi'
        : name
  return [
    place.name,
    date,
    weekdays[new Date(`${date}T00:00Z`).getUTCDay()] ?? '',
    title,
    moonrise ? local(moonrise.at) : '',
    local(tithi.start),
    local(tithi.end),
    marginMinutes < knifeEdgeMinutes ? 'check your local panchang' : '',
  ]
}

const toGreatCells = ({ place, day }: PlacedGreatDay): string[] => [
  place.name,
  day.date,
  weekdays[new Date(`${day.date}T00:00Z`).getUTCDay()] ?? '',
  day.name,
  day.custom ?? '',
  day.other?.date ?? '',
  `${day.window}: ${day.rule}`,
]

const greatHeader = ['Place', 'Date', '', 'Observance', 'Custom', 'Others keep', 'Decided by']

export const toGreatTable = (list: readonly PlacedGreatDay[]): string =>
  inColumns([greatHeader, ...list.map(toGreatCells)])

const header = ['Place', 'Date', '', 'Observance', 'Moonrise', 'Tithi from', 'to', '']

function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Columns for people, in each place's own time. */
export const toTable = (list: readonly LocalObservance[]): string =>
  inColumns([header, ...list.map(toCells)])
