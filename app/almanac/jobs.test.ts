import { describe, expect, it } from 'vitest'
import { jobs } from './jobs.ts'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }

describe('The lunar months over a civil month', () => {
  it.each([
    [2026, 11, ['Ashwina', 'Kartika']],
    // The added month of 2026.
    [2026, 5, ['Vaishakha', 'Adhika Jyeshtha']],
    [2026, 6, ['Adhika Jyeshtha', 'Jyeshtha']],
    [2100, 12, ['Kartika', 'Margashirsha']],
  ])('%i-%i: %j', (year, month, expected) => {
    const months = jobs.lunarMonths({ place: pune, reference: pune, year, month })
    expect(months.map(({ name, isAdhika }) => (isAdhika ? `Adhika ${name}` : name))).toEqual(
      expected,
    )
  })
})
