import { describe, expect, it } from 'vitest'
import { addDays } from './civilDate.ts'
import { isSkipped } from './day.ts'
import { AlmanacError } from './errors.ts'
import { greatDays } from './greatDays.ts'
import { limbsOf } from './limbs.ts'
import { observances } from './observances.ts'
import { monthGrid, panchang } from './panchang.ts'
import type { Place } from './place.ts'
import { cityNamed } from './test/published.ts'
import { datesBetween, itIsAWholeDay } from './test/wholeDay.ts'
import { civilDateAt } from './zone.ts'

const mumbai = cityNamed('Mumbai')
const reference = mumbai
const place = (name: string, lat: number, lon: number, tz: string): Place => ({
  name,
  lat,
  lon,
  tz,
})

const apia = place('Apia', -13.8333, -171.7667, 'Pacific/Apia')
const kiritimati = place('Kiritimati', 1.87, -157.4, 'Pacific/Kiritimati')

describe('Along the date line', () => {
  it('the day before the one that Apia skipped ends with the sunrise two dates later', () => {
    const before = itIsAWholeDay(apia, '2011-12-29', { reference })
    const after = itIsAWholeDay(apia, '2011-12-31', { reference })
    expect(before.day.basis.isReference).toBe(false)
    expect(before.bounds.end).toBe(after.bounds.start)
    expect(after.day.vara).toBe(6)
  })

  it('a skipped date has no sunrise; a reference answers for it', () => {
    expect(() => panchang(apia, '2011-12-30')).toThrow(AlmanacError)
    expect(() => limbsOf(apia, '2011-12-30')).toThrow(AlmanacError)
    const { day } = itIsAWholeDay(apia, '2011-12-30', { reference })
    expect(day.basis).toEqual({ place: 'Mumbai', isReference: true })
    expect(monthGrid(apia, 2011, 12, { reference })).toHaveLength(42)
  })

  it('no festival falls on a skipped date, and none is lost there', () => {
    const around = ['2011-12-01', '2012-01-31'] as const
    const ours = greatDays(apia, ...around)
    expect(ours.map(({ date }) => date)).not.toContain('2011-12-30')
    // A custom’s own day is listed only where it differs.
    const keysOf = (days: typeof ours) => days.filter(({ custom }) => !custom).map(({ key }) => key)
    expect(keysOf(ours)).toEqual(keysOf(greatDays(mumbai, ...around)))
  })

  it('a tithi is the same for all, and its date is that of the clocks', () => {
    const honolulu = place('Honolulu', 21.3069, -157.8583, 'Pacific/Honolulu')
    const diwali = (where: Place) =>
      greatDays(where, '2026-10-20', '2026-11-20').find(({ kind }) => kind === 'lakshmi_puja')
    // One island group, two dates: their evenings are minutes apart.
    expect(diwali(kiritimati)?.tithi).toEqual(diwali(honolulu)?.tithi)
    expect(diwali(kiritimati)?.date).toBe(addDays(diwali(honolulu)?.date ?? '', 1))
  })
})

describe('Days follow one another where clocks changed their rule', () => {
  it.each<[string, Place, string, string]>([
    ['Samoa crossed the date line', apia, '2011-12-20', '2012-01-10'],
    ['Samoa gave up summer time', apia, '2021-03-25', '2021-04-10'],
    ['the Line Islands crossed it', kiritimati, '1994-12-20', '1995-01-10'],
    [
      'Singapore went half an hour ahead',
      place('Singapore', 1.29, 103.85, 'Asia/Singapore'),
      '1981-12-20',
      '1982-01-10',
    ],
    [
      'Moscow stayed in summer time',
      place('Moscow', 55.76, 37.62, 'Europe/Moscow'),
      '2011-03-20',
      '2011-04-05',
    ],
    ['Moscow left it', place('Moscow', 55.76, 37.62, 'Europe/Moscow'), '2014-10-20', '2014-11-05'],
    [
      'Beirut has no midnight',
      place('Beirut', 33.89, 35.5, 'Asia/Beirut'),
      '2022-03-20',
      '2022-04-05',
    ],
    [
      'Auckland puts clocks forward',
      place('Auckland', -36.85, 174.76, 'Pacific/Auckland'),
      '2026-09-20',
      '2026-10-05',
    ],
    ['India never did', cityNamed('Kolkata'), '1981-12-20', '1982-01-10'],
  ])('%s', (_, where, from, to) => {
    let end: number | undefined
    for (const date of datesBetween(from, to)) {
      if (isSkipped(where, date)) continue
      const { day, bounds } = itIsAWholeDay(where, date)
      expect(civilDateAt(bounds.start, where.tz)).toBe(date)
      expect(day.basis.isReference).toBe(false)
      if (end !== undefined) expect(bounds.start, date).toBe(end)
      end = bounds.end
    }
  })
})

describe('The first and the last day of the almanac', () => {
  it.each<Place>([mumbai, apia, kiritimati, place('Honolulu', 21.3, -157.86, 'Pacific/Honolulu')])(
    'are whole in $name',
    (where) => {
      for (const date of ['1950-01-01', '2100-12-31']) itIsAWholeDay(where, date)
      expect(monthGrid(where, 1950, 1)).toHaveLength(42)
      expect(monthGrid(where, 2100, 12)).toHaveLength(42)
      for (const [from, to] of [
        ['1950-01-01', '1950-02-15'],
        ['2100-11-15', '2100-12-31'],
      ] as const) {
        const dates = [...greatDays(where, from, to), ...observances(where, from, to)]
        expect(dates.length).toBeGreaterThan(10)
        expect(dates.every(({ date }) => date >= from && date <= to)).toBe(true)
      }
    },
  )

  it('the days before and after them are refused', () => {
    for (const date of ['1949-12-31', '2101-01-01'])
      for (const answer of [panchang, limbsOf])
        expect(() => answer(mumbai, date)).toThrow(/covers the years 1950 to 2100/)
  })
})

describe('In a year of tithis', () => {
  it.each<Place>([mumbai, cityNamed('London'), apia])(
    'a doubled one is at two sunrises, a skipped one lies between two, in $name',
    (where) => {
      const days = datesBetween('2026-01-01', '2026-12-31').map((date) => panchang(where, date))
      const counts = { doubled: 0, skipped: 0 }
      for (const [at, day] of days.entries()) {
        const [first, second, third] = day.tithis
        const next = days[at + 1]?.tithis[0]
        if (!first || !next) continue
        const steps = (next.number - first.number + 30) % 30
        expect([0, 1, 2], day.date).toContain(steps)
        if (steps === 0) {
          counts.doubled++
          expect([day.tithis, next.start]).toEqual([[first], first.start])
        }
        if (steps === 2) {
          counts.skipped++
          expect(second?.number).toBe((first.number % 30) + 1)
          expect(third).toEqual(next)
        }
      }
      // A year has 371 tithis and 365 days.
      expect(counts.skipped - counts.doubled).toBeGreaterThan(4)
      expect(counts.skipped - counts.doubled).toBeLessThan(8)
      expect(counts.doubled).toBeGreaterThan(4)
    },
  )
})
