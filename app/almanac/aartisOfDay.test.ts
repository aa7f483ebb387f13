import { describe, expect, it } from 'vitest'
import type { Aarti } from '#contract/site/visit.ts'
import { aartisOfDay, markOf } from './aartisOfDay.ts'

const aarti = (name: string, from: Aarti['from'], minutes: number): Aarti => ({
  name,
  text: '',
  from,
  minutes,
})
const hour = 3_600_000
const midnight = Date.parse('2026-11-25T18:30:00Z')
const times = {
  midnight,
  sunrise: midnight + 6.75 * hour + 12_345,
  sunset: midnight + 18 * hour + 59_999,
}

const aartis = [
  aarti('Shej', 'midnight', 20 * 60 + 45),
  aarti('Sandhya', 'sunset', 15),
  aarti('Kakad', 'sunrise', -30),
]
const timed = aartisOfDay(aartis, times)

describe('The worship of a day', () => {
  it('is in order of time, in whole minutes', () => {
    expect(timed.map(({ aarti: { name }, at }) => [name, at])).toEqual([
      ['Kakad', midnight + 6.25 * hour],
      ['Sandhya', midnight + 18.25 * hour],
      ['Shej', midnight + 20.75 * hour],
    ])
  })

  it('keeps the order of staff while a day has no sunrise and sunset', () => {
    const unknown = aartisOfDay(aartis, { midnight })
    expect(unknown.map(({ at }) => at)).toEqual([midnight + 20.75 * hour, undefined, undefined])
  })

  it.each([
    [0, { index: 0, is: 'next' }],
    [6.25, { index: 0, is: 'now' }],
    [6.74, { index: 0, is: 'now' }],
    [6.75, { index: 1, is: 'next' }],
    [20.8, { index: 2, is: 'now' }],
    [21.5, undefined],
  ])('marks what is now or next: after %d hours', (hours, mark) => {
    expect(markOf(timed, midnight + hours * hour)).toEqual(mark)
  })
})
