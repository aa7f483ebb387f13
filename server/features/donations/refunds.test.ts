import { expect, onTestFinished, test } from 'vitest'
import type { PaymentProvider } from '#server/adapters/payment/port.ts'
import { openSandbox } from '#server/adapters/payment/sandbox/sandbox.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import {
  donationTemple,
  eventOf,
  hear,
  minutesLater,
  notesOf,
  outcomeOf,
  pay,
  payAndHear,
  reconcile,
  tell,
  sandboxSecrets,
  type DonationTemple,
} from '#server/test/donations.ts'
import { testApp } from '#server/test/testApp.ts'

/** The receipt as the holder of its link sees it. */
const receiptOf = async ({ app }: DonationTemple): Promise<unknown> => {
  const { number } = await app.db('donation_receipts').first('number')
  const token = app.donations.receipts.tokenOf(number)
  return (await app.send(`/api/donation-receipts/${number}?token=${token}`)).json()
}

test('a partial refund is recorded and shown on the receipt, and the donation still counts', async () => {
  const temple = await donationTemple()
  const id = await payAndHear(temple)
  expect(await receiptOf(temple)).not.toHaveProperty('refundedAmount')
  temple.sandbox.elsewhere.refund(id, 10_050)
  await tell(temple, 'charge.refunded', id)
  temple.sandbox.elsewhere.refund(id, 9_950)
  await tell(temple, 'charge.refunded', id)
  expect(await outcomeOf(temple, id)).toMatchObject({ status: 'succeeded', receipts: 1, mails: 1 })
  expect(await notesOf(temple, id)).toEqual([
    ['succeeded', 'given_back', 10_050],
    ['succeeded', 'given_back', 20_000],
  ])
  expect(await receiptOf(temple)).toMatchObject({
    amount: 501,
    isRefunded: false,
    refundedAmount: 200,
  })
  temple.sandbox.elsewhere.refund(id)
  await tell(temple, 'charge.refunded', id)
  expect(await outcomeOf(temple, id)).toMatchObject({ status: 'refunded' })
  expect(await receiptOf(temple)).toMatchObject({ isRefunded: true, refundedAmount: 501 })
})

test('a refund that the bank returned makes it a donation again, in whatever order the news comes', async () => {
  const temple = await donationTemple()
  const [inOrder, late] = [await payAndHear(temple), await payAndHear(temple)]
  temple.sandbox.elsewhere.refund(inOrder)
  await tell(temple, 'charge.refunded', inOrder)
  expect(await outcomeOf(temple, inOrder)).toMatchObject({ status: 'refunded' })
  temple.sandbox.elsewhere.failRefund(inOrder)
  await tell(temple, 'refund.failed', inOrder)
  expect(await notesOf(temple, inOrder)).toEqual([
    ['refunded', 'given_back', 50_100],
    ['succeeded', 'refund_failed', 0],
  ])

  temple.sandbox.elsewhere.refund(late)
  temple.sandbox.elsewhere.failRefund(late)
  for (const type of ['refund.failed', 'charge.refunded', 'refund.updated', 'refund.failed']) {
    await tell(temple, type, late)
  }
  expect(await outcomeOf(temple, late)).toMatchObject({
    status: 'succeeded',
    steps: ['pending', 'succeeded'],
  })
})

test('a dispute is recorded; if won it changes nothing, if lost it is no longer a donation', async () => {
  const temple = await donationTemple()
  const { elsewhere } = temple.sandbox
  const [won, lost] = [await payAndHear(temple), await payAndHear(temple)]
  for (const id of [won, lost]) {
    elsewhere.dispute(id)
    await tell(temple, 'charge.dispute.created', id)
    expect(await outcomeOf(temple, id)).toMatchObject({ status: 'succeeded' })
  }
  elsewhere.closeDispute(won, 'won')
  elsewhere.closeDispute(lost, 'lost')
  for (const id of [won, lost]) await tell(temple, 'charge.dispute.closed', id)
  expect(await notesOf(temple, won)).toEqual([
    ['succeeded', 'disputed', 0],
    ['succeeded', 'dispute_won', 0],
  ])
  expect(await notesOf(temple, lost)).toEqual([
    ['succeeded', 'disputed', 0],
    ['refunded', 'dispute_lost', 50_100],
  ])
  expect(await outcomeOf(temple, lost)).toMatchObject({ status: 'refunded', receipts: 1, mails: 1 })
})

test('a lost dispute over a part takes that part; an unreported one is found', async () => {
  const temple = await donationTemple()
  const id = await payAndHear(temple)
  temple.sandbox.elsewhere.dispute(id, 20_000)
  temple.sandbox.elsewhere.closeDispute(id, 'lost')
  minutesLater(temple, 24 * 60)
  expect(await reconcile(temple)).toBe(1)
  expect(await notesOf(temple, id)).toEqual([['succeeded', 'dispute_lost', 20_000]])
  expect(await receiptOf(temple)).toMatchObject({ isRefunded: false, refundedAmount: 200 })
})

/** A temple where a refund overtakes the provider's next answer, when a test says so. */
const slowTemple = async () => {
  const clock = { now: saturdayNoon }
  const now = () => clock.now
  const sandbox = await openSandbox({ now, secrets: sandboxSecrets })
  onTestFinished(sandbox.close)
  const overtaking: (() => Promise<unknown>)[] = []
  const read: PaymentProvider['read'] = async (id) => {
    const answer = await sandbox.provider.read(id)
    await overtaking.pop()?.()
    return answer
  }
  const app = await testApp({ now, sandbox, provider: { ...sandbox.provider, read } })
  const temple: DonationTemple = { app, sandbox, clock }
  const refundMeanwhile = (id: string) =>
    overtaking.push(async () => {
      sandbox.elsewhere.refund(id)
      await tell(temple, 'charge.refunded', id)
    })
  return { temple, refundMeanwhile }
}

test('an answer for an event that was overtaken undoes no newer one', async () => {
  const { temple, refundMeanwhile } = await slowTemple()
  const id = await payAndHear(temple)
  temple.sandbox.elsewhere.refund(id, 10_000)
  refundMeanwhile(id)
  await tell(temple, 'charge.refunded', id)
  expect(await outcomeOf(temple, id)).toMatchObject({ status: 'refunded', receipts: 1 })
  expect(await notesOf(temple, id)).toEqual([['refunded', 'given_back', 50_100]])
})

test('nor does one for a donor who waits', async () => {
  const { temple, refundMeanwhile } = await slowTemple()
  const id = await pay(temple)
  refundMeanwhile(id)
  expect((await temple.app.send(`/api/verify-payment?payment_intent=${id}`)).status).toBe(404)
  expect(await outcomeOf(temple, id)).toMatchObject({ status: 'refunded', receipts: 1 })
  expect(await notesOf(temple, id)).toEqual([['refunded', 'given_back', 50_100]])
})

test('while the provider cannot be asked, its event is not taken: it sends it again', async () => {
  const temple = await donationTemple()
  const id = await payAndHear(temple)
  temple.sandbox.elsewhere.refund(id)
  const event = eventOf(temple, 'charge.refunded', id)
  await temple.sandbox.close()
  const reply = await hear(temple, event)
  expect([reply.status, problemOf(reply).code]).toEqual([503, 'unavailable'])
  expect(await outcomeOf(temple, id)).toMatchObject({ status: 'succeeded' })
  expect(await temple.app.db('provider_events').where({ id: event.id })).toEqual([])
})
