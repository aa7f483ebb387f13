import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slotMinutes, usualSlots, type DaySlot, type UsualSlot } from '#contract/bookings/pujas.ts'
import {
  changeUntil,
  nearestFree,
  readClock,
  refusalOf,
  withoutNotice,
  type PujaSettings,
} from './slotTimes.ts'
import { endOf, startOf, type City } from './slotHours.ts'

const pune = 'Asia/Kolkata'
/** Of another clock, but always of Pune's sky. */
const cityIn = (timeZone: string): City => ({
  name: 'Pune',
  latitude: 18.5204,
  longitude: 73.8567,
  timeZone,
})
const usual: PujaSettings = {
  capacity: { morning: 2, afternoon: 2, evening: 2, moonrise: 2 },
  closedWeekdays: [],
  closedDates: new Set(),
  aheadDays: 180,
  changeMinutes: 24 * 60,
}
const iso = (at: Date) => at.toISOString()

describe('A slot', () => {
  test.each<[string, DaySlot, string, string, string]>([
    ['2026-12-01', 'morning', pune, '2026-12-01T00:30:00.000Z', '2026-12-01T04:30:00.000Z'],
    ['2026-12-01', 'evening', pune, '2026-12-01T10:30:00.000Z', '2026-12-01T14:30:00.000Z'],
    ['2026-12-01', 'morning', 'UTC', '2026-12-01T06:00:00.000Z', '2026-12-01T10:00:00.000Z'],
    // Its 1 December begins while UTC still has 30 November.
    [
      '2026-12-01',
      'morning',
      'Pacific/Kiritimati',
      '2026-11-30T16:00:00.000Z',
      '2026-11-30T20:00:00.000Z',
    ],
    [
      '2026-12-01',
      'evening',
      'America/Los_Angeles',
      '2026-12-02T00:00:00.000Z',
      '2026-12-02T04:00:00.000Z',
    ],
    // The clocks go forward at 2 that night, and back at 2 in November: six o'clock is six on the
    // wall.
    [
      '2026-03-08',
      'morning',
      'America/New_York',
      '2026-03-08T10:00:00.000Z',
      '2026-03-08T14:00:00.000Z',
    ],
    [
      '2026-11-01',
      'morning',
      'America/New_York',
      '2026-11-01T11:00:00.000Z',
      '2026-11-01T15:00:00.000Z',
    ],
    [
      '2026-12-01',
      'afternoon',
      'Asia/Kathmandu',
      '2026-12-01T04:15:00.000Z',
      '2026-12-01T08:15:00.000Z',
    ],
  ])('of %s in the %s in %s', (date, slot, zone, from, to) => {
    expect(iso(startOf({ date, slot }, cityIn(zone)))).toBe(from)
    expect(iso(endOf({ date, slot }, cityIn(zone)))).toBe(to)
  })

  test('may be changed until the temple’s hours before it begins', () => {
    const when = { date: '2026-12-01', slot: 'morning' } as const
    expect(iso(changeUntil(when, usual, cityIn(pune)))).toBe('2026-11-30T00:30:00.000Z')
    expect(iso(changeUntil(when, { changeMinutes: 0 }, cityIn(pune)))).toBe(
      '2026-12-01T00:30:00.000Z',
    )
    // Real hours: a day before is 23 hours on the wall when the clocks go forward.
    const spring = { date: '2026-03-08', slot: 'morning' } as const
    expect(iso(changeUntil(spring, usual, cityIn('America/New_York')))).toBe(
      '2026-03-07T10:00:00.000Z',
    )
  })
})

describe('Today', () => {
  test.each([
    ['2026-11-30T18:29:59Z', pune, '2026-11-30'],
    ['2026-11-30T18:30:00Z', pune, '2026-12-01'],
    ['2026-12-01T07:59:59Z', 'America/Los_Angeles', '2026-11-30'],
    ['2026-11-30T10:00:00Z', 'Pacific/Kiritimati', '2026-12-01'],
  ])('at %s in %s is %s', (now, timeZone, today) => {
    expect(readClock(new Date(now), cityIn(timeZone)).today).toBe(today)
  })
})

describe('Whether a slot can be booked', () => {
  // Tuesday, 1 December, 9:00 at the temple.
  const clock = readClock(new Date('2026-12-01T03:30:00Z'), cityIn(pune))
  test.each<[string, string, DaySlot, Partial<PujaSettings>, string | undefined]>([
    ['yesterday', '2026-11-30', 'evening', {}, 'past'],
    ['today, while it still runs', '2026-12-01', 'morning', {}, undefined],
    ['today, later', '2026-12-01', 'evening', {}, undefined],
    ['on the last day', '2027-05-30', 'morning', {}, undefined],
    ['the day after', '2027-05-31', 'morning', {}, 'too_far'],
    ['on a closed weekday', '2026-12-06', 'morning', { closedWeekdays: [0] }, 'closed'],
    ['the day after it', '2026-12-07', 'morning', { closedWeekdays: [0] }, undefined],
    [
      'on a closed date',
      '2026-12-02',
      'morning',
      { closedDates: new Set(['2026-12-02']) },
      'closed',
    ],
    [
      'where nobody performs',
      '2026-12-02',
      'evening',
      { capacity: { morning: 1, afternoon: 1, evening: 0, moonrise: 0 } },
      'closed',
    ],
    ['with time enough', '2026-12-01', 'afternoon', { leadMinutes: 60 }, undefined],
    ['a minute too late', '2026-12-01', 'afternoon', { leadMinutes: 61 }, 'too_late'],
    ['once it runs, with any lead', '2026-12-01', 'morning', { leadMinutes: 0 }, 'too_late'],
  ])('%s', (_, date, slot, changes, refusal) => {
    expect(refusalOf({ date, slot }, { ...usual, ...changes }, clock)).toBe(refusal)
  })

  test('is too late when less is left than the puja takes and the priest needs', () => {
    // The evening is from 16:00 to 20:00.
    const at = (clock: string, notice: Partial<PujaSettings>) =>
      refusalOf(
        { date: '2026-12-01', slot: 'evening' },
        { ...usual, ...notice },
        readClock(new Date(`2026-12-01T${clock}+05:30`), cityIn(pune)),
      )
    const satyanarayana = { shortestMinutes: 180, prepareMinutes: 60 }
    expect(at('16:00:59', satyanarayana)).toBeUndefined()
    expect(at('16:01:00', satyanarayana)).toBe('too_late')
    expect(at('19:43:00', satyanarayana)).toBe('too_late')
    expect(at('20:00:00', satyanarayana)).toBe('over')
    // What is longer than the slot begins with it.
    const long = { shortestMinutes: 360, prepareMinutes: 30 }
    expect(at('15:30:00', long)).toBeUndefined()
    expect(at('15:31:00', long)).toBe('too_late')
    // The earlier of two rules holds, and staff are bound by neither.
    const early = { ...satyanarayana, leadMinutes: 600 }
    expect(at('06:00:00', early)).toBeUndefined()
    expect(at('06:01:00', early)).toBe('too_late')
    expect(at('19:59:00', withoutNotice({ ...usual, ...early }))).toBeUndefined()
    expect(at('20:00:00', withoutNotice({ ...usual, ...early }))).toBe('over')
  })

  test('leaves enough of the slot at every minute of every day, in any zone, and no less than possible', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
    const notice = fc.record({
      shortestMinutes: fc.integer({ min: 1, max: 48 }).map((halves) => halves * 30),
      prepareMinutes: fc.integer({ min: 0, max: 24 * 60 }),
    })
    const zones = fc.constantFrom(pune, 'America/New_York', 'Pacific/Kiritimati')
    const days = fc.constantFrom('2026-12-01', '2026-03-08', '2026-11-01')
    const slots = fc.constantFrom<UsualSlot>(...usualSlots)
    fc.assert(
      fc.property(minute, notice, zones, days, slots, (now, needs, zone, today, slot) => {
        const clock = { ...readClock(new Date(), cityIn(zone)), today, minute: now }
        const { from, to } = slotMinutes(slot)
        const needed = Math.min(needs.shortestMinutes, to - from) + needs.prepareMinutes
        const refusal = refusalOf({ date: today, slot }, { ...usual, ...needs }, clock)
        expect(refusal === undefined).toBe(to - now >= needed)
      }),
    )
  })

  test('ends with the slot', () => {
    const at = (now: string) =>
      refusalOf(
        { date: '2026-12-01', slot: 'morning' },
        usual,
        readClock(new Date(now), cityIn(pune)),
      )
    expect(at('2026-12-01T04:29:59.999Z')).toBeUndefined()
    expect(at('2026-12-01T04:30:00.000Z')).toBe('over')
  })
})

describe('The nearest free slots', () => {
  const clock = readClock(new Date('2026-12-01T03:30:00Z'), cityIn(pune))
  const near = (
    changes: Partial<PujaSettings>,
    taken: Record<string, number>,
    date = '2026-12-01',
  ) =>
    nearestFree(
      { date, slot: 'evening' },
      { ...usual, ...changes },
      new Map(Object.entries(taken)),
      clock,
      3,
    )

  test('are none of those that are full or closed', () => {
    const taken = { '2026-12-01 afternoon': 2, '2026-12-02 evening': 1, '2026-12-02 afternoon': 3 }
    expect(near({ closedDates: new Set(['2026-12-03']) }, taken)).toEqual([
      { date: '2026-12-01', slot: 'morning' },
      { date: '2026-12-02', slot: 'evening' },
      { date: '2026-12-02', slot: 'morning' },
    ])
  })

  test('begin today for a day that is over, and end with the last for one too far ahead', () => {
    expect(near({}, {}, '2026-06-01')[0]).toEqual({ date: '2026-12-01', slot: 'evening' })
    expect(near({}, {}, '2999-12-31')[0]).toEqual({ date: '2027-05-30', slot: 'evening' })
  })

  test('may be none at all', () => {
    expect(near({ closedWeekdays: [0, 1, 2, 3, 4, 5, 6] }, {})).toEqual([])
  })
})
