import { expect, test } from 'vitest'
import type { StaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { okOf } from '#server/test/admin.ts'
import { change, problemOf } from '#server/test/bookings.ts'
import { bookedTemple, dakshinaOf, openCard, payCard, seenByStaff } from '#server/test/dakshina.ts'
import { eventOf, hear, minutesLater, reconcile, tell } from '#server/test/donations.ts'
import { person } from '#server/test/people.ts'

const succeeded = 'payment_intent.succeeded'

test('a card pays the dakshina once, however often the provider says so, with its receipt', async () => {
  const temple = await bookedTemple()
  const { app, booking } = temple
  expect(await dakshinaOf(app, booking)).toMatchObject({ paid: [], canPay: true })
  const id = await payCard(temple, booking)
  const event = eventOf(temple, succeeded, id)
  for (const reply of await Promise.all([hear(temple, event), hear(temple, event)])) {
    expect(reply.status).toBe(200)
  }
  const shown = await dakshinaOf(app, booking)
  expect(shown).toMatchObject({
    canPay: false,
    paid: [{ amount: 5100, method: 'card', paidOn: '2026-11-21', isTest: true }],
  })
  expect(shown.paid).toHaveLength(1)
  expect(shown.paid[0]?.receiptPath).toMatch(/^\/api\/dakshina-receipts\/tp-2026-27-00001\/pdf\?/)
  expect(await app.db('donations').select()).toEqual([])
})

test('two tabs and two phones get the same payment; another amount gets another', async () => {
  const { app, booking } = await bookedTemple()
  const replies = await Promise.all([1, 2].map(() => openCard(app, booking)))
  const [one, two] = replies.map((reply) => okOf<{ clientSecret: string }>(reply).clientSecret)
  expect(one).toBe(two)
  expect(await app.db('dakshina_payments').pluck('amount')).toEqual([5100])
  await openCard(app, booking, 2100)
  expect((await app.db('dakshina_payments').pluck('amount')).toSorted()).toEqual([2100, 5100])
})

test('what was paid cannot be paid again, and nothing is opened for a cancelled puja', async () => {
  const temple = await bookedTemple()
  const { app, booking } = temple
  await tell(temple, succeeded, await payCard(temple, booking))
  const again = await openCard(app, booking)
  expect([again.status, problemOf(again).detail]).toEqual([
    409,
    expect.stringContaining('already received'),
  ])
  const other = await bookedTemple()
  okOf(await change(other.app, other.booking, 'cancel'))
  expect((await openCard(other.app, other.booking)).status).toBe(409)
  expect(await dakshinaOf(other.app, other.booking)).toMatchObject({ canPay: false })
})

test.for([0, 0.5, 500_001])('₹%d is no dakshina', async (amount) => {
  const { app, booking } = await bookedTemple()
  expect((await openCard(app, booking, amount)).status).toBe(400)
  expect(await app.db('dakshina_payments').select()).toEqual([])
})

test('only the holder of the booking’s link can pay it', async () => {
  const { app, booking } = await bookedTemple()
  expect((await openCard(app, { ...booking, token: 'wrong' })).status).toBe(404)
})

test('a payment of another amount than ours settles nothing', async () => {
  const temple = await bookedTemple()
  const { app, booking } = temple
  const id = await payCard(temple, booking)
  await app.db('dakshina_payments').update({ amount: 5000 })
  await tell(temple, succeeded, id)
  expect((await dakshinaOf(app, booking)).paid).toEqual([])
})

test('a payment whose news was lost is found by asking; one that nobody made ends', async () => {
  const temple = await bookedTemple()
  const { app, booking } = temple
  await payCard(temple, booking)
  await openCard(app, booking, 2100)
  minutesLater(temple, 16)
  await reconcile(temple)
  expect((await dakshinaOf(app, booking)).paid).toHaveLength(1)
  minutesLater(temple, 25 * 60)
  await reconcile(temple)
  expect(await app.db('dakshina_payments').where({ amount: 2100 }).pluck('status')).toEqual([
    'cancelled',
  ])
})

test('a refund whose answer was lost can be requested again after a minute', async () => {
  const temple = await bookedTemple()
  const { app, booking, clock } = temple
  await tell(temple, succeeded, await payCard(temple, booking))
  const input = { refund_reason: 'Cancelled', updated_at: clock.now.toISOString() }
  await app.db('dakshina_payments').update(input)
  const admin = await person(app, { role: 'admin' })
  const { payments } = await seenByStaff(admin, booking)
  const again = () =>
    admin.post(`/api/admin/dakshina/${payments[0]?.id}/refund`, { reason: 'Cancelled' })
  expect(problemOf(await again()).detail).toMatch(/requested a moment ago/)
  minutesLater(temple, 1)
  okOf(await again())
})

test('a card cannot be refunded by hand, nor cash by card', async () => {
  const temple = await bookedTemple()
  const { app, booking } = temple
  const admin = await person(app, { role: 'admin' })
  await tell(temple, succeeded, await payCard(temple, booking))
  const { payments } = await seenByStaff(admin, booking)
  const byHand = `/api/admin/dakshina/${payments[0]?.id}/return`
  expect((await admin.post(byHand, { reason: 'x' })).status).toBe(409)
  const taken = okOf<StaffDakshina>(
    await admin.post(`/api/admin/bookings/${booking.reference}/dakshina`, {
      seen: 1,
      method: 'cash',
      amount: 11,
      paidOn: '2026-11-21',
    }),
  )
  const byCard = `/api/admin/dakshina/${taken.payments[0]?.id}/refund`
  expect((await admin.post(byCard, { reason: 'x' })).status).toBe(409)
})
