import { expect, test } from 'vitest'
import { todaysMantraOf } from './todaysMantra.ts'

const mantras = ['first', 'second', 'third']

test('one date has one mantra, the next date the next one, and all have their turn', () => {
  const dates = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']
  const shown = dates.map((date) => todaysMantraOf(mantras, date))
  expect(new Set(shown.slice(0, 3)).size).toBe(3)
  expect(shown[3]).toBe(shown[0])
  expect(todaysMantraOf(mantras, '2026-11-22')).toBe(shown[0])
})

test('the turn goes on over the end of months and years, and before 1970', () => {
  const at = (date: string) => mantras.indexOf(todaysMantraOf(mantras, date) ?? '')
  expect(at('2027-01-01')).toBe((at('2026-12-31') + 1) % 3)
  expect(at('2028-03-01')).toBe((at('2028-02-29') + 1) % 3)
  expect(at('1950-01-02')).toBe((at('1950-01-01') + 1) % 3)
})

test('there is no mantra of the day without mantras or a date', () => {
  expect(todaysMantraOf([], '2026-11-22')).toBeUndefined()
  expect(todaysMantraOf(mantras, 'someday')).toBeUndefined()
})
