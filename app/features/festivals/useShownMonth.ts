import { useState } from 'react'
import { firstYear, lastYear } from '#almanac/civilDate.ts'
import type { Month } from './civilMonth.ts'

/** The opened month, and the chosen day; without one, the month's default day is chosen. */
export type ShownMonth = { month: Month; day?: string }

// Keyed by history entry: going back restores the month shown then, a new visit starts at the
// current one.
const left = new Map<string, ShownMonth>()

/** The month opened on this visit; undefined for the current month. */
export function useShownMonth(visit: string) {
  const [shown, setShown] = useState(() => left.get(visit))
  return {
    shown,
    setShown(next: ShownMonth) {
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
