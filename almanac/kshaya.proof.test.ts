import { describe, expect, it } from 'vitest'
import { greatDays } from './greatDays.ts'
import { monthOfLunation } from './lunarMonth.ts'
import { eachGreatFestivalComesOnce } from './test/greatYears.ts'
import { cityNamed } from './test/published.ts'
import { itHoldsFor, zones } from './test/sweeps.ts'

const mumbai = cityNamed('Mumbai')

// Lunations are counted from January 2000 on.
const lunations = Array.from({ length: 1_866 }, (_, at) => at - 617)

it('Two months from 1950 to 2100 have two names, each between two adhika ones', () => {
  const kshaya = lunations.filter((lunation) => monthOfLunation(lunation).isKshaya)
  expect(kshaya.map((lunation) => monthOfLunation(lunation).name)).toEqual(['Kartika', 'Pausha'])
  for (const lunation of kshaya)
    for (const side of [-1, 1]) {
      const near = [1, 2, 3, 4, 5].map((months) => monthOfLunation(lunation + side * months))
      expect(near.some(({ isAdhika }) => isAdhika)).toBe(true)
    }
})

describe('Around them', () => {
  for (const place of zones) {
    itHoldsFor(place, '1962-01-01', '1965-12-31')
    itHoldsFor(place, '1982-01-01', '1984-12-31')
  }

  it.each(zones)('each great festival comes once in a lunar year, in $name', (place) => {
    eachGreatFestivalComesOnce(place, 1961, 1965)
    eachGreatFestivalComesOnce(place, 1980, 1985)
  })

  it('the month has the festivals of both its names', () => {
    const [first] = lunations.filter((lunation) => monthOfLunation(lunation).isKshaya)
    expect(monthOfLunation((first ?? 0) + 1).name).toBe('Pausha')
    const kinds = greatDays(mumbai, '1963-11-17', '1963-12-16').map(({ kind }) => kind)
    // Kartika's and Margashirsha's.
    expect(kinds).toEqual(expect.arrayContaining(['bali_pratipada', 'datta_jayanti']))
  })
})
