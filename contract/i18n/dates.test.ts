import { describe, expect, test } from 'vitest'
import * as dates from './en/dates.ts'
import * as longDates from './en/longDates.ts'
import { counted } from './en/plural.ts'
import { clocks, days } from './everyText.ts'

const british = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (day: string) => format.format(Date.parse(day))
}

describe('Dates', () => {
  test.each([
    [dates.dateText, '27 Nov 2026'],
    [dates.shortDateText, '27 Nov'],
    [longDates.longDateText, '27 November 2026'],
    [dates.dayText, 'Friday, 27 Nov 2026'],
    [longDates.shortDayText, 'Fri, 27 Nov 2026'],
    [longDates.longDayText, 'Friday, 27 November'],
    [dates.weekdayText, 'Friday'],
    [dates.shortWeekdayText, 'Fri'],
    [dates.monthText, 'November 2026'],
    [dates.shortMonthText, 'Nov'],
  ])('are written as India writes them (%#)', (write, text) => {
    expect(write('2026-11-27')).toBe(text)
  })

  // British tables shorten September to four letters, all other months to three.
  test.each([
    [dates.dateText, british({ day: 'numeric', month: 'short', year: 'numeric' })],
    [dates.shortDateText, british({ day: 'numeric', month: 'short' })],
    [longDates.longDateText, british({ dateStyle: 'long' })],
    [dates.weekdayText, british({ weekday: 'long' })],
    [dates.shortWeekdayText, british({ weekday: 'short' })],
    [dates.monthText, british({ month: 'long', year: 'numeric' })],
  ])('are those of the engine on every day of a year (%#)', (write, reference) => {
    expect(days.map(write)).toEqual(days.map((day) => reference(day).replace(/Sept\b/, 'Sep')))
  })
})

describe('Clock times', () => {
  test('are those of the engine in every hour, on one line', () => {
    const reference = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })
    const written = (clock: string) => reference.format(Date.parse(`2026-11-27T${clock}:00Z`))
    expect(clocks.map(dates.clockText)).toEqual(
      clocks.map((clock) => written(clock).replace(/\s/, '\u00a0')),
    )
  })

  test('have an ordinary space in messages', () => {
    expect(longDates.plainClockText('20:52')).toBe('8:52 PM')
  })

  test('have their day where it is not the one that is shown', () => {
    const at = Date.parse('2026-05-10T23:35:30Z')
    expect(dates.momentText(at, 'Europe/London', '2026-05-11')).toBe('12:35\u00a0AM')
    expect(dates.momentText(at, 'Europe/London', '2026-05-10')).toBe('12:35\u00a0AM, 11 May')
    expect(longDates.datedMomentText(at, 'Asia/Kolkata')).toBe('5:05\u00a0AM, 11 May 2026')
  })
})

test('Counts take the form that the rules of English give them', () => {
  const rules = new Intl.PluralRules('en')
  for (const count of [0, 1, 2, 21, 1.5])
    expect(counted(count, { one: 'one', other: 'other' })).toBe(rules.select(count))
})
