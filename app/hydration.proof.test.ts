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

const pages = ['/reminders', '/reminders?festival=ganadhipa-sankashti-2026', '/reminders#a-token']

describe.each([
  ['a day later', '2026-11-28T09:45:00Z'],
  ['by a clock that is a day behind', '2026-11-26T01:10:00Z'],
])('A rendered page that is opened %s is first what it was', (_, opened) => {
  it.each(pages)('%s', async (address) => {
    const { text, repaired } = await hydratePage(address, { rendered, opened, read })
    expect(text).not.toBe('')
    expect(repaired).toEqual([])
  })
})
