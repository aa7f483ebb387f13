import { describe, expect, it } from 'vitest'
import { addDays } from './civilDate.ts'
import { sunriseOf } from './day.ts'
import { isMonth, lunarMonthAt, lunationAt, monthOfLunation } from './lunarMonth.ts'
import { purnimantaName } from './monthNames.ts'
import { cityNamed } from './test/published.ts'
import { tithiAt } from './tithi.ts'

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

const newDelhi = cityNamed('New Delhi')

/** As almanacs print it: what there is at sunrise. */
const printedOn = (date: string) => {
  const { lunation, number } = tithiAt(sunriseOf(newDelhi, date) ?? 0)
  const month = monthOfLunation(lunation)
  return { ...month, isDark: number > 15, northern: purnimantaName(month, number) }
}

const datesFrom = (first: string, last: string): string[] => {
  const dates = [first]
  for (let date = first; date < last;) dates.push((date = addDays(date, 1)))
  return dates
}

/** Each month with the next, as the year has them. */
const next: Readonly<Record<string, string>> = {
  Chaitra: 'Vaishakha',
  Vaishakha: 'Jyeshtha',
  Jyeshtha: 'Ashadha',
  Ashadha: 'Shravana',
  Shravana: 'Bhadrapada',
  Bhadrapada: 'Ashwina',
  Ashwina: 'Kartika',
  Kartika: 'Margashirsha',
  Margashirsha: 'Pausha',
  Pausha: 'Magha',
  Magha: 'Phalguna',
  Phalguna: 'Chaitra',
}

describe('Months from full moon to full moon', () => {
  it('have on each day of 2020 to 2035 the almanac’s name, in a dark half the next, in an added month its own', () => {
    const wrong = datesFrom('2020-01-01', '2035-12-31').filter((date) => {
      const { name, isAdhika, isDark, northern } = printedOn(date)
      return northern !== (isDark && !isAdhika ? next[name] : name)
    })
    expect(wrong).toEqual([])
  })

  /**
   * By hand from what was printed. 2020: Dainik Bhaskar; 2023: Webdunia; 2026: Rajasthan Patrika. 2029: the new
   * moons of 15 March and 13 April in drikpanchang.com’s tithis for New Delhi. Before the added month is the dark
   * half of its namesake, after it the bright one; by new moons that dark half is of the month before.
   */
  it.each([
    ['Bhadrapada', '2020-09-03', 'Ashwina', '2020-09-18', '2020-10-16', '2020-10-31'],
    ['Ashadha', '2023-07-04', 'Shravana', '2023-07-18', '2023-08-16', '2023-08-30'],
    ['Vaishakha', '2026-05-02', 'Jyeshtha', '2026-05-17', '2026-06-15', '2026-06-29'],
    ['Phalguna', '2029-03-01', 'Chaitra', '2029-03-16', '2029-04-13', '2029-04-28'],
  ])(
    'of %s from %s, then of an added %s from %s to %s, then bright until %s',
    (before, dark, name, first, last, full) => {
      const halves = datesFrom(dark, full).map((date) => {
        const half = printedOn(date)
        return [date, half.isAdhika, half.name, half.northern]
      })
      const expected = datesFrom(dark, full).map((date) => [
        date,
        date >= first && date <= last,
        date < first ? before : name,
        name,
      ])
      expect(halves).toEqual(expected)
      expect(printedOn(addDays(dark, -1)).isDark).toBe(false)
      expect(printedOn(addDays(full, 2))).toMatchObject({ isDark: true, northern: next[name] })
    },
  )
})
