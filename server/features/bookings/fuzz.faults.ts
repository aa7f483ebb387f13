import { expect, test } from 'vitest'
import { countBookings, saturdayNoon } from '#server/test/bookings.ts'
import { sendRandomBodies } from '#server/test/bookingBodies.ts'
import { testApp } from '#server/test/testApp.ts'

test('ten thousand random bodies of a booking give no 5xx', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  const statuses = await sendRandomBodies(app, 10_000)
  expect([...statuses.keys()].toSorted()).toEqual([200, 400, 409])
  expect(statuses.get(200)).toBeGreaterThan(1000)
  expect(await countBookings(app)).toBe(statuses.get(200))
}, 600_000)
