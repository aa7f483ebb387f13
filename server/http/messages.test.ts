import { expect, test } from 'vitest'
import { reminderChoice, everyFestival } from '#contract/reminders/choice.ts'
import { calendarDay } from '#contract/bookings/pujas.ts'
import { updatePujaSettings } from '#contract/bookings/pujaSettings.ts'
import type * as z from 'zod/mini'
import { issueMessage } from './messages.ts'

const complaintsOf = (schema: z.ZodMiniType, sent: unknown): string[] =>
  schema.safeParse(sent, { error: issueMessage }).error?.issues.map(({ message }) => message) ?? []

const settings = {
  pujaType: 'ganesh',
  capacity: { morning: 1, afternoon: 1, evening: 1 },
  closedWeekdays: [],
  closedDates: [],
  aheadDays: 30,
  changeMinutes: 0,
}

test.each([
  [{ prepareMinutes: -1 }, 'Please enter at least 0'],
  [{ prepareMinutes: 1441 }, 'Please enter at most 1440'],
  [{ prepareMinutes: 1.5 }, 'Please enter a whole number'],
  [{ prepareMinutes: '60' }, 'Please enter a number'],
  [{ leadMinutes: 86_401 }, 'Please enter at most 86400'],
  [{ closedWeekdays: [7] }, 'Please enter at most 6'],
  [{ closedDates: [null] }, 'Please choose a date'],
])('settings with %j say so in a plain sentence', (change, words) => {
  expect(complaintsOf(updatePujaSettings.input, { ...settings, ...change })).toEqual([words])
})

test.each([
  [{ time: '7:00' }, 'Please enter a time such as 09:30'],
  [{ time: '24:00' }, 'Please enter a time such as 09:30'],
  [{ daysBefore: [2] }, 'Please choose one of 7, 3, 1, 0'],
  [{ festivals: Array.from({ length: 61 }, () => 'a') }, 'Please enter at most 60 of these'],
])('a reminder with %j says so once', (change, words) => {
  expect(complaintsOf(reminderChoice, { ...everyFestival, ...change })).toEqual([words])
})

test('a day that is none asks for a date', () => {
  expect(complaintsOf(calendarDay, null)).toEqual(['Please choose a date'])
})
