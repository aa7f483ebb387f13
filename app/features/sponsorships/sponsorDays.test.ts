import { expect, test } from 'vitest'
import { daysOfMonth, monthFrom, stateOf } from './sponsorDays.ts'

const range = { from: '2026-12-01', to: '2027-12-31', closed: ['2026-12-09'] }
const taken = [
  { date: '2026-12-07', places: 2, names: ['Meera Kulkarni'] },
  { date: '2026-12-08', places: 1, names: [] },
]
const offering = { id: 'a', name: 'Annadan', price: 5000, places: 2, taken }

test.each([
  ['2026-11-30', { kind: 'none' }],
  ['2026-12-01', { kind: 'free', left: 2 }],
  ['2026-12-07', { kind: 'taken' }],
  ['2026-12-08', { kind: 'free', left: 1 }],
  ['2026-12-09', { kind: 'closed' }],
  ['2028-01-01', { kind: 'none' }],
])('%s is %j', (date, state) => {
  expect(stateOf(date, offering, range)).toEqual(state)
})

test('a month begins under its weekday and has all of its days', () => {
  const february = daysOfMonth('2027-02')
  expect(february[0]).toBeUndefined()
  expect(february[1]).toBe('2027-02-01')
  expect(february).toHaveLength(29)
  expect([monthFrom('2026-12', 1), monthFrom('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
})
