import { expect, test } from 'vitest'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { StaffDonation } from '#contract/donations/admin.ts'
import type { Page } from '#contract/paging.ts'
import { get, okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { doTo, newUtr, previewOf, seenByAdmin } from '#server/test/donationAdmin.ts'
import { setGiving } from '#server/test/givingSettings.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const paidOn = '2026-11-21'
const gift = { paymentMethod: 'upi', amount: 1500, paidOn, fullName: 'Meera Kulkarni' }

const setup = async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  const desk = await person(app, { role: 'desk' })
  const admin = await person(app, { role: 'admin' })
  const send = (changes: object = {}) =>
    desk.post('/api/admin/counter-donations', { ...gift, ...changes })
  const take = async (changes: object = {}) => okOf<RecordedDonation>(await send(changes))
  const listed = async (query: string) =>
    (await get<Page<StaffDonation>>(admin, `/api/admin/donations?${query}`)).items
  return { app, desk, admin, send, take, listed }
}

test('UPI with the bank’s number has its receipt at once, and is recorded once', async () => {
  const { app, admin, send, take } = await setup()
  const utr = newUtr()
  const { reference, receipt } = await take({ utr, reference: 'D7K3M9WACE' })
  expect([reference, receipt?.number]).toEqual(['D7K3M9WACE', 'R-2026-27-00001'])
  expect(await seenByAdmin(admin, reference)).toMatchObject({
    status: 'succeeded',
    paymentMethod: 'gpay',
    isAtCounter: true,
    utr,
  })
  expect(await app.db('donation_receipts').pluck('payment_reference')).toEqual([utr])
  expect(problemOf(await send({ utr })).code).toBe('utr_taken')
  expect(problemOf(await send({ reference })).code).toBe('id_taken')
})

test('UPI that was only seen has no receipt, waits among those to check, and is found on the statement', async () => {
  const { app, admin, take, listed } = await setup()
  const { reference, receipt } = await take({ reference: 'D7K3M9WACE' })
  expect(receipt).toBeUndefined()
  expect(await listed('isClaimed=true')).toMatchObject([
    { reference, status: 'pending', isAtCounter: true, claimedAt: saturdayNoon.toISOString() },
  ])
  const utr = newUtr()
  const file = `Date,Narration,Deposit\n21/11/2026,UPI/${utr}/${reference}/DONATION,1500.00\n`
  const [line] = (await previewOf(app, admin, file)).lines
  expect(line).toMatchObject({ certainty: 'sure', candidates: [{ reference }] })
  okOf(await doTo(admin, { reference, amount: 1500 }, 'confirm', { paidOn, utr }))
  expect(await seenByAdmin(admin, reference)).toMatchObject({
    status: 'succeeded',
    receiptNumber: 'R-2026-27-00001',
  })
})

test('what was entered by mistake is void on the same day; what a donor pledged on the site is not', async () => {
  const { desk, admin, take } = await setup()
  const { reference } = await take()
  const path = `/api/admin/counter-donations/${reference}/void`
  okOf(await desk.post(path, { reason: 'It did not go through' }))
  expect(await seenByAdmin(admin, reference)).toMatchObject({ isVoid: true, actions: [] })
})

test('without a UPI ID there is nothing to look for; with the bank’s number it counts all the same', async () => {
  const { app, send, take } = await setup()
  await setGiving(app, { upiAddress: undefined })
  expect(problemOf(await send()).errors).toMatchObject([{ pointer: '#/utr' }])
  expect((await take({ utr: newUtr() })).receipt).toBeDefined()
})

test('a card machine counts at once, with the number of its slip on the receipt if there is one', async () => {
  const { app, admin, take } = await setup()
  const { reference } = await take({ paymentMethod: 'card_machine', slip: '004217' })
  await take({ paymentMethod: 'card_machine' })
  expect(await seenByAdmin(admin, reference)).toMatchObject({
    status: 'succeeded',
    paymentMethod: 'card_machine',
    slip: '004217',
    actions: ['void', 'return'],
  })
  expect(await app.db('donation_receipts').orderBy('number').pluck('payment_reference')).toEqual([
    'Slip 004217',
    null,
  ])
  const { text } = await admin.send('/api/admin/donations.csv')
  expect(text).toContain('Card machine')
})

test('a donor is found by phone however it is typed, and cash from one phone is one person’s', async () => {
  const { take, send, listed } = await setup()
  const cash = { paymentMethod: 'cash', phone: '+91 98220 12345' }
  const { reference } = await take({ ...cash, amount: 150_000 })
  expect(await listed('search=098220-12345')).toMatchObject([
    { reference, phone: '+91 98220 12345' },
  ])
  const other = { ...cash, fullName: 'S. Rao', phone: '9822012345', amount: 50_000 }
  expect(problemOf(await send(other)).errors?.[0]?.detail).toMatch(/by UPI, card machine or cheque/)
})
