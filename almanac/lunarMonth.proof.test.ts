import { describe, expect, it } from 'vitest'
import { isMonth, lunarMonthAt, lunationAt, monthOfLunation } from './lunarMonth.ts'
import { purnimantaName } from './monthNames.ts'

const lunationsOf = (from: number, to: number) => {
  const first = lunationAt(Date.UTC(from, 0, 1))
  const last = lunationAt(Date.UTC(to, 11, 31))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

const yearOfLunation = (lunation: number): number =>
  new Date(Date.UTC(2000, 0, 20) + lunation * 29.530589 * 864e5).getUTCFullYear()

describe('Lunar months', () => {
  it('are adhika where published calendars have them, 2015 to 2050', () => {
    const found = lunationsOf(2015, 2050)
      .filter((lunation) => monthOfLunation(lunation).isAdhika)
      .map((lunation) => `${yearOfLunation(lunation)} ${monthOfLunation(lunation).name}`)
    expect(found).toEqual([
      '2015 Ashadha',
      '2018 Jyeshtha',
      '2020 Ashwina',
      '2023 Shravana',
      '2026 Jyeshtha',
      '2029 Chaitra',
      '2031 Bhadrapada',
      '2034 Ashadha',
      '2037 Jyeshtha',
      '2039 Ashwina',
      '2042 Shravana',
      '2045 Jyeshtha',
      '2048 Chaitra',
      '2050 Bhadrapada',
    ])
  })

  it('are kshaya twice from 1950 to 2100, each between two adhika months', () => {
    const all = lunationsOf(1950, 2100)
    const kshaya = all.filter((lunation) => monthOfLunation(lunation).isKshaya)
    expect(kshaya.map((lunation) => monthOfLunation(lunation).name)).toEqual(['Kartika', 'Pausha'])
    expect(lunarMonthAt(Date.UTC(1963, 10, 20)).isKshaya).toBe(true)
    expect(lunarMonthAt(Date.UTC(1983, 0, 20)).isKshaya).toBe(true)
    for (const lunation of kshaya) {
      const around = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6].map((n) =>
        monthOfLunation(lunation + n),
      )
      expect(around.slice(0, 6).filter(({ isAdhika }) => isAdhika).length).toBe(1)
      expect(around.slice(6).filter(({ isAdhika }) => isAdhika).length).toBe(1)
    }
  })

  it('follow one another by name, an adhika before its namesake', () => {
    const all = lunationsOf(1950, 2100)
    for (const lunation of all) {
      const { index, isAdhika, isKshaya } = monthOfLunation(lunation)
      const step = isAdhika ? 0 : isKshaya ? 2 : 1
      expect(monthOfLunation(lunation + 1).index).toBe((index + step) % 12)
    }
  })

  it('stand for both their names when kshaya, and for none of its festivals when adhika', () => {
    const kshaya = lunarMonthAt(Date.UTC(1983, 0, 20))
    expect([isMonth(kshaya, 9), isMonth(kshaya, 10), isMonth(kshaya, 11)]).toEqual([
      true,
      true,
      false,
    ])
    expect(isMonth(lunarMonthAt(Date.UTC(2026, 4, 20)), 2)).toBe(false)
    expect(isMonth(lunarMonthAt(Date.UTC(2026, 5, 20)), 2)).toBe(true)
  })

  it('give the dark half to the following month where months end with the full moon', () => {
    const kartika = lunarMonthAt(Date.UTC(2026, 10, 21))
    expect(purnimantaName(kartika, 4)).toBe('Kartika')
    expect(purnimantaName(kartika, 19)).toBe('Margashirsha')
    const adhika = lunarMonthAt(Date.UTC(2026, 4, 20))
    expect(purnimantaName(adhika, 19)).toBe('Jyeshtha')
  })
})
