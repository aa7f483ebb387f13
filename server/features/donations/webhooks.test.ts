import { expect, test } from 'vitest'
import { problemOf } from '#server/test/bookings.ts'
import {
  begin,
  cards,
  donationTemple,
  eventOf,
  hear,
  outcomeOf,
  paidOnce,
  pay,
} from '#server/test/donations.ts'

const minutes = (at: Date, count: number): Date => new Date(at.getTime() + count * 60_000)

test('an event counts once, however often and whenever it comes', async () => {
  const temple = await donationTemple()
  const id = await pay(temple)
  const event = eventOf(temple, 'payment_intent.succeeded', id)
  await Promise.all(Array.from({ length: 8 }, () => hear(temple, event)))
  temple.clock.now = minutes(temple.clock.now, 3 * 24 * 60)
  await hear(temple, event)
  expect(await outcomeOf(temple, id)).toEqual(paidOnce)
  expect(await temple.app.db('provider_events').pluck('id')).toEqual([event.id])
})

test('late news of a failed try undo nothing', async () => {
  const temple = await donationTemple()
  const { id, clientSecret } = await begin(temple)
  temple.sandbox.checkout.pay(clientSecret, cards.declined)
  temple.sandbox.checkout.pay(clientSecret, cards.good)
  for (const type of ['succeeded', 'payment_failed']) {
    await hear(temple, eventOf(temple, `payment_intent.${type}`, id))
  }
  expect(await outcomeOf(temple, id)).toEqual(paidOnce)
})

test('a payment for a donation that is not here is not taken: the provider sends it again', async () => {
  const temple = await donationTemple()
  const { provider, checkout } = temple.sandbox
  const order = {
    subject: { type: 'donation', id: 'lost' } as const,
    amountPaise: 50_100,
    description: 'x',
  }
  const { id, clientSecret } = await provider.open(order)
  checkout.pay(clientSecret, cards.declined)
  const declined = await hear(temple, eventOf(temple, 'payment_intent.payment_failed', id))
  expect(declined.status).toBe(200)
  checkout.pay(clientSecret, cards.good)
  const reply = await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
  expect([reply.status, problemOf(reply).code]).toEqual([503, 'unavailable'])
  expect(await temple.app.db('provider_events').select('*')).toEqual([])
})
