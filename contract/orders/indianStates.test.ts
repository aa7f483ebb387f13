import { expect, test } from 'vitest'
import { isPinOf, type IndianState } from './indianStates.ts'

test.each<[string, IndianState, boolean]>([
  ['411030', 'Maharashtra', true],
  ['411030', 'Gujarat', false],
  ['403001', 'Goa', true],
  ['403001', 'Maharashtra', false],
  ['401001', 'Goa', false],
  ['737101', 'Sikkim', true],
  ['737101', 'West Bengal', false],
  ['734001', 'Sikkim', false],
  ['744101', 'Andaman and Nicobar Islands', true],
  ['194101', 'Ladakh', true],
  ['190001', 'Ladakh', false],
  ['791111', 'Arunachal Pradesh', true],
  ['793001', 'Meghalaya', true],
  ['793001', 'Assam', false],
  ['781001', 'Assam', true],
  ['507101', 'Andhra Pradesh', true],
  ['900056', 'Kerala', true],
  ['051111', 'Kerala', false],
])('%s in %s: %s', (pin, state, expected) => {
  expect(isPinOf(pin, state)).toBe(expected)
})
