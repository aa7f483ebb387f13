import { useState } from 'react'
import { firstYear, lastYear } from '#almanac/civilDate.ts'
import type { Month } from './civilMonth.ts'

/** The month that was turned to, and the day chosen in it; without a day the month's own comes first. */
export type Shown = { month: Month; day?: string }

// By the entry of the browser's history: coming back finds the month that was left, a new visit today's.
const left = new Map<string, Shown>()

/** What was turned to on this visit; undefined while it is today's month. */
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

/** A phone's clock may stand in a year the almanac does not know. */
export const nearestKnown = ({ year, month }: Month): Month =>
  year < firstYear
    ? { year: firstYear, month: 1 }
    : year > lastYear
      ? { year: lastYear, month: 12 }
      : { year, month }
