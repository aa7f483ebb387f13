import { expect, test } from 'vitest'
import {
  begin,
  cards,
  donationTemple,
  minutesLater,
  notesOf,
  outcomeOf,
  paidOnce,
  pay,
  payAndHear,
  reconcile,
} from '#server/test/donations.ts'

test('an unreported payment is found after fifteen minutes, and no earlier', async () => {
  const temple = await donationTemple()
  const id = await pay(temple)
  minutesLater(temple, 14)
  expect(await reconcile(temple)).toBe(0)
  minutesLater(temple, 1)
  expect(await reconcile(temple)).toBe(1)
  expect(await outcomeOf(temple, id)).toEqual(paidOnce)
  minutesLater(temple, 23 * 60)
  expect(await reconcile(temple)).toBe(0)
})

test('paid donations are checked again less and less often, and not for ever', async () => {
  const temple = await donationTemple()
  await payAndHear(temple)
  const checks: number[] = []
  for (let days = 0; days <= 400; days += 1, minutesLater(temple, 24 * 60)) {
    if ((await reconcile(temple)) > 0) checks.push(days)
  }
  expect(checks).toEqual([1, 2, 4, 8, 16, 32, 64, 128])
})

test('money that went back unheard is found at the next look, and watched more closely', async () => {
  const temple = await donationTemple()
  const id = await payAndHear(temple)
  minutesLater(temple, 33 * 24 * 60)
  await reconcile(temple)
  temple.sandbox.elsewhere.refund(id)
  minutesLater(temple, 40 * 24 * 60)
  await reconcile(temple)
  expect(await notesOf(temple, id)).toEqual([['refunded', 'given_back', 50_100]])
  temple.sandbox.elsewhere.failRefund(id)
  minutesLater(temple, 7 * 24 * 60)
  await reconcile(temple)
  expect(await notesOf(temple, id)).toEqual([
    ['refunded', 'given_back', 50_100],
    ['succeeded', 'refund_failed', 0],
  ])
})

test('a slow donor’s payment is checked less and less often, and closed a day later', async () => {
  const temple = await donationTemple()
  const { id, clientSecret } = await begin(temple)
  const checks: number[] = []
  for (let minutes = 0; minutes <= 25 * 60; minutes += 5, minutesLater(temple, 5)) {
    if ((await reconcile(temple)) > 0) checks.push(minutes)
  }
  expect(checks).toEqual([15, 30, 60, 120, 240, 480, 840, 1200])
  minutesLater(temple, 60)
  await reconcile(temple)
  expect(await outcomeOf(temple, id)).toMatchObject({
    status: 'cancelled',
    steps: ['pending', 'cancelled'],
  })
  expect(temple.sandbox.checkout.pay(clientSecret, cards.good).status).toBe('declined')
})

test('a payment that was always declined has failed', async () => {
  const temple = await donationTemple()
  const { id, clientSecret } = await begin(temple)
  temple.sandbox.checkout.pay(clientSecret, cards.declined)
  minutesLater(temple, 24 * 60)
  await reconcile(temple)
  expect(await outcomeOf(temple, id)).toMatchObject({ status: 'failed', receipts: 0, mails: 0 })
})

test('what cannot be asked about now stays open, and is asked about again', async () => {
  const temple = await donationTemple()
  const id = await pay(temple)
  await temple.app.db('donations').update({ payment_id: 'pi_ofnobody' })
  minutesLater(temple, 20)
  expect(await reconcile(temple)).toBe(1)
  expect(await outcomeOf(temple, 'pi_ofnobody')).toMatchObject({ status: 'pending' })
  await temple.app.db('donations').update({ payment_id: id })
  minutesLater(temple, 60)
  expect(await reconcile(temple)).toBe(1)
  expect(await outcomeOf(temple, id)).toEqual(paidOnce)
})
