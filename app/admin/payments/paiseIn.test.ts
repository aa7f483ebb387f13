import { expect, it } from 'vitest'
import { paiseIn } from './paiseIn.ts'

it.each([
  ['1,001.00', 1001_00],
  ['₹ 1,00,000', 100_000_00],
  ['501.5', 501_50],
  ['501,00', Number.NaN],
  ['501.005', Number.NaN],
  ['', Number.NaN],
])('%j is read as %d paise', (text, paise) => expect(paiseIn(text)).toBe(paise))
