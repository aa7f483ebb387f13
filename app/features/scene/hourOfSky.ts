import type { SkyOfDay } from '#app/almanac/skyOfDay.ts'

/**
 * The four hours of the temple, by the letters that mark the document: night, around sunrise
 * (kakad aarti), day, around sunset (sandhya).
 */
export type Hour = 'n' | 'r' | 'd' | 's'

const minute = 60_000
const dayMs = 24 * 60 * minute

/**
 * When the Sun rises and sets, on any day near: from one day to the next it moves by minutes only.
 * Near a pole, whether it is up all day.
 */
export type Sun = { readonly sunrise: number; readonly sunset: number } | { readonly isUp: boolean }

export const sunOf = ({ sunrise, sunset, isSunUp = false }: SkyOfDay): Sun =>
  sunrise !== undefined && sunset !== undefined ? { sunrise, sunset } : { isUp: isSunUp }

const ringed = (ms: number): number => ((ms % dayMs) + dayMs) % dayMs

/** The hour that began last. */
export function hourOfSky(now: number, sun: Sun): Hour {
  if ('isUp' in sun) return sun.isUp ? 'd' : 'n'
  const { sunrise, sunset } = sun
  const beginnings: [Hour, number][] = [
    ['r', sunrise - 75 * minute],
    ['d', sunrise + 20 * minute],
    ['s', sunset - 25 * minute],
    ['n', sunset + 60 * minute],
  ]
  const sinceStarts = beginnings.map(([hour, at]) => ({ hour, since: ringed(now - at) }))
  return sinceStarts.reduce((last, each) => (each.since < last.since ? each : last)).hour
}

/** The sky of another hour fades in, where the browser can do so and the reader does not mind. */
export function turnTo(hour: Hour): void {
  const { dataset } = document.documentElement
  if (dataset['hour'] === hour) return
  const turn = () => {
    dataset['hour'] = hour
  }
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches)
    turn()
  // On a hidden page the transition is rejected and the change is immediate.
  else document.startViewTransition(turn).ready.catch(() => {})
}

/** A letter for every ten minutes of a UTC day. */
const stepMs = 10 * minute

/** The hours of a UTC day, as the boot script reads them: from the page on a first visit. */
export const hoursOfDay = (sun: Sun): string =>
  Array.from({ length: dayMs / stepMs }, (_, step) => hourOfSky((step + 0.5) * stepMs, sun)).join(
    '',
  )

/**
 * Stores the chosen city's sun times for the boot script, which reads them before the first paint.
 */
export function rememberSun(sun: Sun): void {
  try {
    localStorage.setItem('sun', hoursOfDay(sun))
  } catch {
    // Storage is forbidden: the next visit begins with the hours of its clock.
  }
}
