import { expect, test } from 'vitest'
import type { Waiting } from '#contract/bookings/waiting.ts'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { post, saturdayNoon } from '#server/test/bookings.ts'
import { pledged } from '#server/test/donationAdmin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

test('what staff look for at the bank is counted, and each part is a list', async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  const admin = await person(app, { role: 'admin' })
  const said = await pledged(app)
  okOf(await post(app, `/api/donations/${said.reference}/paid`, { token: said.token }))
  const promised = [await pledged(app, { amount: 501 }), await pledged(app, { amount: 2100 })]
  const cheques: RecordedDonation[] = []
  for (const number of ['004512', '004513', '004514']) {
    cheques.push(
      okOf(
        await admin.post('/api/admin/counter-donations', {
          paymentMethod: 'cheque',
          amount: 11_000,
          paidOn: '2026-11-21',
          fullName: 'Nilima Kale',
          slip: number,
          bank: 'State Bank',
        }),
      ),
    )
  }
  const [cleared, wrong, waiting] = cheques.map(({ reference }) => reference)
  const answer = { outcome: 'cleared', on: '2026-11-21' }
  okOf(await admin.post(`/api/admin/donations/${cleared}/cheque`, answer))
  okOf(await admin.post(`/api/admin/counter-donations/${wrong}/void`, { reason: 'Twice' }))
  expect((await get<Waiting>(admin, '/api/admin/waiting')).donations).toEqual({
    claimed: 1,
    rupees: 1001,
    promised: { count: 2, rupees: 2601 },
    cheques: { count: 1, rupees: 11_000 },
  })
  const listed = async (filter: string) => {
    const path = `/api/admin/donations?${filter}=true`
    const { items } = await get<{ items: { reference: string }[] }>(admin, path)
    return items.map(({ reference }) => reference).toSorted()
  }
  expect(await listed('isClaimed')).toEqual([said.reference])
  expect(await listed('isPromised')).toEqual(promised.map(({ reference }) => reference).toSorted())
  expect(await listed('isAtBank')).toEqual([waiting])
})
