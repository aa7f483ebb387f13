import { describe, expect, it } from 'vitest'
import { chosenDays } from './chosenDays.ts'
import { addDays } from './civilDate.ts'
import { observanceOfSlug, observances } from './observances.ts'
import { panchang } from './panchang.ts'
import { clockAt } from './zone.ts'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const tromso = { name: 'Tromsø', lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' }

const onDate = (slug: string, date: string) => {
  const [day] = chosenDays(pune, [{ slug, date }])
  if (!day) throw new Error(`${slug} names nothing`)
  return day
}

describe('An observance on a date somebody chose', () => {
  it('has the moonrise of that evening, and no rule', () => {
    const day = onDate('ganadhipa-sankashti-2026', '2026-11-28')
    expect(day.moonrise).toEqual(panchang(pune, '2026-11-28').moonrise)
    expect(clockAt(day.moonrise?.at ?? 0, pune.tz)).toBe('21:58')
    expect(day).not.toHaveProperty('rule')
    expect(day).not.toHaveProperty('marginMinutes')
  })

  it('is the almanac’s own if its date is chosen', () => {
    const own = observanceOfSlug(pune, 'ganadhipa-sankashti-2026')
    expect(own).toMatchObject(onDate('ganadhipa-sankashti-2026', '2026-11-27'))
  })

  it('is an Angaraki on a Tuesday and on no other day', () => {
    const slug = 'vighnaraja-sankashti-2026'
    expect(observanceOfSlug(pune, slug)).toMatchObject({ date: '2026-09-29', isAngaraki: true })
    expect(onDate(slug, '2026-09-30').isAngaraki).toBe(false)
    expect(onDate('ganadhipa-sankashti-2026', '2026-12-01').isAngaraki).toBe(true)
  })

  it('has the midday of that day, and puja hours only while it is the tithi', () => {
    const own = observanceOfSlug(pune, 'ganesh-chaturthi-2026')
    const later = onDate('ganesh-chaturthi-2026', '2026-09-16')
    expect((later.madhyahna?.start ?? 0) - (own?.madhyahna?.start ?? 0)).toBeGreaterThan(47 * 3.6e6)
    expect(later.puja).toBeUndefined()
    expect(later.forbiddenMoon).toEqual(own?.forbiddenMoon)
  })

  it('has no moonrise where the moon rises in daylight only', () => {
    expect(onDate('ganadhipa-sankashti-2026', '2026-12-14').moonrise).toBeUndefined()
  })

  it('takes the reference’s sky where its own date does', () => {
    const asked = { reference: pune }
    const borrowed = observances(tromso, '2026-01-01', '2026-12-31', asked).find(
      ({ kind, basis }) => kind === 'sankashti' && basis.isReference,
    )
    if (!borrowed) throw new Error('Tromsø has such a fast every year')
    const { slug, date } = borrowed
    const [there] = chosenDays(tromso, [{ slug, date: addDays(date, 1) }], asked)
    expect(there?.moonrise).toEqual(onDate(slug, addDays(date, 1)).moonrise)
    expect(there?.basis.place).toBe('Pune')
  })

  it('is left out where the address names nothing', () => {
    expect(chosenDays(pune, [{ slug: 'diwali-2026', date: '2026-11-08' }])).toEqual([])
  })
})
