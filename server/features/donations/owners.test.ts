import { expect, test } from 'vitest'
import { receiptPdfPath } from '#contract/donations/receipts.ts'
import type { Donation } from '#contract/donations/public.ts'
import { transact } from '#server/db/db.ts'
import { okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { doTo, newUtr, pledged } from '#server/test/donationAdmin.ts'
import {
  begin,
  cardPayload,
  cards,
  donationTemple,
  eventOf,
  hear,
  pledgePayload,
} from '#server/test/donations.ts'
import { setGiving, trust } from '#server/test/givingSettings.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { donationData } from './owners.ts'

test('a donation made while logged in belongs to the account; deleting it removes what the records need not keep', async () => {
  const app = await testApp()
  const { db, donations, now } = app
  const donor = await person(app)
  for (let i = 0; i < 3; i += 1) await donor.post('/api/donations', pledgePayload)
  const [paid, over] = await db('donations').orderBy('id').pluck('reference')
  await transact(db, (trx) =>
    donations.confirm(trx, { reference: paid, actorId: 'staff', paidAt: now() }),
  )
  await db('donations').where({ reference: over }).update({ status: 'cancelled' })
  const { user_id: id } = await db('donations').first('user_id')
  const who = { id, email: pledgePayload.email }

  const { send } = donor
  const listed = (await send('/api/account/donations')).json() as Donation[]
  expect(listed).toHaveLength(3)
  expect(listed).toContainEqual(
    expect.objectContaining({ reference: paid, status: 'succeeded', token: expect.any(String) }),
  )
  expect((await app.send('/api/account/donations')).status).toBe(401)

  const read = await donationData.read(db, who)
  expect(read).toHaveLength(3)
  expect(read).toContainEqual(
    expect.objectContaining({ reference: paid, status: 'succeeded', receipt: 'R-2026-27-00001' }),
  )
  await transact(db, (trx) => donationData.forget(trx, who, app.now()))
  expect(await db('donations').whereNotNull('user_id').pluck('status')).toEqual(['pending'])
  expect(await db('donations').orderBy('id').pluck('full_name')).toEqual([
    pledgePayload.fullName,
    '',
    pledgePayload.fullName,
  ])

  // Given as a guest, and added when the address is confirmed.
  await transact(db, (trx) => donationData.join?.(trx, who) ?? Promise.resolve())
  expect(await db('donations').where({ user_id: id })).toHaveLength(2)
})

test('a donor who was logged in needs no link to the donation and its receipt; everybody else does', async () => {
  const app = await testApp()
  const { db, donations, now } = app
  const [donor, other] = [await person(app), await person(app)]
  const given = await donor.post('/api/donations', pledgePayload)
  const { reference, token } = given.json() as Donation
  const path = `/api/donations/${reference}`
  expect((await donor.post(`${path}/paid`, { utr: newUtr() })).status).toBe(200)
  await transact(db, (trx) =>
    donations.confirm(trx, { reference, actorId: 'staff', paidAt: now() }),
  )
  const { receiptPath: link = '' } = (await donor.send(path)).json() as Donation
  const [, number = '', receiptToken = ''] = /^\/receipt\/([\w-]+)#([\w-]+)$/.exec(link) ?? []
  const receipt = `/api/donation-receipts/${number}`
  expect((await donor.send(receipt)).json()).toMatchObject({ reference, isOwn: true })
  expect((await donor.send(receiptPdfPath({ number }))).status).toBe(200)
  for (const who of [other, app]) {
    for (const asked of [path, receipt, receiptPdfPath({ number })])
      expect((await who.send(asked)).status).toBe(404)
    expect((await who.send(`${path}?token=${token}`)).status).toBe(200)
    const byLink = await who.send(`${receipt}?token=${receiptToken}`)
    expect(byLink.status).toBe(200)
    expect(byLink.json()).not.toHaveProperty('isOwn')
  }
  await donor.post('/api/auth/logout', {})
  for (const asked of [path, receipt, receiptPdfPath({ number })])
    expect((await donor.send(asked)).status).toBe(404)
})

test('a guest’s donation that nobody paid is nobody’s after twelve months; money found then still counts', async () => {
  const clock = { now: saturdayNoon }
  const app = await testApp({ now: () => clock.now })
  const { db, donations } = app
  const [over, paid, open] = [await pledged(app), await pledged(app), await pledged(app)]
  const set = (reference: string, changes: object) =>
    db('donations').where({ reference }).update(changes)
  await set(over.reference, { status: 'cancelled', utr: '630512345678', message: 'For Meera' })
  await set(paid.reference, { status: 'succeeded' })
  const names = async () => {
    await donations.forgetUnpaid(db)
    return db('donations').orderBy('id').pluck('full_name')
  }
  const { fullName } = pledgePayload
  clock.now = new Date(saturdayNoon.getTime() + 364 * 24 * 60 * 60_000)
  expect(await names()).toEqual([fullName, fullName, fullName])
  clock.now = new Date(saturdayNoon.getTime() + 366 * 24 * 60 * 60_000)
  expect(await names()).toEqual(['', fullName, fullName])
  expect(await db('donations').where({ reference: over.reference }).first()).toMatchObject({
    email: '',
    utr: null,
    message: null,
    amount: pledgePayload.amount,
  })
  expect(open.status).toBe('pending')

  const admin = await person(app, { role: 'admin' })
  const found = { paidOn: '2027-11-21', utr: newUtr() }
  expect(okOf(await doTo(admin, over, 'confirm', found))).toMatchObject({ status: 'succeeded' })
  expect(await db('donation_receipts').pluck('full_name')).toEqual(['A devotee'])
  expect(await db('deliveries').whereLike('key', '%:thanks')).toEqual([])
})

test('a PAN goes after 30 days; after 90 where the donor says it is paid, so that the receipt has it', async () => {
  const clock = { now: saturdayNoon }
  const app = await testApp({ now: () => clock.now })
  const { db, donations } = app
  await setGiving(app, { trust })
  const forTax = { pan: 'ABCPD1234F', donorAddress: '1 Temple Road' }
  const [open, claimed] = [await pledged(app, forTax), await pledged(app, forTax)]
  await db('donations')
    .where({ reference: claimed.reference })
    .update({ claimed_at: saturdayNoon.toISOString() })
  const pansAfter = async (days: number) => {
    clock.now = new Date(saturdayNoon.getTime() + days * 24 * 60 * 60_000)
    await donations.forgetUnpaid(db)
    await app.tidy(db)
    return db('donations').orderBy('id').select('pan', 'donor_address', 'status')
  }
  const whole = { pan: 'ABCPD1234F', donor_address: '1 Temple Road' }
  const none = { pan: null, donor_address: null }
  expect(await pansAfter(29)).toMatchObject([whole, whole])
  expect(await pansAfter(31)).toMatchObject([none, { ...whole, status: 'cancelled' }])

  // The next month's statement shows it.
  const admin = await person(app, { role: 'admin' })
  const found = { paidOn: '2026-11-22', utr: newUtr() }
  expect(okOf(await doTo(admin, claimed, 'confirm', found))).toMatchObject({ status: 'succeeded' })
  expect(await db('donation_receipts').select('pan', 'donor_address')).toEqual([whole])
  expect(open.status).toBe('pending')
  expect(await pansAfter(91)).toMatchObject([none, whole])
})

test('a PAN that was said to be paid, and never found, goes after 90 days', async () => {
  const clock = { now: saturdayNoon }
  const app = await testApp({ now: () => clock.now })
  await setGiving(app, { trust })
  await pledged(app, { pan: 'ABCPD1234F', donorAddress: '1 Temple Road' })
  await app.db('donations').update({ claimed_at: saturdayNoon.toISOString() })
  clock.now = new Date(saturdayNoon.getTime() + 91 * 24 * 60 * 60_000)
  await app.donations.forgetUnpaid(app.db)
  expect(await app.db('donations').first('pan', 'donor_address')).toEqual({
    pan: null,
    donor_address: null,
  })
})

test.each(['cancelled', 'succeeded'])(
  'what was open when its account was deleted, and is %s since, is anonymous or kept for the records',
  async (status) => {
    const app = await testApp()
    const { db, donations } = app
    const donor = await person(app)
    await donor.post('/api/donations', pledgePayload)
    const { user_id: id } = await db('donations').first('user_id')
    await donations.forgetUnpaid(db)
    expect(await db('donations').pluck('user_id')).toEqual([id])

    await transact(db, async (trx) => {
      await donationData.forget(trx, { id }, app.now())
      await trx('users').where({ id }).delete()
    })
    await db('donations').update({ utr: '630512345678' })
    await donations.forgetUnpaid(db)
    const read = () => db('donations').first('full_name', 'email', 'utr', 'user_id')
    expect(await read()).toMatchObject({ full_name: pledgePayload.fullName, user_id: id })
    await db('donations').update({ status })
    await donations.forgetUnpaid(db)
    expect(await read()).toEqual(
      status === 'cancelled'
        ? { full_name: '', email: '', utr: null, user_id: null }
        : {
            full_name: pledgePayload.fullName,
            email: pledgePayload.email,
            utr: '630512345678',
            user_id: null,
          },
    )
  },
)

test('the card provider’s name of a payment goes with its donor, and money that comes yet still counts', async () => {
  const temple = await donationTemple()
  const { app, sandbox } = temple
  const { id, clientSecret } = await begin(temple)
  const [donation] = await app.db('donations').pluck('id')
  await app.db('donations').update({ status: 'cancelled' })
  const who = { email: cardPayload.email, isLookedFor: true }
  await transact(app.db, (trx) => donationData.forget(trx, who, app.now()))
  expect(JSON.stringify(await app.db('donations'))).not.toContain(id)

  sandbox.checkout.pay(clientSecret, cards.good)
  await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
  expect(await app.db('donations')).toMatchObject([
    { id: donation, status: 'succeeded', payment_id: id },
  ])
})
