import { expect, test } from 'vitest'
import { okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import { counted } from '#server/test/cash.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const day = '2026-11-21'
const path = `/api/admin/counter/days/${day}`

const setup = async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  const asha = await person(app, { role: 'desk', username: 'asha' })
  const ravi = await person(app, { role: 'treasurer', username: 'ravi' })
  const give = async (changes: object = {}) =>
    okOf<RecordedDonation>(
      await asha.post('/api/admin/counter-donations', {
        paymentMethod: 'cash',
        amount: 501,
        paidOn: day,
        fullName: 'Meera',
        ...changes,
      }),
    )
  return { app, asha, ravi, give }
}

test('of two who close the day at once one is recorded, and the other is told who and what', async () => {
  const { app, asha, ravi, give } = await setup()
  await give()
  const seen = counted(501)
  const replies = await Promise.all([asha, ravi].map((who) => who.post(`${path}/count`, seen)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = replies.find(({ status }) => status === 409)
  expect(refused && problemOf(refused).detail).toMatch(/^(asha|ravi) has counted in the meantime/)
  expect(await app.db('cash_counts').select()).toHaveLength(1)
})
