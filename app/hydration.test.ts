import { describe, expect, it } from 'vitest'
import { aFestival } from './test/builders.ts'
import { hydratePage } from './test/hydratePage.tsx'
import { readingsOf } from './test/readings.ts'

const today = aFestival()
const ahead = aFestival({
  id: 'sankashti-margashirsha-2026',
  key: 'sankashti-margashirsha-2026',
  slug: 'akhuratha-sankashti-2026',
  name: 'Akhuratha Sankashti',
  date: '2026-12-26',
})
const read = readingsOf({ listUpcomingFestivals: [today, ahead] })

/** Noon of Ganadhipa Sankashti at the temple. */
const rendered = '2026-11-27T06:30:00Z'

describe('A rendered home page says its hour before the app has loaded, and React takes it over', () => {
  it.each([
    ['at night', '2026-11-27T01:00:00+05:30', 'Moonrise in'],
    ['before moonrise', '2026-11-27T20:00:00+05:30', 'fast until then'],
    ['once the moon has risen', '2026-11-27T21:30:00+05:30', 'The moon has risen'],
  ])('%s', async (_, opened, expected) => {
    const { repaired } = await hydratePage('/', { rendered, opened, read })
    expect(document.querySelector('.answer')?.textContent).toContain(expected)
    expect(repaired).toEqual([])
  })
})
