import { expect, it } from 'vitest'
import { numberOf } from './numberOf.ts'

it.each([
  ['3200', 3200],
  [' 3,200 ', 3200],
  ['1,00,000', 100_000],
  ['501,00', Number.NaN],
  ['0', 0],
  ['', Number.NaN],
  ['-1', Number.NaN],
  ['3.5', Number.NaN],
  ['₹100', Number.NaN],
  ['1e5', Number.NaN],
])('%j is read as %d', (typed, number) => {
  expect(numberOf(typed)).toBe(number)
})
