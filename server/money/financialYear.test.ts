import { expect, test } from 'vitest'
import { daysOfPeriod, financialYearOf, yearOfPeriod } from './financialYear.ts'

test.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2026-11-21', '2026-27'],
  ['2027-01-01', '2026-27'],
  ['2099-12-31', '2099-00'],
])('%s is in %s', (date, year) => expect(financialYearOf(date)).toBe(year))

test.each([
  [{}, '2026-27', '2026-04-01', '2027-03-31'],
  [{ financialYear: '2025-26' }, '2025-26', '2025-04-01', '2026-03-31'],
  [{ month: '2027-02' }, '2026-27', '2027-02-01', '2027-02-28'],
  [{ month: '2028-02' }, '2027-28', '2028-02-01', '2028-02-29'],
  [{ month: '2026-12' }, '2026-27', '2026-12-01', '2026-12-31'],
])('%j is in %s, from %s to %s', (period, year, from, to) => {
  expect(yearOfPeriod(period, '2026-11-21')).toBe(year)
  expect(daysOfPeriod(period, '2026-11-21')).toEqual({ from, to })
})
