import { describe, expect, it } from 'vitest'
import { deltaT, illuminated, instantOfPhase, phase } from './elongation.ts'

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

describe('The phase', () => {
  // NASA's catalogues of eclipses and the Astronomical Almanac: ecliptic conjunctions, to the minute.
  it.each([
    [0, '2000-01-06T18:14'],
    [1, '2000-02-05T13:03'],
    [300, '2024-04-08T18:21'],
    [303, '2024-07-05T22:57'],
  ])('turns for the %d. time at the new moon of %s', (lunation, printed) => {
    const at = instantOfPhase(lunation * 360)
    expect(Math.abs(at - Date.parse(`${printed}:00Z`))).toBeLessThan(60_000)
  })

  it('grows from its instant on', () => {
    const at = instantOfPhase(216 + 360 * 330)
    expect(phase(at)).toBeCloseTo(216 + 360 * 330, 4)
    expect(phase(at + 1_000)).toBeGreaterThan(phase(at))
  })
})

describe('The lit part of the disc', () => {
  it.each([
    ['new moon', 0, 0],
    ['half moon', 90, 0.5],
    ['full moon', 180, 1],
  ])('at %s', (_, degrees, lit) => {
    expect(Math.abs(illuminated(instantOfPhase(360 * 320 + degrees)) - lit)).toBeLessThan(0.003)
  })
})
