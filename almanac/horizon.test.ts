import { Body, Observer, SearchRiseSet } from 'astronomy-engine'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstRise, firstSet, heightOverHorizon } from './horizon.ts'

const msPerDay = 86_400_000

const place = (lat: number, lon: number) => ({ name: 'there', lat, lon, tz: 'UTC' })

const searches = fc.record({
  lat: fc.double({ min: -72, max: 72, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  from: fc.integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2100, 11, 31) }),
  body: fc.constantFrom('sun' as const, 'moon' as const),
  isRise: fc.boolean(),
})

describe('Rise and set', () => {
  it('are the library’s own to half a second, and absent where they are', () => {
    fc.assert(
      fc.property(searches, ({ lat, lon, from, body, isRise }) => {
        const find = isRise ? firstRise : firstSet
        const ours = find(body, place(lat, lon), from, from + msPerDay)
        const theirs = SearchRiseSet(
          body === 'sun' ? Body.Sun : Body.Moon,
          new Observer(lat, lon, 0),
          isRise ? 1 : -1,
          new Date(from),
          1,
        )?.date.getTime()
        expect(ours === undefined).toBe(theirs === undefined)
        expect(Math.abs((ours ?? 0) - (theirs ?? 0))).toBeLessThan(500)
      }),
      { seed: 34, numRuns: 400 },
    )
  })

  it('leave the Sun up all day in Tromsø’s summer, and down in its winter', () => {
    const tromso = place(69.65, 18.96)
    for (const [from, sign] of [
      [Date.UTC(2026, 5, 20), 1],
      [Date.UTC(2026, 11, 20), -1],
    ] as const) {
      expect(firstRise('sun', tromso, from, from + msPerDay)).toBeUndefined()
      expect(firstSet('sun', tromso, from, from + msPerDay)).toBeUndefined()
      expect(Math.sign(heightOverHorizon('sun', tromso, from))).toBe(sign)
    }
  })

  it('find a Sun that is up for less than an hour', () => {
    // The day before Tromsø's polar night.
    const tromso = place(69.65, 18.96)
    const from = Date.UTC(2026, 10, 27)
    const rise = firstRise('sun', tromso, from, from + msPerDay) ?? 0
    const set = firstSet('sun', tromso, rise, from + msPerDay) ?? 0
    expect((set - rise) / 60_000).toBeGreaterThan(1)
    expect((set - rise) / 60_000).toBeLessThan(60)
    expect(firstRise('sun', tromso, from + msPerDay, from + 2 * msPerDay)).toBeUndefined()
  })

  it('begin and end the Pole’s day once a year', () => {
    const pole = place(90, 0)
    const rise = firstRise('sun', pole, Date.UTC(2026, 2, 1), Date.UTC(2026, 3, 1)) ?? 0
    expect(new Date(rise).toISOString().slice(0, 7)).toBe('2026-03')
    const set = firstSet('sun', pole, rise, Date.UTC(2026, 9, 1)) ?? 0
    expect(new Date(set).toISOString().slice(0, 7)).toBe('2026-09')
  })
})
