import { describe, expect, it } from 'vitest'
import { dayByKey } from './gridKeys.ts'

describe('Keys on the month’s grid', () => {
  it.each([
    // From Saturday 21 November 2026.
    ['ArrowLeft', false, '2026-11-20'],
    ['ArrowRight', false, '2026-11-22'],
    ['ArrowUp', false, '2026-11-14'],
    ['ArrowDown', false, '2026-11-28'],
    ['Home', false, '2026-11-15'],
    ['End', false, '2026-11-21'],
    ['PageUp', false, '2026-10-21'],
    ['PageDown', false, '2026-12-21'],
    ['PageUp', true, '2025-11-21'],
    ['PageDown', true, '2027-11-21'],
  ])('%s, shifted %s, leads to %s', (key, isShifted, expected) =>
    expect(dayByKey('2026-11-21', key, isShifted)).toBe(expected),
  )

  it('leaves every other key to the browser', () => {
    for (const key of ['Tab', 'a', 'Escape', ' ', 'Enter'])
      expect(dayByKey('2026-11-21', key, false)).toBeUndefined()
  })
})
