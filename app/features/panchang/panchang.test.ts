import { describe, expect, it } from 'vitest'
import { parseDay, parseMonth } from './dayQuery.ts'
import { daysOfMonth } from '#app/almanac/daysOfMonth.ts'

describe('What is asked of the panchang', () => {
  it.each([
    [undefined, { is: 'day', date: '2026-11-21' }],
    ['2028-02-29', { is: 'day', date: '2028-02-29' }],
    ['2026-02-29', { is: 'no-date' }],
    ['yesterday', { is: 'no-date' }],
    ['2026-1-1', { is: 'no-date' }],
    ['1949-12-31', { is: 'out-of-range' }],
    ['2101-01-01', { is: 'out-of-range' }],
  ])('%s', (text, expected) => expect(parseDay(text, '2026-11-21')).toEqual(expected))

  it.each([
    [undefined, { is: 'day', date: '2026-11-01' }],
    ['2100-12', { is: 'day', date: '2100-12-01' }],
    ['2026-13', { is: 'no-date' }],
    ['2101-01', { is: 'out-of-range' }],
  ])('month %s', (text, expected) => expect(parseMonth(text, '2026-11-21')).toEqual(expected))

  it('has as many days as the month', () => {
    expect(daysOfMonth('2026-11')).toHaveLength(30)
    expect(daysOfMonth('2028-02').at(-1)).toBe('2028-02-29')
  })
})
