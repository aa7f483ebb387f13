import { expect, test } from 'vitest'
import { lunarMonths } from './lunarMonths.ts'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }

test.each([
  [2026, 12, ['Margashirsha', 'Pausha']],
  [2027, 1, ['Pausha', 'Magha']],
  [2026, 5, ['Vaishakha', 'Jyeshtha', 'Adhika Jyeshtha']],
  [2026, 6, ['Adhika Jyeshtha', 'Jyeshtha']],
  [2023, 7, ['Ashadha', 'Shravana', 'Adhika Shravana']],
])('the months of the north in month %i-%i are %j', (year, month, expected) => {
  const found = lunarMonths(pune, { year, month }, true)
  expect(found.map(({ name, isAdhika }) => (isAdhika ? `Adhika ${name}` : name))).toEqual(expected)
})
