import { describe, expect, it } from 'vitest'
import { AlmanacError } from './errors.ts'
import { greatDays } from './greatDays.ts'
import { limbsOf } from './limbs.ts'
import { panchang } from './panchang.ts'
import type { Place } from './place.ts'
import { cityNamed } from './test/published.ts'
import { datesBetween, itIsAWholeDay } from './test/wholeDay.ts'

const mumbai = cityNamed('Mumbai')
const reference = mumbai
const place = (name: string, lat: number, lon: number, tz: string): Place => ({
  name,
  lat,
  lon,
  tz,
})

describe.each<Place>([
  place('Tromsø', 69.6492, 18.9553, 'Europe/Oslo'),
  place('Longyearbyen', 78.2232, 15.6267, 'Arctic/Longyearbyen'),
  place('McMurdo', -77.8419, 166.6863, 'Antarctica/McMurdo'),
  place('The North Pole', 90, 0, 'UTC'),
  place('The South Pole', -90, 0, 'Antarctica/South_Pole'),
  // The Sun’s midnight comes before that of the clocks, so that one date can have two sunrises.
  place('On the Arctic Circle', 67, 12, 'UTC'),
])('A year at $name', (polar) => {
  const dates = datesBetween('2026-01-01', '2026-12-31')

  it('has every day whole with a reference, and its own days where it has them', () => {
    const own = dates.filter((date) => {
      const { day, limbs } = itIsAWholeDay(polar, date, { reference })
      if (!day.basis.isReference) return true
      expect(day.tithis).toEqual(panchang(mumbai, date).tithis)
      expect(limbs.nakshatras).toEqual(limbsOf(mumbai, date).nakshatras)
      expect(limbs.divisions).toBeUndefined()
      return false
    })
    const answered = dates.filter((date) => {
      try {
        itIsAWholeDay(polar, date)
        return true
      } catch (error) {
        if (!(error instanceof AlmanacError)) throw error
        expect(error.code).toBe('no_rise')
        return false
      }
    })
    expect(answered).toEqual(own)
  })

  it('has every festival at the reference’s date or its own; without one, only its own', () => {
    const year = ['2026-01-01', '2026-12-31'] as const
    const borrowed = greatDays(polar, ...year, { reference })
    const keys = borrowed.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    // A custom's own date is listed only where it differs.
    const general = (place: Place, options = {}) =>
      greatDays(place, ...year, options).filter(({ custom }) => !custom).length
    expect(Math.abs(general(polar, { reference }) - general(mumbai))).toBeLessThanOrEqual(2)
    const own = greatDays(polar, ...year)
    expect(own.length).toBeLessThan(borrowed.length)
    expect(borrowed).toEqual(expect.arrayContaining(own))
  })
})

it('On a date with two sunrises the day ends with the second', () => {
  const { bounds } = itIsAWholeDay(place('there', 67, 12, 'UTC'), '2026-05-29')
  expect(new Date(bounds.start).toISOString()).toMatch(/^2026-05-29T00:/)
  expect(new Date(bounds.end).toISOString()).toMatch(/^2026-05-29T23:/)
})
