import type { YearlyDay } from '#almanac/repeats.ts'
import type { YearOfRepeat } from '#contract/festivals/repeatsAdmin.ts'

const yearsShown = 6

type DaysOf = (range: { readonly from: string; readonly to: string }) => readonly YearlyDay[]

/**
 * What a repeat gives in this year, unless its day is over, and the next ones. The lunar year is
 * shorter than the civil one, so a tithi around the new year may come twice in a year, or not at all.
 */
export const yearsOfRepeat = (daysOf: DaysOf, today: string): YearOfRepeat[] => {
  const thisYear = Number(today.slice(0, 4))
  const last = thisYear + yearsShown
  const days = daysOf({ from: `${thisYear - 1}-01-01`, to: `${last + 1}-12-31` })
  const daysIn = (year: number) => days.filter(({ date }) => date.startsWith(`${year}-`))
  const isOver = daysIn(thisYear).length > 0 && daysIn(thisYear).every(({ date }) => date < today)
  const first = isOver ? thisYear + 1 : thisYear
  return Array.from({ length: yearsShown }, (_, index) => {
    const year = first + index
    const coming = daysIn(year).filter(({ date }) => date >= today)
    const before = days.findLast(({ date }) => date < `${year}-01-01`)
    const after = days.find(({ date }) => date > `${year}-12-31`)
    return {
      year,
      days: coming.map(({ date, rule }) => ({ date, rule })),
      ...(daysIn(year).length === 0 && {
        ...(before && { before: before.date }),
        ...(after && { after: after.date }),
      }),
    }
  })
}
