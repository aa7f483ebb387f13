import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Donation } from '#contract/donations/public.ts'
import { newDonationReference } from '#contract/donations/reference.ts'
import { transact } from '#server/db/db.ts'
import { post, problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { pledgePayload } from '#server/test/donations.ts'
import { waitingMails } from '#server/test/mails.ts'
import { sharedTestApp, type TestApp } from '#server/test/testApp.ts'

const shared = sharedTestApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })

const pledge = (app: TestApp, changes: object = {}, key?: string) =>
  post(app, '/api/donations', { ...pledgePayload, ...changes }, key)

const pledged = async (app: TestApp): Promise<Donation> => (await pledge(app)).json() as Donation

test('a pledge waits under the reference its device made, and is made once', async () => {
  const app = await shared()
  const [reference, key] = [newDonationReference(), randomUUID()]
  const first = await pledge(app, { reference, message: '' }, key)
  expect(first.json()).toEqual({
    ...pledgePayload,
    id: expect.any(String),
    reference,
    token: expect.stringMatching(/^[\w-]{22}$/),
    status: 'pending',
    isTest: false,
    createdAt: saturdayNoon.toISOString(),
    updatedAt: saturdayNoon.toISOString(),
  })
  const again = await pledge(app, { reference, message: '' }, key)
  expect(again.text).toBe(first.text)
  const other = await pledge(app, { reference, amount: 5 }, randomUUID())
  expect([other.status, problemOf(other).code]).toEqual([409, 'id_taken'])
  expect(await app.db('donations').where({ reference })).toHaveLength(1)
})

test('the donor says that it is paid; that makes it no donation yet', async () => {
  const app = await shared()
  const { reference, token, id } = await pledged(app)
  const paid = (body: object) => post(app, `/api/donations/${reference}/paid`, { token, ...body })
  expect((await paid({ utr: '12' })).status).toBe(400)
  expect((await paid({})).json()).toMatchObject({
    status: 'pending',
    claimedAt: saturdayNoon.toISOString(),
  })
  expect((await paid({ utr: ' 412345678901 ' })).json()).toMatchObject({ utr: '412345678901' })
  expect((await paid({})).json()).toMatchObject({ status: 'pending', utr: '412345678901' })
  expect(await app.db('donation_receipts').where({ donation_id: id })).toEqual([])
  const seen = await app.send(`/api/donations/${reference.toLowerCase()}?token=${token}`)
  expect(seen.json()).toMatchObject({ reference, utr: '412345678901' })
})

test('nobody says so without its link', async () => {
  const app = await shared()
  const [mine, theirs] = [await pledged(app), await pledged(app)]
  for (const token of [mine.token, '', 'x'.repeat(22)]) {
    const reply = await post(app, `/api/donations/${theirs.reference}/paid`, { token })
    expect(reply.status).toBe(404)
    const seen = await app.send(`/api/donations/${theirs.reference}?token=${token}`)
    expect(seen.status).toBe(404)
  }
})

test('the temple finds it at its bank: then it counts, is receipted and thanked for', async () => {
  const app = await shared()
  const { reference, token } = await pledged(app)
  const confirm = () =>
    transact(app.db, (trx) =>
      app.donations.confirm(trx, {
        reference,
        actorId: 'staff',
        paidAt: new Date('2026-11-20T20:00:00Z'),
      }),
    )
  await confirm()
  const seen = await app.send(`/api/donations/${reference}?token=${token}`)
  const donation = seen.json() as Donation
  expect(donation.status).toBe('succeeded')
  await expect(confirm()).rejects.toMatchObject({ code: 'wrong_status' })
  const again = await post(app, `/api/donations/${reference}/paid`, { token })
  expect(problemOf(again).code).toBe('wrong_status')
  const mails = await waitingMails(app)
  expect(mails.at(-1)?.text).toContain(`https://temple.example${donation.receiptPath}`)

  const [, number, receiptToken] =
    /^\/receipt\/([\w-]+)#([\w-]+)$/.exec(donation.receiptPath ?? '') ?? []
  const receipt = await app.send(`/api/donation-receipts/${number}?token=${receiptToken}`)
  expect(receipt.json()).toMatchObject({
    number: number?.toUpperCase(),
    financialYear: '2026-27',
    fullName: 'Arjun Rao',
    amount: 1001,
    paymentMethod: 'gpay',
    // Half past one at the temple.
    paidOn: '2026-11-21',
    isTest: false,
    isRefunded: false,
  })
  for (const wrong of [token, '', 'x'.repeat(22)]) {
    expect((await app.send(`/api/donation-receipts/${number}?token=${wrong}`)).status).toBe(404)
  }
})

test('a card is not pledged', async () => {
  const app = await shared()
  const reply = await pledge(app, { paymentMethod: 'card' })
  expect(problemOf(reply).errors).toEqual([
    { pointer: '#/paymentMethod', detail: 'Card donations are paid at the checkout' },
  ])
})
