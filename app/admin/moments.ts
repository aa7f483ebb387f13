import { clockAt, dateAt } from '#app/i18n/dates.ts'
import { instantAt as instantOf } from '#almanac/zone.ts'
import { datedMomentText } from '#contract/i18n/en/longDates.ts'

/** `8:52 PM, 27 Nov 2026` in the temple’s zone. */
export const momentOf = (iso: string, timeZone: string): string =>
  datedMomentText(Date.parse(iso), timeZone)

/** The civil day this many days later. */
export const dayPlus = (date: string, days: number): string => {
  const noon = new Date(`${date}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

/** The instant at which clocks of a zone show `2026-11-27T18:30`, as ISO UTC. */
export const instantAt = (local: string, timeZone: string): string | undefined =>
  Number.isNaN(Date.parse(`${local}:00Z`))
    ? undefined
    : new Date(instantOf(local, timeZone)).toISOString()

/** What clocks of a zone show at an instant, in the format of a `datetime-local` input. */
export function localAt(iso: string, timeZone: string): string {
  const at = Date.parse(iso)
  return `${dateAt(at, timeZone)}T${clockAt(at, timeZone)}`
}
