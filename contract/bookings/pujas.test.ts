import { describe, expect, test } from 'vitest'
import { isWithinSlot, minutesInto, slotMinutes } from './pujas.ts'

const hour = 60

describe('The slot of the moonrise', () => {
  test.each([
    ['20:51', 20 * hour + 20],
    ['20:52', 20 * hour + 20],
    ['20:53', 20 * hour + 25],
    ['20:30', 20 * hour],
    // After midnight it is counted on from the day of the fast.
    ['00:10', 23 * hour + 40],
    ['01:00', 24 * hour + 30],
  ])('for a moonrise at %s begins half an hour before, to five minutes', (rise, from) => {
    expect(slotMinutes('moonrise', { moonrise: rise })).toEqual({ from, to: from + 2 * hour })
  })

  test('has no hours if the moonrise is not known, and those of the others need none', () => {
    expect(slotMinutes('moonrise', undefined)).toBeUndefined()
    expect(slotMinutes('evening')).toEqual({ from: 16 * hour, to: 20 * hour })
  })

  test.each([
    ['moonrise', '20:19', false],
    ['moonrise', '20:20', true],
    ['moonrise', '22:19', true],
    ['moonrise', '22:20', false],
    ['moonrise', '08:20', false],
    ['evening', '16:00', true],
    ['evening', '20:00', false],
    ['evening', '04:00', false],
  ] as const)('%s has the time %s: %s', (slot, clock, isWithin) => {
    expect(isWithinSlot(slot, clock, { moonrise: '20:51' })).toBe(isWithin)
  })

  test('reaches over midnight', () => {
    expect(isWithinSlot('moonrise', '00:30', { moonrise: '00:10' })).toBe(true)
    expect(minutesInto('moonrise', '00:30', { moonrise: '00:10' })).toBe(50)
  })
})

test('Hours that the temple has set count in place of the usual ones', () => {
  const time = { hours: '05:30-09:15' }
  expect(slotMinutes('morning', time)).toEqual({ from: 5.5 * hour, to: 9.25 * hour })
  expect(isWithinSlot('morning', '05:30', time)).toBe(true)
  expect(isWithinSlot('morning', '09:15', time)).toBe(false)
  expect(minutesInto('morning', '06:00', time)).toBe(30)
})
