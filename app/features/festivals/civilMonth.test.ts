import { assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, weekday } from '#almanac/civilDate.ts'
import { addMonths, addMonthsTo, cellsOf } from './civilMonth.ts'

describe('A month’s sheet', () => {
  it.each([
    // Month, first and last of its 42 cells.
    [{ year: 2026, month: 11 }, '2026-11-01', '2026-12-12'],
    [{ year: 2026, month: 8 }, '2026-07-26', '2026-09-05'],
    [{ year: 2027, month: 1 }, '2026-12-27', '2027-02-06'],
    [{ year: 2026, month: 2 }, '2026-02-01', '2026-03-14'],
    [{ year: 1950, month: 1 }, '1950-01-01', '1950-02-11'],
    [{ year: 2100, month: 12 }, '2100-11-28', '2101-01-08'],
    // 2100 is no leap year.
    [{ year: 2100, month: 2 }, '2100-01-31', '2100-03-13'],
  ])('of %o runs from %s to %s', (month, first, last) => {
    const cells = cellsOf(month)
    expect(cells).toHaveLength(42)
    expect([cells[0], cells.at(-1)]).toEqual([first, last])
  })

  it('begins on a Sunday, holds the whole month and leaves no day out', () => {
    const months = record({
      year: integer({ min: 1950, max: 2100 }),
      month: integer({ min: 1, max: 12 }),
    })
    assert(
      property(months, (month) => {
        const cells = cellsOf(month)
        expect(weekday(cells[0] ?? '')).toBe(0)
        const days = cells.filter((date) => Number(date.slice(5, 7)) === month.month)
        expect(days.length).toBe(new Date(Date.UTC(month.year, month.month, 0)).getUTCDate())
        for (const [index, date] of cells.entries())
          if (index > 0) expect(daysBetween(cells[index - 1] ?? '', date)).toBe(1)
      }),
    )
  })
})

describe('Civil dates', () => {
  it.each([
    [{ year: 2026, month: 12 }, 1, { year: 2027, month: 1 }],
    [{ year: 2026, month: 1 }, -1, { year: 2025, month: 12 }],
    [{ year: 2026, month: 5 }, -17, { year: 2024, month: 12 }],
  ])('%o and %i months', (month, count, expected) =>
    expect(addMonths(month, count)).toEqual(expected),
  )

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-21', 1, '2026-12-21'],
  ])('%s and %i months is %s', (date, count, expected) =>
    expect(addMonthsTo(date, count)).toBe(expected),
  )

  it('does not lose a day where clocks change', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  })
})
