import { expect, test } from 'vitest'
import { dayBefore, daysOfYear, previousYear, yearsBetween } from './years.ts'

test.each([
  ['2026-27', '2026-04-01', '2027-03-31', '2025-26'],
  ['2026', '2026-01-01', '2026-12-31', '2025'],
  ['2000-01', '2000-04-01', '2001-03-31', '1999-00'],
])('the year %s is from %s to %s, after %s', (year, from, to, before) => {
  expect(daysOfYear(year)).toEqual({ from, to })
  expect(previousYear(year)).toBe(before)
})

test.each([
  ['2026-11-21', '2025-11-21'],
  ['2028-02-29', '2027-02-28'],
])('a year before %s is %s', (day, before) => expect(dayBefore(day)).toBe(before))

test('years are offered from the first with money to this one', () => {
  expect(yearsBetween('2025-02-10', '2026-11-21')).toEqual({
    calendarYears: ['2026', '2025'],
    financialYears: ['2026-27', '2025-26', '2024-25'],
  })
})
