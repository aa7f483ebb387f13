import { describe, expect, test } from 'vitest'
import type { Festival } from '#contract/festivals/public.ts'
import { everyFestival, ganeshaKinds, type ReminderChoice } from './choice.ts'
import {
  hasMoment,
  isIncluded,
  momentState,
  nextReminder,
  choosableMoments,
  stillAhead,
} from './moments.ts'

const festival = (date: string, more: Partial<Festival> = {}): Festival => ({
  id: `f-${date}`,
  slug: `f-${date}`,
  name: 'Ganadhipa Sankashti',
  date,
  description: '',
  category: 'sankashti',
  sequence: 0,
  ...more,
})

const only = { ...everyFestival, kinds: [] }

describe('What is chosen', () => {
  test.each([
    ['all', 'default', true],
    ['sankashti', 'angaraki', true],
    ['sankashti', 'major', false],
    ['angaraki', 'sankashti', false],
    ['major', 'major', true],
  ] as const)('%s has a festival of the category %s: %s', (kind, category, expected) => {
    const one = festival('2026-11-27', { category })
    expect(isIncluded({ ...only, kinds: [kind] }, one)).toBe(expected)
  })

  test('the Vinayakas are a kind: by what the almanac calls them, whatever staff do', () => {
    const vinayakas = { ...only, kinds: ['vinayaka' as const] }
    const vinayaka = { category: 'default', key: 'vinayaka-magha-2026' } as const
    expect(isIncluded(vinayakas, festival('2027-02-10', vinayaka))).toBe(true)
    expect(isIncluded(vinayakas, festival('2027-02-10', { ...vinayaka, category: 'major' }))).toBe(
      true,
    )
    const jayanti = { category: 'major', key: 'ganesh_jayanti-magha-2026' } as const
    expect(isIncluded(vinayakas, festival('2027-02-10', jayanti))).toBe(false)
    expect(isIncluded(vinayakas, festival('2027-02-10', { category: 'default' }))).toBe(false)
  })

  test('a festival can be chosen alone, by its key or by the id that staff gave it', () => {
    const computed = festival('2026-11-27', { key: 'sankashti-kartika-2026' })
    expect(isIncluded({ ...only, festivals: ['sankashti-kartika-2026'] }, computed)).toBe(true)
    expect(isIncluded({ ...only, festivals: ['f-2026-11-27'] }, computed)).toBe(false)
    expect(isIncluded({ ...only, festivals: ['f-2026-11-28'] }, festival('2026-11-28'))).toBe(true)
  })

  test('a festival beyond Ganesha’s is chosen by its group, or as a single day', () => {
    const dasara = { group: 'great', key: 'dasara-ashwina-shukla-2026' } as const
    const one = festival('2026-10-20', { ...dasara, category: 'major' })
    for (const kind of ganeshaKinds) expect(isIncluded({ ...only, kinds: [kind] }, one)).toBe(false)
    expect(isIncluded({ ...only, kinds: ['ekadashi', 'moon'] }, one)).toBe(false)
    expect(isIncluded({ ...only, kinds: ['all', 'great'] }, one)).toBe(true)
    expect(isIncluded({ ...everyFestival, festivals: [dasara.key] }, one)).toBe(true)
  })
})

describe('The next reminder', () => {
  test('is the first moment that is still ahead', () => {
    const list = [festival('2026-12-26'), festival('2026-11-27', { moonriseTime: '20:52' })]
    const next = (now: string, atMoonrise = true) =>
      nextReminder(list, { ...everyFestival, atMoonrise }, now)
    expect(next('2026-11-24T06:59')).toMatchObject({ date: '2026-11-24', daysBefore: 3 })
    expect(next('2026-11-24T07:00')).toMatchObject({ date: '2026-11-26', daysBefore: 1 })
    expect(next('2026-11-27T08:00')).toMatchObject({ date: '2026-11-27', time: '20:52' })
    expect(next('2026-11-27T08:00', false)).toMatchObject({ date: '2026-12-19', daysBefore: 7 })
    expect(next('2027-01-01T00:00')).toBeUndefined()
  })

  test('comes the evening before at an hour of its own', () => {
    const choice = { ...everyFestival, daysBefore: [1 as const], atEve: true, time: '21:30' }
    const next = (now: string) => nextReminder([festival('2026-12-01')], choice, now)
    expect(next('2026-11-30T18:59')).toMatchObject({
      date: '2026-11-30',
      time: '19:00',
      daysBefore: 1,
      moment: 'eve',
    })
    expect(next('2026-11-30T19:00')).toMatchObject({ time: '21:30', moment: 'time' })
    expect(next('2026-11-30T21:30')).toBeUndefined()
  })

  test('comes with the moon that rises after midnight, on the next date', () => {
    const list = [festival('2026-11-27', { moonriseTime: '00:10' })]
    const choice = { ...everyFestival, daysBefore: [0 as const], atMoonrise: true }
    expect(nextReminder(list, choice, '2026-11-26T12:00')).toMatchObject({ time: '07:00' })
    expect(nextReminder(list, choice, '2026-11-27T12:00')).toMatchObject({
      date: '2026-11-28',
      time: '00:10',
    })
  })
})

describe('What can still come', () => {
  const tonight = festival('2026-11-27', { moonriseTime: '20:52' })
  const later = festival('2026-12-26', { moonriseTime: '20:45' })
  const vinayaka = festival('2026-12-13', {
    key: 'vinayaka-margashirsha-2026',
    category: 'default',
  })
  const year = [tonight, vinayaka, later]
  const wish = (...festivals: string[]): ReminderChoice => ({
    ...everyFestival,
    kinds: [],
    festivals,
    atMoonrise: true,
  })
  const states = (choice: ReminderChoice, now: string) =>
    choosableMoments.map((moment) => momentState(moment, choice, year, now))

  test.each([
    ['2026-11-20T06:59', 6],
    ['2026-11-20T07:00', 5],
    ['2026-11-26T18:59', 3],
    ['2026-11-26T19:00', 2],
    ['2026-11-27T06:59', 2],
    ['2026-11-27T19:29', 1],
    ['2026-11-27T20:52', 0],
  ])('of one fast at %s are the last %i moments', (now, count) => {
    const choice = wish('f-2026-11-27')
    expect(states(choice, now)).toEqual([
      ...Array(6 - count).fill('passed'),
      ...Array(count).fill('ahead'),
    ])
    expect(hasMoment(stillAhead(choice, year, now))).toBe(count > 0)
    const eve = { ...choice, daysBefore: [], atEve: true, atMoonrise: false }
    expect(hasMoment(stillAhead(eve, year, now))).toBe(count > 2)
  })

  test('depends on the hour', () => {
    const evening = { ...wish('f-2026-11-27'), time: '20:00' }
    expect(stillAhead(evening, year, '2026-11-27T19:29')).toMatchObject({
      daysBefore: [0],
      atMoonrise: true,
    })
  })

  test('is what can come of any of several', () => {
    const both = wish('f-2026-11-27', 'f-2026-12-26')
    expect(states(both, '2026-11-27T21:00')).toEqual(Array(6).fill('ahead'))
  })

  test('is nothing of a festival that is over, or that nobody knows', () => {
    expect(states(wish('f-2025-11-08'), '2026-11-27T06:00')).toEqual(Array(6).fill('passed'))
  })

  test('at moonrise is nothing of days that no moonrise ends', () => {
    const now = '2026-11-27T06:00'
    expect(momentState('moonrise', wish('vinayaka-margashirsha-2026'), year, now)).toBe(
      'no_moonrise',
    )
    for (const kind of ['vinayaka', 'great', 'moon'] as const) {
      const choice = { ...wish(), kinds: [kind], daysBefore: [] }
      expect(momentState('moonrise', choice, year, now)).toBe('no_moonrise')
      expect(hasMoment(stillAhead(choice, year, now))).toBe(false)
    }
  })

  test('of a kind is every moment: its festivals come again', () => {
    const now = '2026-12-31T23:59'
    expect(states({ ...wish(), kinds: ['sankashti'] }, now)).toEqual(Array(6).fill('ahead'))
    expect(stillAhead({ ...everyFestival, atMoonrise: true }, [], now)).toEqual({
      ...everyFestival,
      atMoonrise: true,
    })
  })
})
