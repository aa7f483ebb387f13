import { useSyncExternalStore } from 'react'
import { getNow, subscribeClock } from '#app/offline/clock.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The civil date of this moment in a zone, `2026-11-21`. */
export function todayIn(timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  formats.set(timeZone, format)
  return format.format(getNow())
}

/** How often a page that stays open looks whether the day has ended. */
const lookMs = 30_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, lookMs)
  document.addEventListener('visibilitychange', listener)
  const stopClock = subscribeClock(listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
    stopClock()
  }
}

/** Today in a zone, also after midnight; `rendered` is what the server took it for. */
export const useToday = (timeZone: string, rendered: string): string =>
  useSyncExternalStore(
    subscribe,
    () => todayIn(timeZone),
    () => rendered,
  )
