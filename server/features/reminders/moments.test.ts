import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOf } from '#server/test/naiveReminders.ts'
import { endOfDay, minutesBetween, momentOf, timeOfMinute } from './moments.ts'

const hourMs = 60 * 60 * 1000

test.each([
  ['steady', 'Asia/Kolkata', '2026-11-27', '07:00', '2026-11-27T01:30:00Z'],
  [
    'a gap: the first instant after it',
    'Europe/London',
    '2027-03-28',
    '01:30',
    '2027-03-28T01:00:00Z',
  ],
  ['twice: the first of the two', 'Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30:00Z'],
  ['a gap at midnight', 'Africa/Cairo', '2027-04-30', '00:15', '2027-04-29T22:00:00Z'],
  ['half an hour', 'Australia/Lord_Howe', '2026-10-04', '02:10', '2026-10-03T15:30:00Z'],
])('%s', (_, tz, date, time, expected) => {
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  expect(new Date(momentOf(date, minute, tz)).toISOString()).toBe(new Date(expected).toISOString())
})

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Auckland',
  'Africa/Cairo',
  'Asia/Kolkata',
]
const days = ['2026-10-25', '2026-11-01', '2027-03-14', '2027-03-28', '2027-04-04', '2027-04-30']

test('as the clocks of the zone show it, on days that change them', () => {
  for (const tz of zones)
    for (const date of days) {
      const midnight = Date.parse(`${date}T00:00:00Z`)
      const momentAt = clockOf(tz, midnight - 20 * hourMs, midnight + 44 * hourMs)
      for (let minute = 0; minute < 1440; minute += 15)
        expect(momentOf(date, minute, tz), `${tz} ${date} ${minute}`).toBe(
          momentAt(`${date} ${timeOfMinute(minute)}`),
        )
    }
})

test('the minutes of a window are those whose moment lies in it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...days),
      fc.integer({ min: -120, max: 1560 }),
      fc.integer({ min: 0, max: 300 }),
      (tz, date, start, length) => {
        const from = endOfDay(date, tz) - 25 * hourMs + start * 60_000
        const until = from + length * 60_000
        const inside = Array.from({ length: 1440 }, (_, minute) => minute).filter((minute) => {
          const at = momentOf(date, minute, tz)
          return at > from && at <= until
        })
        const found = minutesBetween(date, tz, { from, until })
        expect(found).toEqual(inside.length > 0 ? [inside[0], inside.at(-1)] : undefined)
      },
    ),
    { numRuns: 200 },
  )
})
