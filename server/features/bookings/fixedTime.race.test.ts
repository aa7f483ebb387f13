import { expect, test } from 'vitest'
import { usualDayParts } from '#contract/bookings/dayPartsAdmin.ts'
import { changeFrom, okOf } from '#server/test/admin.ts'
import { bookingOf, saturdayNoon, sendBooking, setCapacity } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

test('bookings at the same moment never get the same fixed time', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  await setCapacity(app, 10)
  const { usual } = usualDayParts
  const parts = {
    ...usualDayParts,
    usual: { ...usual, morning: { ...usual.morning, everyMinutes: 30 } },
  }
  const admin = await person(app, { role: 'admin' })
  okOf(await changeFrom(admin, 'PUT', '/api/admin/day-parts', 1, parts))
  const pujas = [
    'ganesh',
    'satyanarayana',
    'lakshmi',
    'ganesh',
    'lakshmi',
    'ganesh',
    'custom',
    'custom',
  ]
  const replies = await Promise.all(
    pujas.map((pujaType, at) =>
      sendBooking(app, { pujaType, email: `family-${at}@example.org` }, `fixed-${at}`),
    ),
  )
  expect(new Set(replies.map((reply) => bookingOf(reply).exactTime)).size).toBe(pujas.length)
})
