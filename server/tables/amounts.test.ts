import { describe, expect, test } from 'vitest'
import { decimalSignOf, hasLostDigits, readPaise } from './amounts.ts'

test.each([
  ['1,00,000.00', 100_000_00],
  ['₹ 501.50', 501_50],
  ['Rs. 501', 501_00],
  ['Rs.501/-', 501_00],
  ['INR 501', 501_00],
  ['501.00 INR', 501_00],
  ['501.00 Cr', 501_00],
  ['501.00Cr', 501_00],
  ['501.00CR.', 501_00],
  ['Cr 501.00', 501_00],
  ['501.00 Credit', 501_00],
  ['INR501.00', 501_00],
  ['501.00Dr', -501_00],
  ['Dr. 501.00', -501_00],
  ['501.00 Debit', -501_00],
  ['Rs501.00(Dr)', -501_00],
  ['501.00(Cr)', 501_00],
  ['+501', 501_00],
  ['501.5', 501_50],
  ['501.0000', 501_00],
  ['="501.00"', 501_00],
  ['="1,00,000.00"', 100_000_00],
  ["'501.00", 501_00],
  ['1\u00A0001.00', 1001_00],
  ['\u202F501.00\u00A0', 501_00],
  ['५०१.००', 501_00],
  ['', 0],
  ['-', 0],
  ['—', 0],
  ['N/A', 0],
  ['0.00', 0],
  ['-0.00', 0],
  ['-501.00', -501_00],
  ['−501.00', -501_00],
  ['501.00-', -501_00],
  ['₹ -501.00', -501_00],
  ['(501.00)', -501_00],
  ['(₹501.00)', -501_00],
  ['501.00 Dr', -501_00],
  ['-501.00 Dr', -501_00],
  ['-501.00 Cr', Number.NaN],
  ['501.00 CrDr', Number.NaN],
  ['501.005', Number.NaN],
  ['1.000', Number.NaN],
  ['12,34x', Number.NaN],
  ['5O1', Number.NaN],
  ['1,2,3', Number.NaN],
  ['1,0010', Number.NaN],
  ['1,000,00', Number.NaN],
  ['501.00.00', Number.NaN],
  ['6.31E+05', Number.NaN],
  ['########', Number.NaN],
  ['9'.repeat(20), Number.NaN],
])('%j is %d paise', (cell, paise) => expect(readPaise(cell)).toBe(paise))

describe('The decimal sign of a column', () => {
  const read = (...cells: string[]) => {
    const sign = decimalSignOf(cells)
    return cells.map((cell) => readPaise(cell, sign))
  }

  test('a last comma with one or two digits and no point beside it', () => {
    expect(read('501,00', '1001,5', '2100', '')).toEqual([501_00, 1001_50, 2100_00, 0])
    expect(read('1.001,00', '1.00.000,00', '-501,00')).toEqual([1001_00, 100_000_00, -501_00])
    expect(read('1.001', '501,00')).toEqual([1001_00, 501_00])
    expect(read('1,000', '501,00')).toEqual([Number.NaN, 501_00])
  })

  test('a column with both signs cannot be read; whole rupees without any are certain', () => {
    expect(read('501,00', '1,001.00', '2100')).toEqual([Number.NaN, Number.NaN, 2100_00])
  })

  test('a comma before three digits groups them', () => {
    expect(read('1,001', '1,00,000', '501')).toEqual([1001_00, 100_000_00, 501_00])
  })
})

test('every amount is the same in every way to write it', () => {
  const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
  const western = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })
  const german = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 })
  for (let paise = 1; paise < 5_000_000_00; paise = Math.ceil(paise * 1.37) + 1) {
    const rupees = paise / 100
    const plain = rupees.toFixed(2)
    for (const text of [plain, indian.format(rupees), western.format(rupees)]) {
      for (const came of [text, `₹${text}`, `Rs. ${text}`, `${text} Cr`, `="${text}"`]) {
        expect([came, readPaise(came)]).toEqual([came, paise])
      }
      for (const went of [`-${text}`, `${text}-`, `(${text})`, `${text} Dr`, `INR ${text}(Dr)`]) {
        expect([went, readPaise(went)]).toEqual([went, -paise])
      }
    }
    for (const text of [german.format(rupees), plain.replace('.', ',')]) {
      expect([text, readPaise(text, 'comma')]).toEqual([text, paise])
      // Never a hundred times as much, whatever the column is taken for.
      for (const sign of [undefined, 'point', 'both'] as const) {
        const read = readPaise(text, sign)
        expect(Number.isNaN(read) ? paise : read).toBe(paise)
      }
    }
  }
})

test.each([
  ['6.31E+11', true],
  ['UPI 6.30512E+11 ARJUN', true],
  ['6,31E+11', true],
  ['="6.31E+11"', true],
  ['630512345678', false],
  ['SBINN1E+', false],
  ['UPI/4E+5X', false],
])('%j has lost digits: %s', (cell, isLost) => expect(hasLostDigits(cell)).toBe(isLost))
