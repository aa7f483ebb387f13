import { expect, test } from 'vitest'
import type { Festival } from '#contract/festivals.ts'
import { everyFestival, ganeshaKinds } from '#contract/reminderChoice.ts'
import {
  isChosen,
  isComplete,
  isWholeYear,
  nextReminder,
  toggled,
  toggledKinds,
} from './choices.ts'

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

test.each([
  ['all', 'default', true],
  ['sankashti', 'angaraki', true],
  ['sankashti', 'major', false],
  ['angaraki', 'sankashti', false],
  ['major', 'major', true],
] as const)('the group %s has a festival of the category %s: %s', (kind, category, expected) => {
  const one = festival('2026-11-27', { category })
  expect(isChosen(one, { ...only, kinds: [kind] })).toBe(expected)
})

test('the Vinayakas are a group: by what the almanac calls them, whatever staff do', () => {
  const group = { ...only, kinds: ['vinayaka' as const] }
  const vinayaka = { category: 'default', key: 'vinayaka-magha-2026' } as const
  expect(isChosen(festival('2027-02-10', vinayaka), group)).toBe(true)
  expect(isChosen(festival('2027-02-10', { ...vinayaka, category: 'major' }), group)).toBe(true)
  const jayanti = { category: 'major', key: 'ganesh_jayanti-magha-2026' } as const
  expect(isChosen(festival('2027-02-10', jayanti), group)).toBe(false)
  expect(isChosen(festival('2027-02-10', { category: 'default' }), group)).toBe(false)
})

test('a festival can be chosen alone, by its key or by the id that staff gave it', () => {
  const computed = festival('2026-11-27', { key: 'sankashti-kartika-2026' })
  expect(isChosen(computed, { ...only, festivals: ['sankashti-kartika-2026'] })).toBe(true)
  expect(isChosen(computed, { ...only, festivals: ['f-2026-11-27'] })).toBe(false)
  expect(isChosen(festival('2026-11-28'), { ...only, festivals: ['f-2026-11-28'] })).toBe(true)
})

test('the next reminder is the first moment that is still ahead', () => {
  const list = [festival('2026-12-26'), festival('2026-11-27', { moonriseTime: '20:52' })]
  const next = (now: string, atMoonrise = true) =>
    nextReminder(list, { ...everyFestival, atMoonrise }, now)
  expect(next('2026-11-24T06:59')).toMatchObject({ date: '2026-11-24', daysBefore: 3 })
  expect(next('2026-11-24T07:00')).toMatchObject({ date: '2026-11-26', daysBefore: 1 })
  expect(next('2026-11-27T08:00')).toMatchObject({ date: '2026-11-27', time: '20:52' })
  expect(next('2026-11-27T08:00', false)).toMatchObject({ date: '2026-12-19', daysBefore: 7 })
  expect(next('2027-01-01T00:00')).toBeUndefined()
})

test('a moon that rises after midnight rises on the next date', () => {
  const list = [festival('2026-11-27', { moonriseTime: '00:10' })]
  const choice = { ...everyFestival, daysBefore: [0 as const], atMoonrise: true }
  expect(nextReminder(list, choice, '2026-11-26T12:00')).toMatchObject({ time: '07:00' })
  expect(nextReminder(list, choice, '2026-11-27T12:00')).toMatchObject({
    date: '2026-11-28',
    time: '00:10',
  })
})

test('something must be chosen on both sides', () => {
  expect(isComplete(everyFestival)).toBe(true)
  expect(isComplete(only)).toBe(false)
  expect(isComplete({ ...everyFestival, daysBefore: [] })).toBe(false)
  expect(isComplete({ ...everyFestival, daysBefore: [], atMoonrise: true })).toBe(true)
})

test('choosing twice takes back', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})

test('every festival and the groups exclude each other', () => {
  expect(toggledKinds(['sankashti', 'major'], 'all')).toEqual(['all'])
  expect(toggledKinds(['all'], 'all')).toEqual([])
  expect(toggledKinds(['all'], 'sankashti')).toEqual(['sankashti'])
  expect(toggledKinds(['sankashti'], 'major')).toEqual(['sankashti', 'major'])
})

test('the groups beyond Ganesha’s stay, whichever of his kinds are chosen', () => {
  expect(toggledKinds(['all'], 'great')).toEqual(['all', 'great'])
  expect(toggledKinds(['sankashti', 'great'], 'all')).toEqual(['all', 'great'])
  expect(toggledKinds(['all', 'great', 'moon'], 'sankashti')).toEqual([
    'great',
    'moon',
    'sankashti',
  ])
  expect(toggledKinds(['all', 'great'], 'all')).toEqual(['great'])
  expect(toggledKinds(['all', 'great'], 'great')).toEqual(['all'])
})

test('a festival beyond Ganesha’s is chosen by its group alone, or by itself', () => {
  const dasara = { group: 'great', key: 'dasara-ashwina-shukla-2026' } as const
  const one = festival('2026-10-20', { ...dasara, category: 'major' })
  for (const kind of ganeshaKinds) expect(isChosen(one, { ...only, kinds: [kind] })).toBe(false)
  expect(isChosen(one, { ...only, kinds: ['ekadashi', 'moon'] })).toBe(false)
  expect(isChosen(one, { ...only, kinds: ['all', 'great'] })).toBe(true)
  expect(isChosen(one, { ...everyFestival, festivals: [dasara.key] })).toBe(true)
})

test('festivals can be counted once they reach through the year', () => {
  const first = ['2026-11-27', '2026-12-26'].map((date) => festival(date))
  expect(isWholeYear([])).toBe(false)
  expect(isWholeYear(first)).toBe(false)
  expect(isWholeYear([...first, festival('2027-11-16')])).toBe(true)
})
