import { useState } from 'react'
import { firstYear, lastYear } from '#almanac/civilDate.ts'
import type { Month } from './civilMonth.ts'

/** The opened month, and the chosen day; without one, the month's default day is chosen. */
export type Shown = { month: Month; day?: string }

// By the entry of the browser's history: going back finds the month that was shown, a new visit the
// current one.
const left = new Map<string, Shown>()

/** The month opened on this visit; undefined for the current month. */
export function useShownMonth(visit: string) {
  const [shown, setShown] = useState(() => left.get(visit))
  return {
    shown,
    setShown(next: Shown) {
      left.set(visit, next)
      setShown(next)
    },
  }
}

/** A phone's clock may be in a year that the almanac does not cover. */
export const nearestKnown = ({ year, month }: Month): Month =>
  year < firstYear
    ? { year: firstYear, month: 1 }
    : year > lastYear
      ? { year: lastYear, month: 12 }
      : { year, month }
