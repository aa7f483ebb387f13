import { expect, it } from 'vitest'
import { dayPlus, instantAt, localAt } from './moments.ts'

it.each([
  ['2026-11-27T18:30', 'Asia/Kolkata', '2026-11-27T13:00:00.000Z'],
  ['2026-07-01T09:00', 'Europe/London', '2026-07-01T08:00:00.000Z'],
  ['2026-11-01T09:00', 'America/New_York', '2026-11-01T14:00:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(instantAt(local, zone)).toBe(instant)
  expect(localAt(instant, zone)).toBe(local)
})

it('knows no instant of half a date', () => {
  expect(instantAt('2026-11', 'Asia/Kolkata')).toBeUndefined()
})

it('counts days over the end of a month', () => {
  expect(dayPlus('2026-02-28', 1)).toBe('2026-03-01')
})
