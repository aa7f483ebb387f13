import type { Observance } from '#almanac/observances.ts'
import type { Place } from '#almanac/place.ts'
import { civilDateAt, clockAt, type Instant } from '#almanac/zone.ts'

export type Kept = { place: Place; observance: Observance }

/** ISO 8601 in UTC, cut to the second. */
const iso = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19)}Z`

export const toLine = ({ place, observance }: Kept): string => {
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

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const knifeEdgeMinutes = 3

function toCells({ place, observance }: Kept): string[] {
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

const header = ['Place', 'Date', '', 'Observance', 'Moonrise', 'Tithi from', 'to', '']

/** Columns for people, in each place's own time. */
export function toTable(list: readonly Kept[]): string {
  const rows = [header, ...list.map(toCells)]
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
