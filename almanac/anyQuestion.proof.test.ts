import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, clipDate, isCivilDate } from './civilDate.ts'
import { AlmanacError } from './errors.ts'
import { greatDays } from './greatDays.ts'
import { limbsOf } from './limbs.ts'
import { moonInSky } from './moonInSky.ts'
import { observances } from './observances.ts'
import { monthGrid, panchang } from './panchang.ts'
import { cityNamed } from './test/published.ts'
import { itIsAWholeDay } from './test/wholeDay.ts'

const reference = cityNamed('Mumbai')

const anyPlace = fc.record({
  name: fc.string(),
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  tz: fc.constantFrom('UTC', 'Asia/Kolkata', 'Pacific/Apia', 'Pacific/Honolulu', 'Africa/Cairo'),
})
const anyDate = fc.integer({ min: 0, max: 55_151 }).map((day) => addDays('1950-01-01', day))

it('Anywhere and at any time, a day with a reference is whole, and a month has its dates', () => {
  fc.assert(
    fc.property(anyPlace, anyDate, (where, date) => {
      itIsAWholeDay(where, date, { reference })
      const to = clipDate(addDays(date, 30))
      for (const { date: found } of [
        ...greatDays(where, date, to, { reference }),
        ...observances(where, date, to, { reference }),
      ])
        expect(found >= date && found <= to).toBe(true)
    }),
    { seed: 24, numRuns: 100 },
  )
})

const mostly = <T>(good: fc.Arbitrary<T>, bad: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: good }, { weight: 1, arbitrary: bad })

const doubtful = fc.record({
  lat: mostly(fc.double({ min: -90, max: 90, noNaN: true }), fc.double()),
  lon: mostly(fc.double({ min: -180, max: 180, noNaN: true }), fc.double()),
  tz: mostly(
    fc.constantFrom('UTC', 'Asia/Calcutta'),
    fc.oneof(fc.string(), fc.constantFrom('', '+05:30', 'constructor', '__proto__')),
  ),
  date: mostly(
    anyDate,
    fc.oneof(
      fc.string(),
      fc.constantFrom('2026-02-29', '2026-13-01', '0000-01-01', '9999-12-31', '2026-1-1', ''),
    ),
  ),
  days: fc.integer({ min: -2, max: 40 }),
  month: fc.oneof(fc.integer({ min: -1, max: 14 }), fc.constantFrom(1.5, NaN, Infinity)),
})

it('Whatever else is given, it answers or refuses with a reason', () => {
  const counts = { answered: 0, refused: 0 }
  fc.assert(
    fc.property(
      doubtful,
      fc.option(anyPlace, { nil: undefined }),
      ({ date, days, month, ...place }, reference) => {
        const where = { name: 'There', ...place }
        const to = isCivilDate(date) ? addDays(date, days) : date
        for (const answer of [
          () => panchang(where, date, { reference }),
          () => limbsOf(where, date, { reference }),
          () => greatDays(where, date, to, { reference }),
          () => observances(where, date, to, { reference }),
          () => monthGrid(where, Number(date.slice(0, 4)), month, { reference }),
          () => moonInSky(where, Date.parse(date) || 0),
        ])
          try {
            answer()
            counts.answered++
          } catch (error) {
            if (!(error instanceof AlmanacError)) throw error
            expect(error.message).toMatch(/^(The|There|At|\d{4}-).*\.$/s)
            counts.refused++
          }
      },
    ),
    { seed: 24, numRuns: 300 },
  )
  expect(counts.answered).toBeGreaterThan(100)
  expect(counts.refused).toBeGreaterThan(100)
})
