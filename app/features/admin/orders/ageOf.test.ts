import { expect, test } from 'vitest'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { ageOf } from './ageOf.ts'

const minute = 60_000

test.each([
  // A phone's clock may be behind the server's.
  [-5 * minute, 'just now'],
  [minute, 'just now'],
  [59 * minute, '59 min ago'],
  [60 * minute, '1 hour ago'],
  [23 * 60 * minute, '23 hours ago'],
  [24 * 60 * minute, '1 day ago'],
  [75 * 60 * minute, '3 days ago'],
])('%d ms is written “%s”', (ms, text) => {
  const now = Date.parse('2026-11-25T12:00:00Z')
  expect(ageOf(new Date(now - ms).toISOString(), now, adminOrders.english.age)).toBe(text)
})
