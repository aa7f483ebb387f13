import { describe, expect, it } from 'vitest'
import {
  dateAt,
  dateText,
  dayAfter,
  daysUntil,
  isDate,
  momentText,
  timeText,
  weekdayText,
} from './dates.ts'

const at = (iso: string) => new Date(iso).getTime()

describe('Dates as people read them', () => {
  it('are the civil date that is written, in every zone', () => {
    expect(dateText('2026-09-14')).toBe('Sep 14, 2026')
    expect(weekdayText('2026-11-27')).toBe('Friday')
  })

  it('are told in the zone of the place', () => {
    const moonrise = at('2026-05-10T23:35:30Z')
    expect(timeText(moonrise, 'Europe/London')).toBe('12:35\u00a0AM')
    expect(dateAt(moonrise, 'Europe/London')).toBe('2026-05-11')
    expect(dateAt(moonrise, 'America/New_York')).toBe('2026-05-10')
  })

  it('name the day only where it is another', () => {
    const moonrise = at('2026-05-10T23:35:30Z')
    expect(momentText(moonrise, 'Europe/London', '2026-05-10')).toBe('12:35\u00a0AM, May 11')
    expect(momentText(moonrise, 'America/New_York', '2026-05-10')).toBe('7:35\u00a0PM')
  })

  it('never round a minute up', () => {
    expect(timeText(at('2026-11-27T15:22:59.900Z'), 'Asia/Kolkata')).toBe('8:52\u00a0PM')
  })

  it('count over the changes of clocks and years', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
    expect(dayAfter('2026-03-29', -1)).toBe('2026-03-28')
    expect(daysUntil('2026-02-28', '2026-03-01')).toBe(1)
    expect(daysUntil('2026-03-01', '2026-02-28')).toBe(-1)
  })

  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['today', false],
  ])('%s exists: %s', (text, expected) => expect(isDate(text)).toBe(expected))
})
