import { expect, test } from 'vitest'
import { observances } from '#almanac/observances.ts'
import { firstSite } from '#server/db/seed/site.ts'
import { clocks } from './clocks.ts'

const { name, latitude: lat, longitude: lon, timeZone: tz } = firstSite.city
const temple = { name, lat, lon, tz }
const atTemple = (instant = ''): string =>
  new Date(instant).toLocaleString('sv-SE', { timeZone: tz })

const observedAt = (instant = '') => {
  const day = atTemple(instant).slice(0, 10)
  return observances(temple, day, day, { reference: temple })
}

test('the festival is on its day, and the Sankashti night just after moonrise', () => {
  expect(observedAt(clocks['ganeshChaturthi'])).toMatchObject([{ kind: 'ganesh_chaturthi' }])
  const [sankashti] = observedAt(clocks['sankashti'])
  expect(sankashti?.kind).toBe('sankashti')
  const sinceMoonrise = Date.parse(clocks['sankashti'] ?? '') - Number(sankashti?.moonrise?.at)
  expect(sinceMoonrise / 60_000).toBeGreaterThan(0)
  expect(sinceMoonrise / 60_000).toBeLessThan(15)
})

test('the other clocks are at their hours at the temple', () => {
  expect(atTemple(clocks['newYear'])).toBe('2026-12-31 23:40:00')
  expect(atTemple(clocks['morning'])).toMatch(/ 08:30:00$/)
})
