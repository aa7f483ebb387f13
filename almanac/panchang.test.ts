import { describe, expect, it } from 'vitest'
import { addDays, weekday } from './civilDate.ts'
import { AlmanacError } from './errors.ts'
import { limbsOf } from './limbs.ts'
import { monthGrid, panchang } from './panchang.ts'
import { cityNamed } from './test/published.ts'
import { clockAt, type Instant } from './zone.ts'

const mumbai = cityNamed('Mumbai')
const london = cityNamed('London')
const tromso = { name: 'Tromsø', lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' }

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

describe('A day’s panchang', () => {
  // timeanddate.com, rounded to the minute.
  it.each([
    ['London', '2024-06-21', '04:43', '21:21'],
    ['New Delhi', '2024-01-01', '07:14', '17:35'],
    ['New York', '2024-12-21', '07:16', '16:31'],
  ])('in %s on %s: sunrise %s, sunset %s', (city, date, rise, set) => {
    const place = cityNamed(city)
    const { sunrise = 0, sunset = 0 } = panchang(place, date)
    const off = (at: Instant, printed: string) =>
      Math.abs(minutes(clockAt(at, place.tz)) - minutes(printed))
    expect(off(sunrise, rise)).toBeLessThanOrEqual(1)
    expect(off(sunset, set)).toBeLessThanOrEqual(1)
  })

  it('before a date that a zone skipped, ends at the next sunrise that there is', () => {
    const apia = { name: 'Apia', lat: -13.83, lon: -171.77, tz: 'Pacific/Apia' }
    const day = panchang(apia, '2011-12-29')
    expect(day.basis.isReference).toBe(false)
    expect(day.tithis).toHaveLength(2)
    expect(limbsOf(apia, '2011-12-29').divisions?.choghadiya).toHaveLength(16)
    expect(() => panchang(apia, '2011-12-30')).toThrow(AlmanacError)
  })

  it('names month, half, weekday and tithi', () => {
    // Gudi Padwa of 2024, a Tuesday.
    const day = panchang(mumbai, '2024-04-09')
    expect(day).toMatchObject({ date: '2024-04-09', vara: 2, paksha: 'shukla' })
    expect(day.lunarMonth).toMatchObject({ name: 'Chaitra', isAdhika: false })
    expect(day.tithis[0]?.number).toBe(1)
    expect(day.illuminated).toBeLessThan(0.01)
    expect(day.basis).toEqual({ place: 'Mumbai', isReference: false })
  })

  it('has the tithi of sunrise and every one that begins before the next', () => {
    // Pratipada of 2026-03-19 begins after sunrise and ends before the next.
    const { tithis, sunrise = 0 } = panchang(mumbai, '2026-03-19')
    expect(tithis.map(({ number }) => number)).toEqual([30, 1, 2])
    const next = panchang(mumbai, '2026-03-20').sunrise ?? 0
    expect(tithis[0]?.start).toBeLessThanOrEqual(sunrise)
    expect(tithis[0]?.end).toBe(tithis[1]?.start)
    expect(tithis.at(-1)?.start).toBeLessThan(next)
    expect(tithis.at(-1)?.end).toBeGreaterThanOrEqual(next)
  })

  it('has each moonrise once, with its own civil date, and some days none', () => {
    const rises: Instant[] = []
    let without = 0
    for (let date = '2026-01-01'; date < '2026-03-01'; date = addDays(date, 1)) {
      const { moonrise } = panchang(london, date)
      if (!moonrise) without++
      else {
        rises.push(moonrise.at)
        expect([date, addDays(date, 1)]).toContain(moonrise.civilDate)
      }
    }
    expect(without).toBe(2)
    expect(new Set(rises).size).toBe(59 - 2)
    expect(rises).toEqual(rises.toSorted((a, b) => a - b))
  })

  it('takes the reference’s sunrise where the Sun stays down, and never another', () => {
    expect(() => panchang(tromso, '2026-12-20')).toThrow(AlmanacError)
    const day = panchang(tromso, '2026-12-20', { reference: mumbai })
    expect(day.basis).toEqual({ place: 'Mumbai', isReference: true })
    expect(day.sunrise).toBeUndefined()
    expect(day.tithis).toEqual(panchang(mumbai, '2026-12-20').tithis)
    expect(panchang(tromso, '2026-03-20').basis.isReference).toBe(false)
  })

  it('refuses dates that do not exist', () => {
    expect(() => panchang(mumbai, '2026-02-30')).toThrow('There is no date 2026-02-30')
  })
})

describe('A month’s grid', () => {
  it.each([
    ['2026-11', '2026-11-01'],
    ['2026-08', '2026-07-26'],
    ['1950-01', '1950-01-01'],
    ['2100-12', '2100-11-28'],
  ])('of %s has 42 days from Sunday %s on', (month, first) => {
    const grid = monthGrid(mumbai, Number(month.slice(0, 4)), Number(month.slice(5)))
    expect(grid.map(({ date }) => date)).toEqual(
      Array.from({ length: 42 }, (_, index) => addDays(first, index)),
    )
    expect(weekday(first)).toBe(0)
  })

  it('has each day’s tithi as its panchang has it', () => {
    for (const { date, tithi, elongation } of monthGrid(london, 2026, 5)) {
      const day = panchang(london, date)
      expect(tithi).toBe(day.tithis[0]?.number)
      expect(Math.abs(elongation - day.elongation)).toBeLessThanOrEqual(0.5)
    }
  })

  it.each([
    [2026, 0],
    [2026, 13],
    [1949, 12],
    [2101, 1],
    [2026, 1.5],
  ])('of %d-%d is refused', (year, month) => {
    expect(() => monthGrid(mumbai, year, month)).toThrow(AlmanacError)
  })
})
