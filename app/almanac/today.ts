import { useSyncExternalStore } from 'react'
import { dateAt } from '#app/i18n/dates.ts'
import { getNow, subscribeClock } from '#app/offline/clock.ts'

// Here, so that it is in the chunk that every page has: home and the page about the temple need it.
export { aartisOfDay, type Mark, markOf, type TimedAarti } from './aartisOfDay.ts'

/** The civil date of this moment in a zone, `2026-11-21`. */
export const todayIn = (timeZone: string): string => dateAt(getNow(), timeZone)

/** How often a page that stays open checks whether the day has ended. */
const lookMs = 30_000

/** Calls back every half minute, and whenever the time may have moved otherwise. */
export function subscribeToday(listener: () => void): () => void {
  const timer = setInterval(listener, lookMs)
  document.addEventListener('visibilitychange', listener)
  const stopClock = subscribeClock(listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
    stopClock()
  }
}

/** Today in a zone, updated after midnight; `rendered` is the date the server used. */
export const useToday = (timeZone: string, rendered: string): string =>
  useSyncExternalStore(
    subscribeToday,
    () => todayIn(timeZone),
    () => rendered,
  )

const minuteMs = 60_000
const thisMinute = (): number => Math.floor(getNow() / minuteMs) * minuteMs

/** When this minute began; undefined in a rendered page, which may be read at any time of its day. */
export const useMinute = (): number | undefined =>
  useSyncExternalStore(subscribeToday, thisMinute, () => undefined)

/** The same on one date of a zone; undefined on every other. */
export function useMinuteOf(date: string, timeZone: string): number | undefined {
  const now = useMinute()
  return now !== undefined && dateAt(now, timeZone) === date ? now : undefined
}
