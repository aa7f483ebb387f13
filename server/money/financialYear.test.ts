import { expect, test } from 'vitest'
import { financialYearOf } from './financialYear.ts'

test.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2026-11-21', '2026-27'],
  ['2027-01-01', '2026-27'],
  ['2099-12-31', '2099-00'],
])('%s is in %s', (date, year) => expect(financialYearOf(date)).toBe(year))
