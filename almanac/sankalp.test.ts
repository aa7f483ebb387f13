import { describe, expect, it } from 'vitest'
import { addDays } from './civilDate.ts'
import { samvatsaraNames } from './limbNames.ts'
import { sankalpTimeAt } from './sankalp.ts'
import { cityNamed } from './test/published.ts'
import { instantAt } from './zone.ts'

const pune = cityNamed('Pune')
const delhi = cityNamed('New Delhi')
const oslo = { name: 'Oslo', lat: 59.9127, lon: 10.7461, tz: 'Europe/Oslo' }
const tromso = { name: 'Tromsø', lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' }

const at = (place: { tz: string }, local: string) => instantAt(local, place.tz)

describe('The time a sankalp says', () => {
  it('has the tithi of the instant, not of the sunrise', () => {
    // Printed for 22 November 2025: Dwitiya until 17:11, Sukarma until 11:30, Kaulava until 17:11.
    const before = sankalpTimeAt(delhi, at(delhi, '2025-11-22T17:00'))
    const after = sankalpTimeAt(delhi, at(delhi, '2025-11-22T17:20'))
    expect(before).toMatchObject({ tithi: 2, karana: 3 })
    expect(after).toMatchObject({ tithi: 3, karana: 4 })
  })

  it('has yesterday’s weekday before sunrise', () => {
    expect(sankalpTimeAt(pune, at(pune, '2026-12-01T05:00')).vara).toBe(1)
    expect(sankalpTimeAt(pune, at(pune, '2026-12-01T08:00')).vara).toBe(2)
  })

  it('has the weekday of the reference, or else of the clock, where the Sun does not rise', () => {
    const night = at(tromso, '2026-12-15T02:00')
    expect(sankalpTimeAt(tromso, night).vara).toBe(2)
    expect(sankalpTimeAt(tromso, night, { reference: oslo }).vara).toBe(1)
  })

  it('names the dark half by the next month where months end at the full moon', () => {
    // Diwali: Ashwina here, Kartika in the north; autumn for both.
    const diwali = at(delhi, '2026-11-08T19:00')
    const here = sankalpTimeAt(delhi, diwali)
    const north = sankalpTimeAt(delhi, diwali, { isPurnimanta: true })
    expect([here.month.index, here.ritu, here.tithi]).toEqual([6, 'sharad', 30])
    expect([north.month.index, north.ritu, north.tithi]).toEqual([7, 'sharad', 30])
    expect([here.monthElsewhere, north.monthElsewhere]).toEqual([7, 6])
  })

  it('says that a month is added, and names it alike in both reckonings', () => {
    const added = at(pune, '2026-06-05T09:00')
    expect(sankalpTimeAt(pune, added).month).toEqual({ index: 2, isAdhika: true })
    expect(sankalpTimeAt(pune, added, { isPurnimanta: true }).month).toEqual({
      index: 2,
      isAdhika: true,
    })
  })

  it('has the year that begins with the tithi of Gudi Padwa', () => {
    const yearAt = (local: string) => sankalpTimeAt(pune, at(pune, local)).shaka
    expect(yearAt('2026-03-19T06:00')).toBe(1947)
    expect(yearAt('2026-03-19T09:00')).toBe(1948)
    expect(yearAt('2027-01-01T09:00')).toBe(1948)
  })

  it.each([
    // Haridwar’s priests in 2025; Zee News, Patrika and Punjab Kesari in 2026.
    [1947, 'Vishvavasu', 'Siddharthi'],
    [1948, 'Parabhava', 'Raudra'],
  ])('names Shaka %d %s, and %s in the north', (shaka, lunar, northern) => {
    const { samvatsara } = sankalpTimeAt(pune, at(pune, `${shaka + 78}-08-01T09:00`))
    expect([samvatsaraNames[samvatsara.lunar], samvatsaraNames[samvatsara.northern]]).toEqual([
      lunar,
      northern,
    ])
  })

  it('has the half of the tithi that its karana is', () => {
    for (let day = 0; day < 400; day++) {
      const { tithi, karana } = sankalpTimeAt(pune, at(pune, `${addDays('2026-01-01', day)}T12:00`))
      expect(Math.floor(karana / 2) + 1).toBe(tithi)
    }
  })
})
