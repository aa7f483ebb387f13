import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daySlots, slotMinutes } from '#contract/bookings/pujas.ts'
import { noticeOf } from '#contract/bookings/slotNotice.ts'
import { anAvailability } from './test/anAvailability.ts'
import {
  canChoose,
  dayState,
  isFixed,
  nearestFree,
  slotsOf,
  type SlotState,
  slotState,
  slotToStart,
  templeNow,
  timeOf,
} from './slots.ts'

const notice = noticeOf({ hours: { from: 1, to: 2 } })
const now = { date: '2026-11-21', minute: 11 * 60 }
const availability = anAvailability({
  '2026-11-21': { morning: 5, afternoon: 2, evening: 0 },
  '2026-11-22': { morning: 0, afternoon: 0, evening: 0 },
  '2026-11-23': { morning: 1, afternoon: 'closed', evening: 9 },
  '2026-11-24': { morning: 4, afternoon: 4, evening: 4 },
})
const fresh = { availability, isFresh: true, now, notice }
const stored = { availability, isFresh: false, now, notice }

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
    const state = slotState(stored, '2026-11-21', 'evening')
    expect(state).toEqual({ kind: 'was_full' })
    expect(canChoose(state)).toBe(true)
    expect(canChoose(slotState(fresh, '2026-11-21', 'evening'))).toBe(false)
    expect(canChoose(slotState(stored, '2026-11-23', 'afternoon'))).toBe(false)
  })

  it('can be chosen while nothing is known', () => {
    const unknown = { availability: undefined, isFresh: false, now, notice }
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
    now: { date, minute: hour * 60 },
    notice: {},
  })
  const before = at('2026-11-21', 11)

  it('is a slot of the days that the temple says', () => {
    expect(slotsOf(before, '2026-11-27')).toEqual([...usual, 'moonrise'])
    expect(timeOf(before, '2026-11-27', 'moonrise')).toMatchObject({ moonrise: '20:51' })
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

describe('A slot that cannot be kept', () => {
  const satyanarayana = {
    hours: { from: 3, to: 4 },
    notice: { prepareMinutes: 60, changeMinutes: 1440 },
  }
  const kindAt = (clock: string, puja: Parameters<typeof noticeOf>[0] = satyanarayana) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number)
    const known = { ...stored, now: { date: '2026-11-24', minute: hour * 60 + minute } }
    return slotState({ ...known, notice: noticeOf(puja) }, '2026-11-24', 'evening').kind
  }

  it('is closed by this phone’s clock, whatever it has stored of the day', () => {
    // From 4 PM to 8 PM: three hours of puja, and one to prepare.
    expect(kindAt('16:00')).toBe('open')
    expect(kindAt('16:01')).toBe('over')
    expect(kindAt('19:42')).toBe('over')
  })

  it('depends on the puja, and on what the temple has set', () => {
    const { hours } = satyanarayana
    expect(kindAt('18:00', { hours: { from: 1, to: 2 } })).toBe('open')
    expect(kindAt('18:01', { hours: { from: 1, to: 2 } })).toBe('over')
    expect(kindAt('16:45', { hours, notice: { prepareMinutes: 15, changeMinutes: 0 } })).toBe(
      'open',
    )
    const early = { prepareMinutes: 0, leadMinutes: 120, changeMinutes: 0 }
    expect(kindAt('14:00', { hours, notice: early })).toBe('open')
    expect(kindAt('14:01', { hours, notice: early })).toBe('over')
  })

  it('of a puja whose length depends needs an hour, as does one that this phone does not know', () => {
    expect(kindAt('18:00', {})).toBe('open')
    expect(kindAt('18:01', {})).toBe('over')
    expect(kindAt('18:01', undefined)).toBe('over')
  })

  it('is closed days ahead, too, if bookings close that early, and then not only for today', () => {
    const slow = { notice: { prepareMinutes: 60, leadMinutes: 3 * 1440, changeMinutes: 1440 } }
    const known = { ...stored, notice: noticeOf(slow) }
    expect(slotState(known, '2026-11-24', 'morning')).toEqual({ kind: 'closed' })
    expect(slotState(known, '2026-11-24', 'evening').kind).toBe('open')
  })

  it('is closed if the temple says so, though the phone would offer it', () => {
    const closing = structuredClone(availability)
    for (const day of closing.days)
      for (const slot of day.slots) slot.isTooLate = slot.isClosed = true
    const known = { ...fresh, availability: closing }
    expect(slotState(known, '2026-11-21', 'afternoon')).toEqual({ kind: 'over' })
    expect(slotState(known, '2026-11-24', 'evening')).toEqual({ kind: 'closed' })
  })
})

it('offers no slot of any puja, day and minute that leaves less than it needs, and no fewer', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-23']
  const all = anAvailability(Object.fromEntries(days.map((date) => [date, { moonrise: 6 }])))
  const halves = fc.integer({ min: 1, max: 48 })
  const pujas = fc.record({
    hours: fc.option(halves.map((from) => ({ from: from / 2, to: 24 }))),
    prepareMinutes: fc.integer({ min: 0, max: 1440 }),
    leadMinutes: fc.option(fc.integer({ min: 0, max: 4320 })),
  })
  const minutes = fc.integer({ min: 0, max: 1439 })
  const slots = fc.constantFrom(...daySlots)
  const dates = fc.constantFrom(...days)
  fc.assert(
    fc.property(pujas, minutes, dates, slots, fc.boolean(), (puja, minute, date, slot, isKnown) => {
      const { hours, leadMinutes, ...rest } = puja
      const notice = { ...rest, ...(leadMinutes !== null && { leadMinutes }), changeMinutes: 0 }
      const known = {
        availability: isKnown || slot === 'moonrise' ? all : undefined,
        isFresh: false,
        now: { date: '2026-11-21', minute },
        notice: noticeOf({ ...(hours && { hours }), notice }),
      }
      const { from, to } = slotMinutes(slot, { moonrise: '20:51' }) ?? { from: 0, to: 0 }
      const ahead = days.indexOf(date) * 1440 - minute
      const needed = Math.min((hours?.from ?? 1) * 60, to - from) + notice.prepareMinutes
      const isInTime = to + ahead >= needed && from + ahead >= (leadMinutes ?? -Infinity)
      expect(slotState(known, date, slot).kind === 'open').toBe(isInTime)
    }),
  )
})

describe('Whether a booking can still be changed', () => {
  const at = (date: string, minute: number) => ({ date, minute })
  const when = { date: '2026-11-24', slot: 'evening' } as const
  it('is known before it is made', () => {
    expect(isFixed(undefined, when, at('2026-11-23', 16 * 60))).toBe(false)
    expect(isFixed(undefined, when, at('2026-11-23', 16 * 60 + 1))).toBe(true)
    const free = { notice: { prepareMinutes: 60, changeMinutes: 0 } }
    expect(isFixed(free, when, at('2026-11-24', 16 * 60))).toBe(false)
    expect(isFixed(free, when, at('2026-11-24', 16 * 60 + 1))).toBe(true)
  })

  it('is not said of a moonrise that this phone does not know', () => {
    const unknown = { date: '2026-11-27', slot: 'moonrise' } as const
    expect(isFixed(undefined, unknown, at('2026-11-27', 600))).toBe(false)
    expect(isFixed(undefined, { ...unknown, moonrise: '20:51' }, at('2026-11-27', 600))).toBe(true)
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
    expect(dayState({ availability: days, isFresh: true, now, notice }, date)).toEqual(state)
  })

  it('that was full some time ago may have a place by now', () => {
    const remembered = { availability: days, isFresh: false, now, notice }
    expect(dayState(remembered, '2026-11-22')).toEqual({ kind: 'was_full' })
  })

  it('is over with its last slot', () => {
    const late = { ...fresh, availability: days, now: { date: '2026-11-25', minute: 20 * 60 } }
    expect(dayState(late, '2026-11-25')).toEqual({ kind: 'over' })
  })
})

it('starts a day with its moonrise, or with the only slot that is left', () => {
  const days = anAvailability({
    '2026-11-22': { morning: 0, afternoon: 2, evening: 'closed' },
    '2026-11-23': {},
    '2026-11-27': { moonrise: 5 },
    '2026-11-28': { morning: 0, afternoon: 0, evening: 0, moonrise: 0 },
  })
  const known = { ...fresh, availability: days }
  expect(slotToStart(known, '2026-11-22')).toBe('afternoon')
  expect(slotToStart(known, '2026-11-23')).toBeUndefined()
  expect(slotToStart(known, '2026-11-27')).toBe('moonrise')
  expect(slotToStart(known, '2026-11-28')).toBeUndefined()
  expect(slotToStart(known, '2026-12-30')).toBeUndefined()
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
  expect(templeNow(at, 'Asia/Kolkata')).toEqual({ date: '2026-11-22', minute: 30 })
  expect(templeNow(at, 'America/New_York')).toEqual({ date: '2026-11-21', minute: 14 * 60 })
})
