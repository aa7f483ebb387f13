import { expect, test } from 'vitest'
import { formatRupees } from './money.ts'

const reference = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

test('rupees are written as the engine writes them for India', () => {
  const amounts = [
    0,
    1,
    99,
    501,
    1_000,
    99_999,
    100_000,
    1_50_000,
    9_999_999,
    12_34_56_789,
    10 ** 12,
  ]
  for (const amount of [...amounts, 0.4, 0.5, 2.5, 99_999.5]) {
    expect(formatRupees(amount)).toBe(reference.format(amount))
    if (amount >= 0.5) expect(formatRupees(-amount)).toBe(reference.format(-amount))
  }
  for (let amount = 1; amount < 1e9; amount = Math.ceil(amount * 1.07))
    expect(formatRupees(amount)).toBe(reference.format(amount))
})
