import { describe, expect, test } from 'vitest'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { sums } from './everyText.ts'
import { compactRupees } from './compactRupees.ts'
import { formatRupees, numberText, rupeesAndPaise } from './numbers.ts'

const intl = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-IN', options)
const inRupees = { style: 'currency', currency: 'INR' } as const

describe('Numbers and sums are written as the engine writes them for India:', () => {
  test.each([
    ['whole rupees', formatRupees, intl({ ...inRupees, maximumFractionDigits: 0 })],
    ['rupees and paise', rupeesAndPaise, intl(inRupees)],
    ['numbers', numberText, intl({ maximumFractionDigits: 0 })],
    ['one decimal', (value: number) => numberText(value, 1), intl({ maximumFractionDigits: 1 })],
    ['three', (value: number) => numberText(value, 3), intl()],
  ])('%s', (_, ours, reference) => {
    const some = [0, 0.4, 0.5, 2.5, 99_999.5, 0.04, 1234.56, 12_34_56_789, 10 ** 12]
    for (const value of [...sums, ...some]) {
      expect(ours(value)).toBe(reference.format(value))
      if (value >= 0.5) expect(ours(-value)).toBe(reference.format(-value))
    }
  })

  test('sums beside a chart', () => {
    const reference = intl({ notation: 'compact', maximumFractionDigits: 1 })
    const ticks = [
      0, 250, 500, 1000, 1500, 12_500, 75_000, 1_00_000, 2_50_000, 99_50_000, 1_50_00_000,
    ]
    for (const value of ticks) expect(compactRupees(value)).toBe(`₹${reference.format(value)}`)
  })
})

test('paise are shown where there are some', () => {
  expect([501, 100.5, 210_050.05].map(exactRupees)).toEqual(['₹501', '₹100.50', '₹2,10,050.05'])
})
