import * as fc from 'fast-check'
import { Body, Observer, SearchRiseSet } from 'astronomy-engine'
import { describe, expect, it } from 'vitest'
import { firstRise, firstSet } from './horizon.ts'
import type { Place } from './place.ts'
import { eachGreatFestivalComesOnce } from './test/greatYears.ts'
import { cityNamed } from './test/published.ts'
import { itHoldsFor, zones } from './test/sweeps.ts'

const tromso = { name: 'Tromsø', lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' }

describe('Every year', () => {
  for (const place of zones) itHoldsFor(place, '1950-01-01', '2100-12-31', 300_000)

  it.each<Place>([...zones, tromso])(
    'each great festival comes once in a lunar year, in $name',
    (place) => eachGreatFestivalComesOnce(place, 1950, 2099, { reference: cityNamed('Mumbai') }),
    300_000,
  )
})

describe('Rise and set', () => {
  it('are the library’s own to three seconds up to the poles, where the Sun barely shows itself', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 58, max: 90, noNaN: true }),
        fc.constantFrom(-1, 1),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2100, 11, 31) }),
        fc.constantFrom('sun' as const, 'moon' as const),
        fc.boolean(),
        (polar, hemisphere, lon, from, body, isRise) => {
          const lat = polar * hemisphere
          const find = isRise ? firstRise : firstSet
          const ours = find(body, { name: '', lat, lon, tz: 'UTC' }, from, from + 864e5)
          const theirs = SearchRiseSet(
            body === 'sun' ? Body.Sun : Body.Moon,
            new Observer(lat, lon, 0),
            isRise ? 1 : -1,
            new Date(from),
            1,
          )?.date.getTime()
          expect(ours === undefined).toBe(theirs === undefined)
          expect(Math.abs((ours ?? 0) - (theirs ?? 0))).toBeLessThan(3_000)
        },
      ),
      { seed: 66, numRuns: 30_000 },
    )
  }, 600_000)
})
