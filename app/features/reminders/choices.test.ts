import { describe, expect, it, test } from 'vitest'
import type { Festival } from '#contract/festivals/public.ts'
import { everyFestival } from '#contract/reminders/choice.ts'
import {
  aheadOf,
  hourFor,
  isComplete,
  isWholeYear,
  stateOf,
  toggled,
  toggledKinds,
  withKind,
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

test('Sankashti ticks the moonrise its fast ends with, and leaves it to who unticks it', () => {
  const chosen = withKind(everyFestival, 'sankashti')
  expect(chosen).toEqual({ ...everyFestival, kinds: ['sankashti'], atMoonrise: true })
  expect(withKind({ ...chosen, atMoonrise: false }, 'major').atMoonrise).toBe(false)
  expect(withKind(everyFestival, 'vinayaka').atMoonrise).toBe(false)
  expect(withKind(only, 'angaraki').atMoonrise).toBe(true)
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

test('festivals can be counted once they reach through the year', () => {
  const first = ['2026-11-27', '2026-12-26'].map((date) => festival(date))
  expect(isWholeYear([])).toBe(false)
  expect(isWholeYear(first)).toBe(false)
  expect(isWholeYear([...first, festival('2027-11-16')])).toBe(true)
})

describe('What can still come', () => {
  const tonight = { ...festival('2026-11-27', { moonriseTime: '20:52' }) }
  const vinayaka = festival('2026-12-13', { category: 'default' })
  const choose = (...festivals: string[]) => ({ ...only, festivals })

  it('is what the server takes, once the festival is known', () => {
    const known = { festivals: [tonight], now: '2026-11-27T19:29' }
    const choice = { ...choose('f-2026-11-27'), atMoonrise: true }
    expect(stateOf(0, choice, known)).toBe('passed')
    expect(aheadOf(choice, known)).toEqual({ ...choice, daysBefore: [] })
  })

  it('is not judged before', () => {
    const now = '2026-11-27T19:29'
    const choice = choose('f-2027-10-14')
    expect(stateOf(0, choice, { festivals: undefined, now })).toBe('ahead')
    expect(stateOf(0, choice, { festivals: [tonight], now })).toBe('ahead')
    expect(stateOf(0, only, { festivals: [tonight, festival('2027-11-16')], now })).toBe('ahead')
  })

  it.each([
    ['2026-12-12T12:00', '07:00'],
    ['2026-12-13T06:59', '07:00'],
    ['2026-12-13T07:00', '08:00'],
    ['2026-12-13T12:20', '13:00'],
    ['2026-12-13T21:00', '07:00'],
  ])('on %s comes at %s of a day without a moonrise', (now, time) => {
    expect(hourFor(choose('f-2026-12-13'), { festivals: [vinayaka], now })).toBe(time)
  })

  it('comes at the usual hour where the moonrise is ahead', () => {
    const known = { festivals: [tonight], now: '2026-11-27T12:00' }
    expect(hourFor({ ...choose('f-2026-11-27'), atMoonrise: true }, known)).toBe('07:00')
  })
})
