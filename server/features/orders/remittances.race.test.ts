import { expect, test } from 'vitest'
import { okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { ordered, setStock } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

test('of two who record the same transfer at once, one records it', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  await setStock(app, 9)
  const staff = await person(app, { role: 'admin' })
  const references: string[] = []
  for (let count = 0; count < 2; count += 1) {
    const { reference } = await ordered(app)
    for (const step of ['pack', 'ship', 'deliver'])
      okOf(await staff.post(`/api/admin/orders/${reference}/${step}`, { courier: 'Delhivery' }))
    references.push(reference)
  }
  const sent = { paidOn: '2026-11-21', utr: '630512345678', amount: 3060 }
  const replies = await Promise.all(
    [references, references.toReversed()].map((chosen) =>
      staff.post('/api/admin/orders-remitted', { references: chosen, ...sent }),
    ),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await app.db('audit_log').where({ action: 'remitted' })).toHaveLength(2)
})
