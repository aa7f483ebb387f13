import { expect, test } from 'vitest'
import { isMonth, monthAfter, weeksOf } from './months.ts'

test('a month has six weeks, from a Sunday', () => {
  const days = weeksOf('2026-11').flat()
  expect([days.length, days[0], days.at(-1)]).toEqual([42, '2026-11-01', '2026-12-12'])
  expect(weeksOf('2027-02').flat()[0]).toBe('2027-01-31')
})

test('months go on over the new year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
})

test.each(['2026-13', '2026-00', 'x', '2026-1', ''])('%j is no month', (text) => {
  expect(isMonth(text)).toBe(false)
})
