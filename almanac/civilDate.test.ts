import { describe, expect, it } from 'vitest'
import { addDays, checkDate, daysBetween, isCivilDate, weekday } from './civilDate.ts'
import { AlmanacError } from './errors.ts'

describe('A civil date', () => {
  it.each(['2026-02-28', '2024-02-29', '1950-01-01', '2100-12-31'])('%s exists', (date) => {
    expect(isCivilDate(date)).toBe(true)
    expect(() => checkDate(date)).not.toThrow()
  })

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '26-01-01',
    '',
    'x',
  ])('"%s" does not', (date) => {
    expect(isCivilDate(date)).toBe(false)
    expect(() => checkDate(date)).toThrow(AlmanacError)
  })

  it.each(['1949-12-31', '2101-01-01'])('%s is out of the almanac’s years', (date) => {
    expect(() => checkDate(date)).toThrow('1950 to 2100')
  })

  it('is counted by days, over leap days and years', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysBetween('2023-12-31', '2025-01-01')).toBe(367)
  })

  it('has a weekday from 0, Sunday', () => {
    expect(weekday('2026-01-06')).toBe(2)
    expect(weekday('2000-01-02')).toBe(0)
  })
})
