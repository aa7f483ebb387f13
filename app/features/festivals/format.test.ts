import { describe, expect, it } from 'vitest'
import { formatDate, formatInstant, formatLongDate, formatMonth, formatMoonrise } from './format.ts'

describe('Dates and times', () => {
  it('are those of the calendar, whatever zone the phone is in', () => {
    expect(formatDate('2026-11-27')).toBe('Nov 27, 2026')
    expect(formatLongDate('2026-11-27')).toBe('Friday, Nov 27, 2026')
    expect(formatMonth('2026-11-01')).toBe('November 2026')
  })

  it.each([
    ['2026-11-27', '20:51', '8:51 PM'],
    ['2026-05-10', '00:35', '12:35 AM, May 11'],
    ['2026-12-31', '00:05', '12:05 AM, Jan 1'],
  ])('moonrise of %s at %s is %s', (date, time, expected) =>
    expect(formatMoonrise(date, time)).toBe(expected),
  )

  it('an instant is shown on the clocks of the place', () => {
    const instant = Date.UTC(2026, 10, 27, 15, 21, 40)
    expect(formatInstant(instant, 'Asia/Kolkata')).toMatch(/^Nov 27, 8:51\sPM$/)
    expect(formatInstant(instant, 'Australia/Sydney')).toMatch(/^Nov 28, 2:21\sAM$/)
  })
})
