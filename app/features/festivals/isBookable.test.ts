import { expect, it } from 'vitest'
import { isBookable } from './isBookable.ts'

const sankashti = { date: '2026-11-27', moonriseTime: '20:51' }
const vinayaka = { date: '2026-12-13' }

const hour = { hours: { from: 1, to: 1.5 } }
const slow = { ...hour, notice: { prepareMinutes: 240, changeMinutes: 1440 } }
const early = { ...hour, notice: { prepareMinutes: 0, leadMinutes: 240, changeMinutes: 1440 } }

const at = (time: string | undefined) => ({
  today: '2026-11-27',
  now: time === undefined ? undefined : Date.parse(`${time}:00+05:30`),
  timeZone: 'Asia/Kolkata',
})

it.each([
  ['weeks before', sankashti, hour, at('2026-11-01T09:00'), true],
  ['in a page rendered on its day', sankashti, hour, at(undefined), true],
  // Its slot ends at 10:20 PM: an hour to prepare, and the puja.
  ['while the moonrise leaves time for it', sankashti, hour, at('2026-11-27T20:20'), true],
  ['later than that', sankashti, hour, at('2026-11-27T20:21'), false],
  ['that is prepared for long', sankashti, slow, at('2026-11-27T17:20'), true],
  ['that is prepared for longer than is left', sankashti, slow, at('2026-11-27T17:21'), false],
  ['at the puja’s own lead', sankashti, early, at('2026-11-27T16:20'), true],
  ['later than the puja’s own lead', sankashti, early, at('2026-11-27T16:21'), false],
  [
    'before a moonrise after midnight',
    { ...sankashti, moonriseTime: '00:20' },
    hour,
    at('2026-11-27T23:45'),
    true,
  ],
  ['the day after', sankashti, hour, at('2026-11-28T00:01'), false],
  ['while the evening leaves time for it', vinayaka, hour, at('2026-12-13T18:00'), true],
  ['later in the evening', vinayaka, hour, at('2026-12-13T18:01'), false],
  ['of unknown length and notice', vinayaka, {}, at('2026-12-13T18:00'), true],
])('A day’s puja %s', (_, festival, puja, when, can) => {
  expect(isBookable(festival, puja, when)).toBe(can)
})
