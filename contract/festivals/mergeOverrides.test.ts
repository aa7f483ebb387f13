import { describe, expect, it } from 'vitest'
import type { Festival, FestivalOverride } from './public.ts'
import { mergeOverrides, movesOf } from './mergeOverrides.ts'

const november = { from: '2026-11-01', to: '2026-11-30' }

const sankashti = (change: Partial<Festival> = {}): Festival => ({
  id: 'sankashti-kartika-2026',
  key: 'sankashti-kartika-2026',
  slug: 'ganadhipa-sankashti-2026',
  name: 'Ganadhipa Sankashti',
  date: '2026-11-27',
  description: 'The fast.',
  moonriseTime: '20:52',
  category: 'sankashti',
  sequence: 0,
  ...change,
})

const override = (change: Partial<FestivalOverride> = {}): FestivalOverride => ({
  id: 'sankashti-kartika-2026',
  key: 'sankashti-kartika-2026',
  slug: 'ganadhipa-sankashti-2026',
  isHidden: false,
  sequence: 0,
  ...change,
})

const moved = override({ date: '2026-11-28', computedDate: '2026-11-27', sequence: 1 })

describe('The temple’s changes', () => {
  it('leave alone what they do not name', () => {
    expect(mergeOverrides([sankashti()], [], november)).toEqual([sankashti()])
  })

  it('replace only the texts', () => {
    expect(mergeOverrides([sankashti()], [override({ name: 'Our Sankashti' })], november)).toEqual([
      sankashti({ name: 'Our Sankashti' }),
    ])
  })

  it('hide a festival', () => {
    expect(mergeOverrides([sankashti()], [override({ isHidden: true })], november)).toEqual([])
  })

  it('move a festival, without the moonrise of the evening it left and the tithi that no longer makes its day', () => {
    const ofTithi = sankashti({ tithi: 19 })
    expect(mergeOverrides([ofTithi], [override()], november)).toEqual([ofTithi])
    const there = sankashti({ date: '2026-11-28', tithi: 19 })
    const [withSky] = mergeOverrides([ofTithi], [moved], { ...november, moved: [there] })
    expect(withSky).not.toHaveProperty('tithi')
    const [festival] = mergeOverrides([ofTithi], [moved], november)
    expect(festival).not.toHaveProperty('tithi')
    expect(festival).toMatchObject({ date: '2026-11-28', sequence: 1 })
    expect(festival).not.toHaveProperty('moonriseTime')
  })

  it('give a moved festival the almanac’s values for its new date, except for what staff wrote', () => {
    const there = sankashti({ date: '2026-11-28', moonriseTime: '21:58', name: 'Another name' })
    const range = { ...november, moved: [there] }
    expect(mergeOverrides([sankashti()], [moved], range)).toEqual([{ ...there, sequence: 1 }])
    const written = { ...moved, name: 'Our Sankashti', moonriseTime: '21:30' }
    expect(mergeOverrides([sankashti()], [written], range)).toMatchObject([
      { name: 'Our Sankashti', moonriseTime: '21:30' },
    ])
  })

  it('say hour and place of a computed day at the temple alone, of an added one everywhere', () => {
    const said = { startTime: '18:30', venue: 'Hall' }
    const aarti = override({ ...said })
    const palkhi = override({
      ...said,
      key: undefined,
      id: 'palkhi',
      slug: 'palkhi-2026',
      name: 'Palkhi',
      date: '2026-11-29',
      description: 'The procession.',
    })
    const of = (isElsewhere: boolean) =>
      mergeOverrides([sankashti()], [aarti, palkhi], { ...november, isElsewhere }).map(
        ({ startTime }) => startTime,
      )
    expect(of(false)).toEqual(['18:30', '18:30'])
    expect(of(true)).toEqual([undefined, '18:30'])
  })

  it('name moved festivals: not hidden or added ones, nor those on the almanac’s date', () => {
    const added = override({ key: undefined, date: '2026-11-08' })
    const back = { ...moved, computedDate: '2026-11-28' }
    expect(movesOf([moved, { ...moved, isHidden: true }, added, back, override()])).toEqual([
      { slug: 'ganadhipa-sankashti-2026', date: '2026-11-28' },
    ])
  })

  it('leave another city its own moonrise', () => {
    const late = override({ name: 'Our Sankashti', moonriseTime: '21:10' })
    const abroad = { ...november, isElsewhere: true }
    expect(mergeOverrides([sankashti()], [late], november)).toMatchObject([
      { moonriseTime: '21:10' },
    ])
    expect(mergeOverrides([sankashti({ moonriseTime: '18:40' })], [late], abroad)).toMatchObject([
      { name: 'Our Sankashti', moonriseTime: '18:40' },
    ])
  })

  it('do not move it where another sky gives another day', () => {
    const abroad = sankashti({ date: '2026-11-26', moonriseTime: '18:10' })
    expect(mergeOverrides([abroad], [moved], november)).toMatchObject([
      { date: '2026-11-26', moonriseTime: '18:10' },
    ])
  })

  it('move a festival out of a month and into the next', () => {
    const later = { ...moved, date: '2026-12-01' }
    expect(mergeOverrides([sankashti()], [later], november)).toEqual([])
    expect(
      mergeOverrides([sankashti()], [later], { from: '2026-12-01', to: '2026-12-31' }),
    ).toMatchObject([{ date: '2026-12-01' }])
  })

  it('add a day, in the order of dates', () => {
    const diwali: FestivalOverride = {
      id: 'b5f6',
      slug: 'diwali-2026',
      isHidden: false,
      name: 'Diwali',
      date: '2026-11-08',
      description: 'Lamps.',
      sequence: 0,
    }
    const shown = mergeOverrides([sankashti()], [diwali], november)
    expect(shown.map(({ slug }) => slug)).toEqual(['diwali-2026', 'ganadhipa-sankashti-2026'])
    expect(shown[0]).toMatchObject({ category: 'default' })
    expect(mergeOverrides([], [{ ...diwali, isHidden: true }], november)).toEqual([])
  })
})
