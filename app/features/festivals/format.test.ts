import { describe, expect, it } from 'vitest'
import { longDateText, moonriseText } from './format.ts'

describe('Dates and times', () => {
  it('are those of the calendar, whatever zone the phone is in', () =>
    expect(longDateText('2026-11-27')).toBe('Friday, Nov 27, 2026'))

  it.each([
    ['2026-11-27', '20:51', '8:51\u00a0PM'],
    ['2026-11-27', '12:05', '12:05\u00a0PM'],
    ['2026-05-10', '00:35', '12:35\u00a0AM, May 11'],
    ['2026-12-31', '00:05', '12:05\u00a0AM, Jan 1'],
  ])('moonrise of %s at %s is %s', (date, time, expected) =>
    expect(moonriseText(date, time)).toBe(expected),
  )
})
