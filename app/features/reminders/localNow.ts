import { getNow } from '#app/offline/clock.ts'
import { dateAt } from '#app/i18n/dates.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** This moment on a place's clocks, `2026-11-24T06:30`. */
export const localNow = (timeZone: string): string => {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  clocks.set(timeZone, clock)
  return `${dateAt(getNow(), timeZone)}T${clock.format(getNow())}`
}
