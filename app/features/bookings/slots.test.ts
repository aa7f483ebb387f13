import { describe, expect, it } from 'vitest'
import { anAvailability } from './test/anAvailability.ts'
import {
  canChoose,
  dayState,
  moonriseOf,
  nearestFree,
  slotsOf,
  type SlotState,
  slotState,
  templeNow,
} from './slots.ts'

const now = { date: '2026-11-21', hour: 11 }
const availability = anAvailability({
  '2026-11-21': { morning: 5, afternoon: 2, evening: 0 },
  '2026-11-22': { morning: 0, afternoon: 0, evening: 0 },
  '2026-11-23': { morning: 1, afternoon: 'closed', evening: 9 },
  '2026-11-24': { morning: 4, afternoon: 4, evening: 4 },
})
const fresh = { availability, isFresh: true, now }
const kept = { availability, isFresh: false, now }

describe('A slot', () => {
  it.each<[string, SlotState]>([
    ['2026-11-20 evening', { kind: 'over' }],
    ['2026-11-21 morning', { kind: 'over' }],
    ['2026-11-21 afternoon', { kind: 'open', left: 2 }],
    ['2026-11-21 evening', { kind: 'full' }],
    ['2026-11-23 morning', { kind: 'open', left: 1 }],
    ['2026-11-23 afternoon', { kind: 'closed' }],
    ['2026-11-23 evening', { kind: 'open' }],
    ['2027-01-05 evening', { kind: 'open' }],
  ])('%s', (when, state) => {
    const [date = '', slot = ''] = when.split(' ')
    expect(slotState(fresh, date, slot as 'morning')).toEqual(state)
  })

  it('that was last known to be full may be free again', () => {
    const state = slotState(kept, '2026-11-21', 'evening')
    expect(state).toEqual({ kind: 'was_full' })
    expect(canChoose(state)).toBe(true)
    expect(canChoose(slotState(fresh, '2026-11-21', 'evening'))).toBe(false)
    expect(canChoose(slotState(kept, '2026-11-23', 'afternoon'))).toBe(false)
  })

  it('can be chosen while nothing is known', () => {
    const unknown = { availability: undefined, isFresh: false, now }
    expect(slotState(unknown, '2026-11-22', 'morning')).toEqual({ kind: 'open' })
    expect(nearestFree(unknown, '2026-11-22')).toEqual([])
  })
})

describe('The moonrise', () => {
  const usual = ['morning', 'afternoon', 'evening']
  const fast = anAvailability({
    '2026-11-27': { morning: 0, afternoon: 0, evening: 0, moonrise: 2 },
    '2026-11-28': { morning: 0, afternoon: 0, evening: 0 },
  })
  const at = (date: string, hour: number) => ({
    availability: fast,
    isFresh: true,
    now: { date, hour },
  })
  const before = at('2026-11-21', 11)

  it('is a slot of the days that the temple says', () => {
    expect(slotsOf(before, '2026-11-27')).toEqual([...usual, 'moonrise'])
    expect(moonriseOf(before, '2026-11-27')).toBe('20:51')
    expect(slotsOf(before, '2026-11-28')).toEqual(usual)
    expect(slotState(before, '2026-11-28', 'moonrise')).toEqual({ kind: 'closed' })
  })

  it('is offered on no day that this phone does not know, but one chosen can be kept', () => {
    expect(slotsOf(before, '2026-12-26')).toEqual(usual)
    expect(slotState(before, '2026-12-26', 'moonrise')).toEqual({ kind: 'open' })
  })

  it('keeps its day free, and is among the nearest free times', () => {
    expect(dayState(before, '2026-11-27')).toEqual({ kind: 'open', left: 2 })
    expect(nearestFree(before, '2026-11-28')).toEqual([
      { date: '2026-11-27', slot: 'moonrise', moonrise: '20:51' },
    ])
  })

  it('is over two and a half hours later at the most', () => {
    expect(slotState(at('2026-11-27', 22), '2026-11-27', 'moonrise').kind).toBe('open')
    expect(slotState(at('2026-11-27', 23), '2026-11-27', 'moonrise').kind).toBe('over')
  })
})

describe('A day', () => {
  const days = anAvailability({
    '2026-11-21': { morning: 5, afternoon: 'closed', evening: 0 },
    '2026-11-22': { morning: 0, afternoon: 'closed', evening: 0 },
    '2026-11-23': { morning: 'closed', afternoon: 'closed', evening: 'closed' },
    '2026-11-24': { morning: 1, afternoon: 0, evening: 2 },
    '2026-11-25': { morning: 1, afternoon: 0, evening: 3 },
  })
  it.each([
    ['2026-11-20', { kind: 'over' }],
    ['2026-11-21', { kind: 'full' }],
    ['2026-11-22', { kind: 'full' }],
    ['2026-11-23', { kind: 'closed' }],
    ['2026-11-24', { kind: 'open', left: 3 }],
    ['2026-11-25', { kind: 'open' }],
    ['2026-11-26', { kind: 'unknown' }],
  ])('%s', (date, state) => {
    expect(dayState({ availability: days, isFresh: true, now }, date)).toEqual(state)
  })

  it('that was full some time ago may have a place by now', () => {
    const remembered = { availability: days, isFresh: false, now }
    expect(dayState(remembered, '2026-11-22')).toEqual({ kind: 'was_full' })
  })

  it('is over with its last slot', () => {
    const late = { availability: days, isFresh: true, now: { date: '2026-11-25', hour: 20 } }
    expect(dayState(late, '2026-11-25')).toEqual({ kind: 'over' })
  })
})

it('offers the free slots nearest to a day, in the order of time', () => {
  expect(nearestFree(fresh, '2026-11-22', 3)).toEqual([
    { date: '2026-11-21', slot: 'afternoon' },
    { date: '2026-11-23', slot: 'morning' },
    { date: '2026-11-23', slot: 'evening' },
  ])
})

it('uses the temple’s clock, not the phone’s', () => {
  const at = Date.parse('2026-11-21T19:00:00Z')
  expect(templeNow(at, 'Asia/Kolkata')).toEqual({ date: '2026-11-22', hour: 0 })
  expect(templeNow(at, 'America/New_York')).toEqual({ date: '2026-11-21', hour: 14 })
})
