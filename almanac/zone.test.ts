import { describe, expect, it } from 'vitest'
import { civilDateAt, clockAt, isKnownZone, startOfDay } from './zone.ts'

const startsAt = (date: string, tz: string): string =>
  new Date(startOfDay(date, tz)).toISOString().slice(0, 16)

describe('A zone', () => {
  it.each(['Asia/Kolkata', 'America/New_York', 'UTC'])('%s is known', (tz) => {
    expect(isKnownZone(tz)).toBe(true)
  })

  it.each(['Mars/Base', '+05:30', '-03:00', '', 'IST!'])('"%s" is not', (tz) => {
    expect(isKnownZone(tz)).toBe(false)
  })

  it.each([
    ['Asia/Kolkata', '2026-01-06', '2026-01-05T18:30'],
    ['Asia/Kathmandu', '2026-01-06', '2026-01-05T18:15'],
    ['America/New_York before summer time', '2026-03-08', '2026-03-08T05:00'],
    ['America/New_York in summer time', '2026-03-09', '2026-03-09T04:00'],
    ['Australia/Lord_Howe', '2026-04-06', '2026-04-05T13:30'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00'],
    ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00'],
  ])('%s begins %s at %s', (tz, date, instant) => {
    expect(startsAt(date, tz.split(' ')[0] ?? '')).toBe(instant)
  })

  it('begins a date at one o’clock where clocks go forward over midnight', () => {
    const start = startOfDay('2024-04-26', 'Africa/Cairo')
    expect(clockAt(start, 'Africa/Cairo')).toBe('01:00')
    expect(civilDateAt(start, 'Africa/Cairo')).toBe('2024-04-26')
    expect(civilDateAt(start - 1, 'Africa/Cairo')).toBe('2024-04-25')
  })

  it('begins a date at the second midnight where clocks go back over it', () => {
    const start = startOfDay('2023-10-27', 'Africa/Cairo')
    expect(clockAt(start, 'Africa/Cairo')).toBe('00:00')
    expect(civilDateAt(start - 1, 'Africa/Cairo')).toBe('2023-10-26')
  })

  it('has no time in a date it skipped', () => {
    expect(startOfDay('2011-12-30', 'Pacific/Apia')).toBe(startOfDay('2011-12-31', 'Pacific/Apia'))
  })

  it('of India is as Intl has it, in every month of 1950 to 2100', () => {
    for (const tz of ['Asia/Kolkata', 'Asia/Calcutta']) {
      const format = new Intl.DateTimeFormat('en-CA', { timeZone: tz, dateStyle: 'short' })
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone: tz, timeStyle: 'short' })
      for (let month = -20 * 12; month < 131 * 12; month++) {
        const at = Date.UTC(1970, month, 1 + (Math.abs(month) % 28), 18, 29 + (month & 1))
        expect(`${civilDateAt(at, tz)} ${clockAt(at, tz)}`).toBe(
          `${format.format(at)} ${clock.format(at)}`,
        )
      }
    }
  })

  it('cuts the clock to the minute', () => {
    expect(clockAt(Date.UTC(2026, 0, 6, 15, 52, 59, 999), 'Asia/Kolkata')).toBe('21:22')
  })
})
