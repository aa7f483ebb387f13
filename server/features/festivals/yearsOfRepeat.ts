import type { YearlyDay } from '#almanac/repeats.ts'
import type { YearOfRepeat } from '#contract/festivalRepeatsAdmin.ts'

const yearsShown = 6

type DaysOf = (range: { readonly from: string; readonly to: string }) => readonly YearlyDay[]

/**
 * What a repeat gives in this year and the next ones. The lunar year is shorter than the civil one,
 * so a tithi around the new year may come twice in a year, or not at all.
 */
export const yearsOfRepeat = (daysOf: DaysOf, today: string): YearOfRepeat[] => {
  const first = Number(today.slice(0, 4))
  const days = daysOf({ from: `${first - 1}-01-01`, to: `${first + yearsShown}-12-31` })
  return Array.from({ length: yearsShown }, (_, index) => index).flatMap((index) => {
    const year = first + index
    const within = days.filter(({ date }) => date.startsWith(`${year}-`))
    const coming = within.filter(({ date }) => date >= today)
    const before = days.findLast(({ date }) => date < `${year}-01-01`)
    const after = days.find(({ date }) => date > `${year}-12-31`)
    // This year’s is over.
    if (within.length > coming.length && coming.length === 0) return []
    return {
      year,
      days: coming.map(({ date, rule }) => ({ date, rule })),
      ...(within.length === 0 && {
        ...(before && { before: before.date }),
        ...(after && { after: after.date }),
      }),
    }
  })
}
