import { describe, expect, it } from 'vitest'
import { panchang } from '#almanac/panchang.ts'
import type { FestivalOverride } from '#contract/festivals/public.ts'
import { anOverride } from '#app/test/builders.ts'
import { observedDays } from './observedDays.ts'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const london = { name: 'London', lat: 51.5, lon: -0.13, tz: 'Europe/London' }

const moved = anOverride({ date: '2026-11-28', computedDate: '2026-11-27', sequence: 1 })

const november = (overrides: FestivalOverride[], place = pune) =>
  observedDays({
    place,
    reference: pune,
    from: '2026-11-20',
    to: '2026-12-05',
    overrides,
    isElsewhere: place !== pune,
  })

describe('The days as the temple observes them', () => {
  it('are the almanac’s if nothing was changed', () => {
    const [day, ...others] = november([])
    expect(others).toEqual([])
    expect(day?.festival).toMatchObject({ date: '2026-11-27', moonriseTime: '20:51' })
    expect(day?.moonrise).toBe(day?.observance?.moonrise?.at)
  })

  it('leave out what is hidden', () => {
    expect(november([anOverride({ isHidden: true })])).toEqual([])
  })

  it('wait, on a day staff chose, for the moonrise of that evening', () => {
    const [day] = november([moved])
    expect(day?.festival.date).toBe('2026-11-28')
    expect(day?.moonrise).toBe(panchang(pune, '2026-11-28').moonrise?.at)
  })

  it('are moved into the days that are asked for', () => {
    const query = { place: pune, reference: pune, overrides: [moved], isElsewhere: false }
    const days = observedDays({ ...query, from: '2026-11-28', to: '2026-11-28' })
    expect(days.map(({ festival }) => festival.slug)).toEqual(['ganadhipa-sankashti-2026'])
  })

  it('wait for the time staff wrote, at the temple alone', () => {
    const late = anOverride({ moonriseTime: '21:10' })
    expect(november([late])[0]?.moonrise).toBe(Date.parse('2026-11-27T21:10:00+05:30'))
    const [abroad] = november([late], london)
    expect(abroad?.moonrise).toBe(abroad?.observance?.moonrise?.at)
  })

  it('have what the temple repeats every year, on the city’s own day', () => {
    const repeat = { by: 'tithi', month: 8, day: 15, since: '2026-01-01' } as const
    const deepotsav: FestivalOverride = {
      id: 'deepotsav',
      slug: 'deepotsav',
      isHidden: false,
      name: 'Deepotsav',
      description: 'A thousand lamps.',
      category: 'default',
      startTime: '18:30',
      sequence: 0,
      repeat,
    }
    const at = (place: typeof pune) =>
      november([deepotsav], place).find(({ festival }) => festival.name === 'Deepotsav')?.festival
    expect(at(pune)).toMatchObject({
      date: '2026-11-24',
      slug: 'deepotsav-2026',
      key: 'deepotsav-2026',
      startTime: '18:30',
    })
    expect(at(london)).toMatchObject({ date: '2026-11-24', key: 'deepotsav-2026' })
    expect(at(london)).not.toHaveProperty('startTime')
    const [hidden] = [anOverride({ key: 'deepotsav-2026', id: 'deepotsav-2026', isHidden: true })]
    expect(november([deepotsav, hidden]).map(({ festival }) => festival.name)).not.toContain(
      'Deepotsav',
    )
  })

  it('have the name staff gave, and the fasts they added', () => {
    const added: FestivalOverride = {
      id: '7c9e',
      slug: 'our-fast-2026',
      isHidden: false,
      name: 'Our Fast',
      date: '2026-12-01',
      description: 'Ours.',
      category: 'sankashti',
      sequence: 0,
    }
    const days = november([anOverride({ name: 'Our Sankashti' }), added])
    expect(days.map(({ festival }) => festival.name)).toEqual(['Our Sankashti', 'Our Fast'])
    expect(days[1]?.moonrise).toBe(panchang(pune, '2026-12-01').moonrise?.at)
  })

  it('show Ganesh Jayanti once, not as a Vinayaka besides', () => {
    const days = observedDays({
      place: pune,
      reference: pune,
      from: '2027-02-01',
      to: '2027-02-15',
      overrides: [],
      isElsewhere: false,
    })
    expect(days.map(({ festival }) => festival.name)).toEqual(['Ganesh Jayanti'])
  })

  it.each(['1950-01-01', '2100-12-31'])('reach to the almanac’s end, %s', (date) => {
    const query = { place: pune, reference: pune, overrides: [moved], isElsewhere: false }
    expect(observedDays({ ...query, from: date, to: date })).toBeInstanceOf(Array)
  })
})
