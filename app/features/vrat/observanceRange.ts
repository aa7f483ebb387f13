import { addDays } from '#almanac/civilDate.ts'

/** Two lunar months: they include the next observance even if the temple hid some. */
const daysAhead = 65

/** The days to compute for a day: a fast may have begun the day before. */
export const observanceRange = (today: string): { from: string; to: string } => ({
  from: addDays(today, -1),
  to: addDays(today, daysAhead),
})
