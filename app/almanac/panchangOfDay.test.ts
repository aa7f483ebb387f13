import { describe, expect, test } from 'vitest'
import { panchangOfDay } from './panchangOfDay.ts'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const tromso = { name: 'Tromsø', lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' }
const apia = { name: 'Apia', lat: -13.83, lon: -171.77, tz: 'Pacific/Apia' }

describe('A day that goes by another place’s sunrise has its reason', () => {
  test.each([
    [pune, '2026-12-20', undefined],
    [tromso, '2026-12-20', 'down'],
    [tromso, '2026-06-21', 'up'],
    // The Sun rises, and then not for two months, once because it does not set.
    [tromso, '2026-11-27', 'last'],
    [tromso, '2026-05-18', 'last'],
    [apia, '2011-12-29', undefined],
    [apia, '2011-12-30', 'skipped'],
  ] as const)('%o on %s: %s', (place, date, sunless) => {
    const day = panchangOfDay({ place, reference: pune, date })
    expect(day.sunless).toBe(sunless)
    expect(day.basis.isReference).toBe(sunless !== undefined)
  })
})

test('a tithi at two sunrises is known on both days', () => {
  const dayOf = (date: string) => panchangOfDay({ place: pune, reference: pune, date })
  const [first, second, third] = ['2026-11-18', '2026-11-19', '2026-11-20'].map(dayOf)
  expect(first?.tithis).toHaveLength(1)
  expect(second?.tithis[0]).toEqual(first?.tithis[0])
  expect([first, second, third].map((day) => day?.isAgain)).toEqual([undefined, true, undefined])
})
