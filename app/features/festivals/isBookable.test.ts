import { expect, it } from 'vitest'
import { isBookable } from './isBookable.ts'

const sankashti = { date: '2026-11-27', moonriseTime: '20:51' }
const vinayaka = { date: '2026-12-13' }

const at = (time: string | undefined, leadMinutes?: number) => ({
  today: '2026-11-27',
  now: time === undefined ? undefined : Date.parse(`${time}:00+05:30`),
  timeZone: 'Asia/Kolkata',
  leadMinutes,
})

it.each([
  ['weeks before', sankashti, at('2026-11-01T09:00'), true],
  ['in a page rendered on its day', sankashti, at(undefined), true],
  ['an hour before its slot of the moonrise', sankashti, at('2026-11-27T19:20'), true],
  ['later than that', sankashti, at('2026-11-27T19:21'), false],
  ['later than the puja’s own lead', sankashti, at('2026-11-27T17:00', 240), false],
  [
    'before a moonrise after midnight',
    { ...sankashti, moonriseTime: '00:20' },
    at('2026-11-27T22:00'),
    true,
  ],
  ['the day after', sankashti, at('2026-11-28T00:01'), false],
  ['before the evening', vinayaka, at('2026-12-13T15:00'), true],
  ['in the evening', vinayaka, at('2026-12-13T15:01'), false],
])('A day’s puja %s', (_, festival, when, can) => {
  expect(isBookable(festival, when)).toBe(can)
})
