import { expect, test } from 'vitest'
import { phoneDigits } from './searchTerms.ts'

test.each([
  ['98220 00000', '9822000000'],
  ['+91-98220-00000', '9822000000'],
  ['919822000000', '9822000000'],
  ['0091 98220 00000', '9822000000'],
  ['098220 00000', '9822000000'],
  ['(020) 2444 5555', '2024445555'],
  ['+91 98220', '98220'],
  ['98220', '98220'],
  ['९८२२०-०००००', '9822000000'],
])('%s is looked for as %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})

test.each(['982', 'PJ-2026-7K3M9W', 'Meera', '', '100%'])('%s is not a phone number', (typed) => {
  expect(phoneDigits(typed)).toBeUndefined()
})
