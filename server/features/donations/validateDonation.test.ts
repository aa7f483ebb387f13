import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Donation } from '#contract/donations/public.ts'
import type { Site } from '#contract/site/public.ts'
import { transact } from '#server/db/db.ts'
import { post, problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { auditOf } from '#server/test/admin.ts'
import { donationTemple, eventOf, hear, pay, pledgePayload } from '#server/test/donations.ts'
import { setGiving, trust } from '#server/test/givingSettings.ts'
import { waitingMails } from '#server/test/mails.ts'
import { runs } from '#server/test/suite.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const now = () => saturdayNoon
const temple80G = async () => {
  const app = await testApp({ now })
  await setGiving(app, { trust })
  return app
}

const forTax = { pan: ' abcpd 1234 f', donorAddress: '1 Temple Road\nPune 411030' }

const pledge = (app: TestApp, changes: object = {}) =>
  post(app, '/api/donations', { ...pledgePayload, ...changes }, randomUUID())

/** The temple finds it at its bank; returns the donation as its donor then sees it. */
const confirm = async (
  { db, donations, send }: TestApp,
  { reference, token }: Donation,
): Promise<Donation> => {
  await transact(db, (trx) =>
    donations.confirm(trx, { reference, actorId: 'staff', paidAt: saturdayNoon }),
  )
  return (await send(`/api/donations/${reference}?token=${token}`)).json() as Donation
}

const receiptOf = async (app: TestApp, { receiptPath = '' }: Donation) => {
  const [, number, token] = /^\/receipt\/([\w-]+)#([\w-]+)$/.exec(receiptPath) ?? []
  return (await app.send(`/api/donation-receipts/${number}?token=${token}`)).json() as object
}

test('a PAN that the temple has no use for is refused at its field, and stored nowhere', async () => {
  const { app } = await donationTemple()
  const site = (await app.send('/api/site')).json() as Site
  expect(site.has80G).toBeUndefined()
  const card = { amount: 501, email: 'm@example.org', fullName: 'Meera', type: 'donation' }
  for (const reply of [
    await pledge(app, forTax),
    await post(app, '/api/create-payment-intent', { ...card, ...forTax }),
  ]) {
    expect(reply.status).toBe(400)
    expect(problemOf(reply).errors).toMatchObject([
      { pointer: '#/pan', detail: expect.stringContaining('does not issue 80G receipts') },
      { pointer: '#/donorAddress', detail: expect.stringContaining('does not issue 80G receipts') },
    ])
  }
  expect(await app.db('donations')).toEqual([])
})

test('if the temple asks for it, it is stored in full, and never shown in full', async () => {
  const app = await temple80G()
  expect((await app.send('/api/site')).json()).toMatchObject({ has80G: true })
  expect((await app.send('/api/site')).text).not.toContain(trust.pan)
  const reply = await pledge(app, forTax)
  const donation = reply.json() as Donation
  expect(donation).toMatchObject({ pan: 'ABCPD****F', donorAddress: forTax.donorAddress })
  const paid = await confirm(app, donation)
  expect(await receiptOf(app, paid)).toMatchObject({ pan: 'ABCPD****F', trust })
  const [mail] = await waitingMails(app)
  const kept = [
    await app.db('donations').pluck('pan'),
    await app.db('donation_receipts').pluck('pan'),
  ]
  expect(kept).toEqual([['ABCPD1234F'], ['ABCPD1234F']])
  const said = [reply.text, mail, await auditOf(app), await app.db('receipts')]
  expect(JSON.stringify(said)).not.toMatch(/ABCPD1234F|abcpd/)
})

test.each([
  ['a PAN that is none', { ...forTax, pan: 'ABCXD1234F' }, '#/pan', 'A PAN has five letters'],
  ['an address without a PAN', { donorAddress: '1 Temple Road' }, '#/pan', 'the PAN with your'],
  ['a PAN without an address', { pan: 'ABCPD1234F' }, '#/donorAddress', 'Form 10BD needs it'],
  [
    'an address too long',
    { ...forTax, donorAddress: 'x'.repeat(301) },
    '#/donorAddress',
    'At most',
  ],
  ['a purpose of nobody', { purpose: 'A new car' }, '#/purpose', 'Please choose another'],
])('%s is refused with words', async (_, changes, pointer, words) => {
  const app = await temple80G()
  const reply = await pledge(app, changes)
  expect(reply.status).toBe(400)
  expect(problemOf(reply).errors).toMatchObject([
    { pointer, detail: expect.stringContaining(words) },
  ])
})

test('a receipt keeps the words it was issued with, whatever the temple changes', async () => {
  const app = await testApp({ now })
  await setGiving(app, { trust, donationPurposes: ['Annadan', 'A new roof'] })
  const pledged = (await pledge(app, { ...forTax, purpose: 'A new roof' })).json() as Donation
  const paid = await confirm(app, pledged)
  const issued = await receiptOf(app, paid)
  expect(issued).toMatchObject({
    purpose: 'A new roof',
    reference: pledged.reference,
    trust,
  })
  await setGiving(app, { trust: {}, donationPurposes: [] })
  expect(await receiptOf(app, paid)).toEqual(issued)
  expect((await pledge(app, { purpose: 'Annadan' })).status).toBe(400)
  expect((await pledge(app, { purpose: '' })).status).toBe(200)
})

test('a card donation carries it through to its receipt, with the provider’s number', async () => {
  const temple = await donationTemple()
  await setGiving(temple.app, { trust })
  const id = await pay(temple, { ...forTax, purpose: 'Annadan' })
  await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
  expect(await temple.app.db('donation_receipts').first()).toMatchObject({
    purpose: 'Annadan',
    pan: 'ABCPD1234F',
    donor_address: forTax.donorAddress,
    payment_reference: id,
  })
})

test('PAN and address of unpaid donations are deleted after thirty days', async () => {
  const app = await temple80G()
  await pledge(app, forTax)
  const paid = (await pledge(app, forTax)).json() as Donation
  await confirm(app, paid)
  const { donations, db } = app
  const pans = () => db('donations').orderBy('status').pluck('pan')
  await donations.forgetUnpaid(db)
  expect(await pans()).toEqual(['ABCPD1234F', 'ABCPD1234F'])
  await db('donations').update({ created_at: '2026-10-21T00:00:00.000Z' })
  await donations.forgetUnpaid(db)
  expect(await pans()).toEqual([null, 'ABCPD1234F'])
})

test('whatever is sent is taken or refused with words', async () => {
  const app = await temple80G()
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.jsonValue())
  const sent = fc.record({ purpose: text, pan: text, donorAddress: text }, { requiredKeys: [] })
  await fc.assert(
    fc.asyncProperty(sent, async (changes) => {
      const reply = await pledge(app, changes)
      expect([200, 400], reply.text).toContain(reply.status)
    }),
    { numRuns: runs(150) },
  )
})
