import { useSyncExternalStore } from 'react'
import { subscribeToday } from '#app/almanac/today.ts'
import { clockAt, dateAt } from '#app/i18n/dates.ts'
import { getNow } from '#app/offline/clock.ts'

/** This moment on a place's clocks, `2026-11-24T06:30`. */
export const localNow = (timeZone: string): string =>
  `${dateAt(getNow(), timeZone)}T${clockAt(getNow(), timeZone)}`

/** The same, minute by minute; in a rendered page the beginning of `rendered`, the server's day. */
export const useLocalNow = (timeZone: string, rendered: string): string =>
  useSyncExternalStore(
    subscribeToday,
    () => localNow(timeZone),
    () => `${rendered}T00:00`,
  )
