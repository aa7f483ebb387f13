import { addDays, type CivilDate, utcMidnight } from './civilDate.ts'
import { remember } from './memo.ts'

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number

/**
 * India's clocks have not changed since 1945, so in all our years: a phone's first formatter takes as
 * long as computing a year, and most users live here. A test compares it with Intl.
 */
const india = /^Asia\/(Kolkata|Calcutta)$/
const indiaMs = 330 * 60_000

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter takes longer than a hundred uses of it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  // British dates have the order, and the whole year, that localClock reads.
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  if (formatters.size >= 64) formatters.clear()
  formatters.set(timeZone, made)
  return made
}

/** Whether the runtime knows the IANA zone. '+05:30' is not a zone, because clocks change. */
export function isKnownZone(tz: string): boolean {
  if (india.test(tz)) return true
  if (!/^[A-Za-z]/.test(tz)) return false
  try {
    formatterOf(tz)
    return true
  } catch {
    return false
  }
}

/** The local clock, read as if it were UTC: 2026-01-06 21:22 in Mumbai → Date.UTC(2026, 0, 6, 21, 22). */
function localClock(at: Instant, tz: string): number {
  if (india.test(tz)) return at + indiaMs
  // 'DD/MM/YYYY, HH:MM:SS', whatever the separators: reading it takes a third of the time of
  // formatToParts.
  const fields = formatterOf(tz).format(at).match(/\d+/g)?.map(Number) ?? []
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0, second = 0] = fields
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** Milliseconds the zone's clocks are ahead of UTC at a whole second. */
const offsetAt = (at: Instant, tz: string): number => localClock(at, tz) - at

const localText = (at: Instant, tz: string): string => new Date(localClock(at, tz)).toISOString()

export const civilDateAt = (at: Instant, tz: string): CivilDate => localText(at, tz).slice(0, 10)

/** 'HH:MM' on the place's clocks, cut to the minute as almanacs print it. */
export const clockAt = (at: Instant, tz: string): string => localText(at, tz).slice(11, 16)

/** The instant at which a place's clocks show `2026-11-27T18:30`. */
export const instantAt = (local: string, tz: string): Instant => {
  const wall = Date.parse(`${local}:00Z`)
  // Twice: the first offset may be from the other side of a clock change.
  return wall - offsetAt(wall - offsetAt(wall, tz), tz)
}

/**
 * The first instant of a civil date. If clocks go forward over midnight (Beirut, Cairo, Havana) the
 * date begins at 01:00; a date that a zone skipped (Apia 2011-12-30) begins and ends in the same
 * instant.
 */
export const startOfDay = /* @__PURE__ */ remember(
  4_096,
  (date: CivilDate, tz: string) => `${date} ${tz}`,
  (date, tz): Instant => {
    const midnight = utcMidnight(date)
    const before = midnight - offsetAt(utcMidnight(addDays(date, -1)), tz)
    const after = midnight - offsetAt(utcMidnight(addDays(date, 1)), tz)
    const [earlier, later] = before < after ? [before, after] : [after, before]
    return [earlier, later].find((at) => localClock(at, tz) === midnight) ?? before
  },
)
