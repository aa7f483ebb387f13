import { describe, expect, it } from 'vitest'
import { illuminated, instantOfPhase, phase } from './elongation.ts'

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
