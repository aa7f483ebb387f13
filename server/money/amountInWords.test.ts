import { expect, test } from 'vitest'
import { amountInWords } from './amountInWords.ts'

test.each([
  [1, 'One'],
  [10, 'Ten'],
  [19, 'Nineteen'],
  [20, 'Twenty'],
  [99, 'Ninety Nine'],
  [100, 'One Hundred'],
  [501, 'Five Hundred One'],
  [1001, 'One Thousand One'],
  [11_000, 'Eleven Thousand'],
  [99_999, 'Ninety Nine Thousand Nine Hundred Ninety Nine'],
  [100_000, 'One Lakh'],
  [150_001, 'One Lakh Fifty Thousand One'],
  [1_000_000, 'Ten Lakh'],
  [10_000_000, 'One Crore'],
  [123_456_789, 'Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine'],
  [1_000_000_000_000, 'One Lakh Crore'],
])('%d rupees', (rupees, words) => {
  expect(amountInWords(rupees)).toBe(`Rupees ${words} Only`)
})
