import { dayText } from '#app/i18n/dates.ts'
import { describe, expect, it } from 'vitest'
import { moonriseText } from './format.ts'

describe('Dates and times', () => {
  it('are those of the calendar, whatever zone the phone is in', () =>
    expect(dayText('2026-11-27')).toBe('Friday, 27 Nov 2026'))

  it.each([
    ['2026-11-27', '20:51', '8:51\u00a0PM'],
    ['2026-11-27', '12:05', '12:05\u00a0PM'],
    ['2026-05-10', '00:35', '12:35\u00a0AM, 11 May'],
    ['2026-12-31', '00:05', '12:05\u00a0AM, 1 Jan'],
  ])('moonrise of %s at %s is %s', (date, time, expected) =>
    expect(moonriseText(date, time)).toBe(expected),
  )
})
