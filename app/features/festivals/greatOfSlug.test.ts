import { describe, expect, it } from 'vitest'
import { greatDays } from '#almanac/greatDays.ts'
import { observances } from '#almanac/observances.ts'
import { greatOfSlug } from './greatOfSlug.ts'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }

describe('The address of a festival beyond Ganesha’s', () => {
  it.each([2020, 2023, 2024, 2026, 2029])('names its group and kind, all through %i', (year) => {
    const days = greatDays(pune, `${year}-01-01`, `${year}-12-31`)
    expect(days.length).toBeGreaterThan(90)
    for (const { slug, group, kind, custom } of days)
      expect([slug, greatOfSlug(slug)]).toEqual([slug, { group, kind, ...(custom && { custom }) }])
  })

  it('is never taken for one of Ganesha’s', () => {
    const days = observances(pune, '2026-01-01', '2027-12-31')
    expect(days.filter(({ slug }) => greatOfSlug(slug))).toEqual([])
  })
})
