import { expect, test } from 'vitest'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { PrintedPaper } from '#contract/prints/admin.ts'
import { okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { setGiving, trust } from '#server/test/givingSettings.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

test('of three who print a receipt at once, one has the original', async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  await setGiving(app, { trust })
  const desk = await person(app, { role: 'desk' })
  const input = { paymentMethod: 'cash', amount: 501, paidOn: '2026-11-21', fullName: 'Asha Rao' }
  const { reference } = okOf<RecordedDonation>(
    await desk.post('/api/admin/counter-donations', input),
  )
  const printed = await Promise.all(
    [1, 2, 3].map(() => desk.post('/api/admin/prints', { kind: 'donation', key: reference })),
  )
  const copies = printed.map((reply) => okOf<PrintedPaper>(reply).copy)
  expect(copies.toSorted()).toEqual([0, 1, 2])
})
