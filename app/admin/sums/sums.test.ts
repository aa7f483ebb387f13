import { expect, test } from 'vitest'
import { monthsOf, sumsOfDays, sumsOfMonths } from './sums.ts'

const day = (date: string, amount: number) => ({ day: date, count: 1, amount, returned: 0 })

test('a financial year is April to March', () => {
  const months = monthsOf('2026-27')
  expect([months.length, months[0], months[8], months[9], months[11]]).toEqual([
    12,
    '2026-04',
    '2026-12',
    '2027-01',
    '2027-03',
  ])
  expect(monthsOf('')).toEqual([])
})

test('days are added up to months, and months without any are there too', () => {
  const sums = sumsOfMonths(
    [day('2026-04-01', 1), day('2026-04-30', 2), day('2027-03-31', 4)],
    '2026-27',
  )
  expect(sums.map(({ amount }) => amount)).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4])
})

test('a month has all its days', () => {
  const sums = sumsOfDays([day('2028-02-29', 7)], '2028-02')
  expect(sums).toHaveLength(29)
  expect(sums.at(-1)).toEqual({ key: '2028-02-29', count: 1, amount: 7, returned: 0 })
})
