import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './civilDate.ts'
import { festivals } from './festivals.ts'
import { observanceOfSlug, observances } from './observances.ts'
import { tithiOf } from './tithi.ts'
import { cities } from './test/published.ts'
import { itHoldsFor, zones } from './test/sweeps.ts'

// `npm run faults` checks the whole 150 years for the other cities.
describe('Sankashtis, Angarakis, keys, addresses and yearly festivals are as they must be', () => {
  for (const place of zones) {
    itHoldsFor(place, '1950-01-01', '1953-12-31')
    itHoldsFor(place, '2022-01-01', '2031-12-31')
    itHoldsFor(place, '2097-01-01', '2100-12-31')
  }
})

const anyPlace = fc.record({
  name: fc.constant('there'),
  lat: fc.double({ min: -60, max: 60, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  tz: fc.constantFrom('UTC', ...new Set([...cities, ...zones].map(({ tz }) => tz))),
})

describe('Anywhere to 60° of latitude, in any zone', () => {
  it('a date changes when its tithi comes earlier or later by the margin, and not before', () => {
    fc.assert(
      fc.property(
        anyPlace,
        fc.integer({ min: -600, max: 1_200 }),
        fc.constantFrom(...festivals),
        (place, lunation, { tithi: number, dateRule }) => {
          const { start, end } = tithiOf(lunation, number)
          const datedWith = (shiftMs: number) =>
            dateRule(place, { number, start: start + shiftMs, end: end + shiftMs })
          const dating = datedWith(0)
          const margin = (dating?.marginMinutes ?? 0) * 60_000
          for (const sign of [-1, 1]) {
            expect(datedWith(sign * (margin - 60_000 * Math.min(1, margin)))?.date).toBe(
              dating?.date,
            )
          }
          // The margin is cut to tenths of a minute, and a second allows for the roots' own error.
          const beyond = [-1, 1].map((sign) => datedWith(sign * (margin + 7_000))?.date)
          expect(beyond.some((date) => date !== dating?.date)).toBe(true)
        },
      ),
      { seed: 4, numRuns: 200 },
    )
  }, 60_000)

  it('an address leads back to its observance', () => {
    fc.assert(
      fc.property(anyPlace, fc.integer({ min: 0, max: 55_000 }), (place, day) => {
        const from = addDays('1950-01-02', day)
        for (const one of observances(place, from, addDays(from, 40))) {
          expect(observanceOfSlug(place, one.slug)).toEqual(one)
        }
      }),
      { seed: 7, numRuns: 30 },
    )
  }, 60_000)
})
