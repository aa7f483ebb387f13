import { describe, expect, it } from 'vitest'
import { dateAt, dateText, momentText, timeText, weekdayText } from '#app/i18n/dates.ts'

const at = (iso: string) => new Date(iso).getTime()

describe('Dates as people read them', () => {
  it('are the civil date that is written, in every zone', () => {
    expect(dateText('2026-09-14')).toBe('14 Sep 2026')
    expect(weekdayText('2026-11-27')).toBe('Friday')
  })

  it('are shown in the time zone of the place', () => {
    const moonrise = at('2026-05-10T23:35:30Z')
    expect(timeText(moonrise, 'Europe/London')).toBe('12:35\u00a0AM')
    expect(dateAt(moonrise, 'Europe/London')).toBe('2026-05-11')
    expect(dateAt(moonrise, 'America/New_York')).toBe('2026-05-10')
  })

  it('name the day only if it is a different one', () => {
    const moonrise = at('2026-05-10T23:35:30Z')
    expect(momentText(moonrise, 'Europe/London', '2026-05-10')).toBe('12:35\u00a0AM, 11 May')
    expect(momentText(moonrise, 'America/New_York', '2026-05-10')).toBe('7:35\u00a0PM')
  })

  it('never round a minute up', () => {
    expect(timeText(at('2026-11-27T15:22:59.900Z'), 'Asia/Kolkata')).toBe('8:52\u00a0PM')
  })
})
