import { describe, expect, it } from 'vitest'
import { observances } from '#almanac/observances.ts'
import { clockAt } from '#almanac/zone.ts'
import { festivalWords } from '#contract/i18n/en/festivals/words.ts'
import { festivalsOf } from './festivalsOf.ts'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const clockOf = (tz: string) => (at: number) => clockAt(at, tz)

const tromso = { name: 'Tromsø', lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' }

describe('The festivals of a place', () => {
  it('have its moonrise on its own clocks', () => {
    const [sankashti] = festivalsOf(
      observances(pune, '2026-11-27', '2026-11-27'),
      clockOf(pune.tz),
      festivalWords,
    )
    expect(sankashti).toMatchObject({ name: 'Ganadhipa Sankashti', moonriseTime: '20:51' })
  })

  it('have the hours of the midday puja, the whole midday where the tithi misses it', () => {
    const [chaturthi] = festivalsOf(
      observances(pune, '2026-09-14', '2026-09-14'),
      clockOf(pune.tz),
      festivalWords,
    )
    expect(chaturthi).toMatchObject({ puja: { from: '11:16', until: '13:43' } })
    const year = observances(pune, '2026-01-01', '2028-12-31')
    const missed = year.find(({ rule }) => rule === 'madhyahna-neither-first')
    if (!missed) throw new Error('one in three years does')
    const [shown] = festivalsOf([missed], clockOf(pune.tz), festivalWords)
    expect(shown?.puja?.from).toBe(clockAt(missed.madhyahna?.start ?? 0, pune.tz))
    for (const { puja, category } of festivalsOf(year, clockOf(pune.tz), festivalWords))
      if (category === 'sankashti') expect(puja).toBeUndefined()
  })

  it('have no moonrise where the moon stays down, and never the reference’s on its own clocks', () => {
    const year = observances(tromso, '2026-01-01', '2026-12-31', { reference: pune })
    const borrowed = year.filter(({ kind, basis }) => kind === 'sankashti' && basis.isReference)
    expect(borrowed.length).toBeGreaterThan(0)
    for (const { moonriseTime } of festivalsOf(borrowed, clockOf(tromso.tz), festivalWords))
      expect(moonriseTime).toBeUndefined()
  })
})
