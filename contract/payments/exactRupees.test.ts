import { expect, test } from 'vitest'
import { addRupees, exactPaise, exactRupees } from './exactRupees.ts'

test('rupees are written with their paise where there are some', () => {
  expect(exactRupees(150_000)).toBe('₹1,50,000')
  expect(exactRupees(100.5)).toBe('₹100.50')
  expect(exactPaise(40)).toBe('₹0.40')
  expect(exactPaise(501_00)).toBe('₹501')
})

test.each([
  [[0.1, 0.2], 0.3],
  [[1001 - 0.01, 501 - 0.1], 1501.89],
  [[1001, -100.5], 900.5],
  [[], 0],
])('%j are %d together', (amounts, sum) => {
  expect(addRupees(...amounts)).toBe(sum)
})
