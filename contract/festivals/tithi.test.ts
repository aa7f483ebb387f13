import { describe, expect, it } from 'vitest'
import { greatDays } from '#almanac/greatDays.ts'
import { observancesOfYear } from '#almanac/observances.ts'
import { panchang } from '#almanac/panchang.ts'
import { tithiAt } from '#almanac/tithi.ts'
import { civilDateAt, clockAt, startOfDay } from '#almanac/zone.ts'
import { festivalWords } from '#contract/i18n/en/festivals/words.ts'
import { festivalsOf } from './festivalsOf.ts'
import { tithiOfFestival } from './tithi.ts'
import { greatFestivalsOf } from './greatFestivalsOf.ts'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const places = [
  pune,
  { name: 'London', lat: 51.51, lon: -0.13, tz: 'Europe/London' },
  { name: 'New York', lat: 40.71, lon: -74.01, tz: 'America/New_York' },
  { name: 'Auckland', lat: -36.85, lon: 174.76, tz: 'Pacific/Auckland' },
]

describe('The tithi that makes a festival', () => {
  it.each(places)('is the one that the almanac dated it by, in $name', (place) => {
    const clock = (at: number) => clockAt(at, place.tz)
    const local = { time: clock, date: (at: number) => civilDateAt(at, place.tz) }
    for (const year of [2026, 2027]) {
      const own = observancesOfYear(place, year)
      const great = greatDays(place, `${year}-01-01`, `${year}-12-31`)
      const festivals = [
        ...festivalsOf(own, clock, festivalWords),
        ...greatFestivalsOf(great, local, festivalWords),
      ]
      const dated = [...own, ...great]
      expect(festivals.length).toBeGreaterThan(80)
      for (const [at, festival] of festivals.entries()) {
        const told = festival.tithi
        if (told === undefined) continue
        expect(told, festival.key).toBe(dated[at]?.tithi?.number)
        // Their own day, by whichever rule, has the tithi in it.
        const midnight = startOfDay(festival.date, place.tz)
        const ofDate = [tithiAt(midnight), ...panchang(place, festival.date).tithis]
        expect(
          ofDate.map(({ number }) => number),
          festival.key,
        ).toContain(told)
      }
    }
  })

  it('is none of a day that a star or the Sun makes, that comes after its tithi, or that is the temple’s own', () => {
    const time = { of: 'Jyeshtha', from: '', until: '' }
    expect(tithiOfFestival({ key: 'gauri_pujan-bhadrapada-shukla-2026', time })).toBeUndefined()
    const ashtami = { ...time, of: 'Ashtami' }
    expect(tithiOfFestival({ key: 'dahi_handi-shravana-krishna-2026', time: ashtami })).toBe(
      undefined,
    )
    expect(tithiOfFestival({ key: 'janmashtami-shravana-krishna-2026', time: ashtami })).toBe(23)
    expect(tithiOfFestival({})).toBeUndefined()
    expect(tithiOfFestival({ key: 'jatra-2026' })).toBeUndefined()
  })
})
