import { describe, expect, it } from 'vitest'
import { observances } from './observances.ts'
import { cityNamed } from './test/published.ts'

describe('Sankashti in twenty years', () => {
  it('differs between Mumbai and other cities as often as found in 260 months', () => {
    const months = (city: string) =>
      observances(cityNamed(city), '2015-01-01', '2035-12-31').filter(
        ({ kind }) => kind === 'sankashti',
      )
    const ofMumbai = months('Mumbai')
    expect(ofMumbai.length).toBe(260)
    const differing = (city: string) =>
      months(city).filter(({ date }, index) => date !== ofMumbai[index]?.date)
    expect(differing('Kolkata').length).toBe(13)
    expect(differing('New Delhi').length).toBe(1)
    // Bengaluru's Moon of 2026-06-03 and 2035-07-23 rises within seconds of chaturthi's beginning.
    const inBengaluru = differing('Bengaluru')
    expect(inBengaluru.filter(({ marginMinutes }) => marginMinutes >= 3).length).toBe(1)
  })
})
