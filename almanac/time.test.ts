import { describe, expect, it } from 'vitest'
import { deltaT } from './time.ts'

const daysTo = (year: number): number => (Date.UTC(year, 0, 1) - Date.UTC(2000, 0, 1, 12)) / 864e5

describe('TT - UT', () => {
  // IERS and USNO, 1 January of each year.
  it.each([
    [1950, 29.2],
    [1973, 43.4],
    [2000, 63.8],
    [2005, 64.7],
    [2015, 67.6],
    [2020, 69.4],
    [2024, 69.2],
  ])('in %d is within two seconds of the measured %d s', (year, measured) => {
    expect(Math.abs(deltaT(daysTo(year)) - measured)).toBeLessThan(2)
  })

  it('goes on to 93 s in 2100, as Stephenson, Morrison and Hohenkerk foresee', () => {
    expect(deltaT(daysTo(2100))).toBeCloseTo(93.4, 0)
  })
})
