import { expect, test } from 'vitest'
import { countBookings, saturdayNoon } from '#server/test/bookings.ts'
import { sendRandomBodies } from '#server/test/bookingBodies.ts'
import { runs } from '#server/test/suite.ts'
import { testApp } from '#server/test/testApp.ts'

test('no body of a booking is answered with a 5xx, and each 200 is one booking', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  const statuses = await sendRandomBodies(app, runs(250))
  expect([200, 400, 409]).toEqual(expect.arrayContaining([...statuses.keys()]))
  // If all bodies failed at the first check, this would prove nothing.
  expect(statuses.get(200)).toBeGreaterThan(runs(25))
  expect(await countBookings(app)).toBe(statuses.get(200))
}, 60_000)
