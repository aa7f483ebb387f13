import { expect, test } from 'vitest'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import { okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { setGiving, trust } from '#server/test/givingSettings.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const paidOn = '2026-11-21'
const cash = { paymentMethod: 'cash', amount: 1500, paidOn, fullName: 'Meera Kulkarni' }

const setup = async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  await setGiving(app, { trust })
  const desk = await person(app, { role: 'desk' })
  const admin = await person(app, { role: 'admin' })
  const send = (changes: object = {}, key?: string) =>
    desk.post(
      '/api/admin/counter-donations',
      { ...cash, ...changes },
      key === undefined ? undefined : { 'Idempotency-Key': key },
    )
  const take = async (changes: object = {}) => okOf<RecordedDonation>(await send(changes))
  const faults = async (changes: object) => problemOf(await send(changes)).errors
  return { app, desk, admin, send, take, faults }
}

test('cash of a day from one donor stays below the limit, also when two staff record at once', async () => {
  const { app, admin, send, faults, take } = await setup()
  const replies = await Promise.all([1, 2, 3].map(() => send({ amount: 90_000 })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 400])
  expect(await faults({ amount: 20_000, fullName: 'meera kulkarni' })).toEqual([
    { pointer: '#/amount', detail: expect.stringContaining('section 269ST') },
  ])
  const late = { paidOn: '2026-11-19', lateReason: 'Found in the old book' }
  okOf(await admin.post('/api/admin/counter-donations', { ...cash, amount: 20_000, ...late }))
  await take({ amount: 20_000, fullName: 'Arjun Rao' })
  const numbers = await app.db('donation_receipts').orderBy('position').pluck('position')
  expect(numbers).toEqual([1, 2, 3, 4])
})
