import { expect, test } from 'vitest'
import { transact } from '#server/db/db.ts'
import { okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { donationData } from './owners.ts'

test('a donor’s phone finds what was given at the counter, is in the export, and goes with an erasure', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  const desk = await person(app, { role: 'desk' })
  okOf(
    await desk.post('/api/admin/counter-donations', {
      paymentMethod: 'cash',
      amount: 501,
      paidOn: '2026-11-21',
      fullName: 'Meera Kulkarni',
      phone: '+91 98220 12345',
    }),
  )
  const who = { phone: '+919822012345', isLookedFor: true }
  expect(await donationData.list?.(app.db, who, saturdayNoon)).toMatchObject([
    { name: 'Meera Kulkarni', phone: '+91 98220 12345', outcome: 'kept' },
  ])
  expect(await donationData.read(app.db, who)).toMatchObject([{ phone: '+91 98220 12345' }])
  await transact(app.db, (trx) => donationData.forget(trx, who, saturdayNoon))
  expect(await app.db('donations').select('full_name', 'phone')).toEqual([
    { full_name: 'Meera Kulkarni', phone: null },
  ])
})
