import { dateAt, dateText, timeText } from '#app/i18n/dates.ts'

/** `8:52 PM, Nov 27, 2026` in the temple’s zone. */
export const momentOf = (iso: string, timeZone: string): string => {
  const at = Date.parse(iso)
  return `${timeText(at, timeZone)}, ${dateText(dateAt(at, timeZone))}`
}

/** The civil day this many days later. */
export const dayPlus = (date: string, days: number): string => {
  const noon = new Date(`${date}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

const wallClock = (at: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at)
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  return Date.parse(
    `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00Z`,
  )
}

/** The instant at which clocks of a zone show `2026-11-27T18:30`, as ISO UTC. */
export function instantAt(local: string, timeZone: string): string | undefined {
  const wanted = Date.parse(`${local}:00Z`)
  if (Number.isNaN(wanted)) return undefined
  let at = wanted
  // Twice: the first attempt may have read the offset from the other side of a clock change.
  for (let round = 0; round < 2; round += 1) at += wanted - wallClock(at, timeZone)
  return new Date(at).toISOString()
}

/** What clocks of a zone show at an instant, in the format of a `datetime-local` input. */
export const localAt = (iso: string, timeZone: string): string =>
  new Date(wallClock(Date.parse(iso), timeZone)).toISOString().slice(0, 16)
