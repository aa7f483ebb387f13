import { describe, expect, it } from 'vitest'
import { elongation } from '#almanac/elongation.ts'
import { observancesOfYear } from '#almanac/observances.ts'
import { phaseAt } from './phaseAt.ts'

const oslo = { name: 'Oslo', lat: 59.91, lon: 10.75, tz: 'Europe/Oslo' }
const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }

describe('The moon of a Sankashti', () => {
  it.each([oslo, pune])('is drawn as it looks at moonrise over $name', (place) => {
    const fasts = observancesOfYear(place, 2026, { reference: pune }).flatMap(
      ({ moonrise, tithi }) => (moonrise ? [{ at: moonrise.at, tithi }] : []),
    )
    expect(fasts.length).toBeGreaterThan(11)
    for (const { at, tithi } of fasts)
      expect(Math.abs(phaseAt(tithi, at) - elongation(at))).toBeLessThan(0.5)
  })
})
