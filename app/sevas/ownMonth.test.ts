import { describe, expect, it } from 'vitest'
import { lunarMonths, yearlyTithi } from '#contract/i18n/hi/almanacNames.ts'
import { northernMonth, ofNorthern } from './ownMonth.ts'

describe('A month of the north', () => {
  const all = Array.from({ length: 12 * 30 }, (_, at) => [(at % 12) + 1, (at % 30) + 1] as const)

  it('is stored as the one of its name in the bright half, as the one before in the dark', () => {
    expect([ofNorthern(11, 4), ofNorthern(11, 19), ofNorthern(1, 30)]).toEqual([11, 10, 12])
  })

  it('is shown again as it was chosen, by the name that the yearly day has in Hindi', () => {
    for (const [month, tithi] of all) {
      expect(northernMonth(ofNorthern(month, tithi), tithi)).toBe(month)
      const named = yearlyTithi(ofNorthern(month, tithi), tithi)
      expect(named.startsWith(`${lunarMonths[month - 1]} `)).toBe(true)
    }
  })
})
