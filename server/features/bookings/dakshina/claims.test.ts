import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Waiting } from '#contract/bookings/waiting.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { book, change, problemOf } from '#server/test/bookings.ts'
import { bookedTemple, claim, dakshinaOf, seenByStaff, take } from '#server/test/dakshina.ts'
import { doTo, newUtr, pledged } from '#server/test/donationAdmin.ts'
import { waitingMails } from '#server/test/mails.ts'
import { ordered, takeUpi } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'

const utr = '630577410001'

const setup = async () => {
  const temple = await bookedTemple()
  const treasurer = await person(temple.app, { role: 'treasurer', username: 'ravi' })
  const claimOf = async () => (await seenByStaff(treasurer, temple.booking)).payments[0]
  return {
    ...temple,
    treasurer,
    claimOf,
    answer: async (what: 'confirm' | 'dismiss', body: object = {}) =>
      treasurer.post(`/api/admin/dakshina/${(await claimOf())?.id}/${what}`, {
        paidOn: '2026-11-21',
        utr,
        amount: 5100,
        ...body,
      }),
  }
}

test('a claim is kept once, whether it is sent again, pressed twice or corrected', async () => {
  const { app, booking, treasurer } = await setup()
  const key = randomUUID()
  const [one, two] = await Promise.all([1, 2].map(() => claim(app, booking, {}, key)))
  expect([one?.status, two?.status]).toContain(200)
  okOf(await claim(app, booking))
  okOf(await claim(app, booking, { amount: 2100, utr }))
  okOf(await claim(app, booking, { amount: 2100 }))
  expect(await dakshinaOf(app, booking)).toMatchObject({
    paid: [],
    claim: { amount: 2100, utr },
    canPay: true,
  })
  expect((await seenByStaff(treasurer, booking)).payments).toHaveLength(1)
  const { dakshina } = await get<Waiting>(treasurer, '/api/admin/waiting')
  expect(dakshina).toEqual({
    claimed: 1,
    rupees: 2100,
    cheques: { count: 0, rupees: 0 },
    refund: 0,
  })
})

test('the bank statement confirms it, with the receipt; a second press finds it done', async () => {
  const { app, booking, answer } = await setup()
  okOf(await claim(app, booking))
  const replies = await Promise.all([1, 2].map(() => answer('confirm')))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { paid, claim: open } = await dakshinaOf(app, booking)
  expect(paid).toMatchObject([{ amount: 5100, method: 'upi', isTest: false }])
  expect(paid[0]?.receiptPath).toContain('/p-2026-27-00001/')
  expect(open).toBeUndefined()
  expect((await auditOf(app)).at(-1)).toMatchObject({
    subject: 'booking',
    subjectId: booking.reference,
    action: 'dakshina_confirmed',
    after: { amount: 5100 },
  })
  const late = await claim(app, booking)
  expect([late.status, problemOf(late).code]).toEqual([409, 'wrong_status'])
})

test('another amount is recorded as received if staff say so; what the devotee said is kept', async () => {
  const { app, booking, answer, claimOf } = await setup()
  okOf(await claim(app, booking))
  const other = { amount: 5000 }
  expect(problemOf(await answer('confirm', other)).errors).toEqual([
    {
      pointer: '#/amount',
      detail:
        'The devotee says they paid ₹5,100. Please check the amount; if you received a different one, record what you received.',
    },
  ])
  expect(await claimOf()).toMatchObject({ status: 'pending', amount: 5100 })
  okOf(await answer('confirm', { ...other, isOtherAmount: true }))
  expect(await claimOf()).toMatchObject({ status: 'succeeded', amount: 5000, claimedAmount: 5100 })
  expect((await dakshinaOf(app, booking)).paid).toMatchObject([{ amount: 5000 }])
  expect(await app.db('dakshina_receipts').pluck('amount')).toEqual([5000])
  expect((await auditOf(app)).at(-1)).toMatchObject({
    action: 'dakshina_confirmed',
    after: { amount: 5000, claimedAmount: 5100 },
  })
  const mail = (await waitingMails(app)).at(-1)
  expect(mail?.text).toContain('You told us that you had paid ₹5,100.')
})

test('what the front desk records for a claim keeps the claimed amount', async () => {
  const { app, booking, treasurer, claimOf } = await setup()
  okOf(await claim(app, booking))
  const taken = { seen: 1, method: 'upi', utr, amount: 5000 }
  okOf(await take(treasurer, booking, taken))
  expect(await claimOf()).toMatchObject({ status: 'succeeded', amount: 5000, claimedAmount: 5100 })
})

test('one payment at the bank pays one thing', async () => {
  const { app, booking, treasurer, answer } = await setup()
  okOf(await claim(app, booking))
  okOf(await answer('confirm'))
  const other = await book(app, { preferredDate: '2026-12-02' })
  const same = await take(treasurer, other, { method: 'upi', utr })
  expect([same.status, problemOf(same).code]).toEqual([409, 'utr_taken'])
  const donation = await pledged(app)
  const given = newUtr()
  okOf(
    await treasurer.post(`/api/admin/donations/${donation.reference}/confirm`, {
      paidOn: '2026-11-21',
      utr: given,
      amountPaise: donation.amount * 100,
    }),
  )
  const donated = await take(treasurer, other, { method: 'upi', utr: given })
  expect(problemOf(donated).detail).toContain(donation.reference)
})

test('a payment for a puja is refused for donations and orders, which say what it paid for', async () => {
  const { app, booking, treasurer, answer } = await setup()
  okOf(await claim(app, booking))
  okOf(await answer('confirm'))
  await takeUpi(app)
  const order = await ordered(app, undefined, { payment: 'upi' })
  const donation = await pledged(app)
  const paidOn = '2026-11-21'
  const replies = [
    await treasurer.post(`/api/admin/orders/${order.reference}/confirm`, { utr, paidOn }),
    await doTo(treasurer, donation, 'confirm', { utr, paidOn }),
    await treasurer.post('/api/admin/counter-donations', {
      paymentMethod: 'transfer',
      amount: 501,
      paidOn,
      fullName: 'Meera',
      utr,
    }),
  ]
  for (const reply of replies) {
    expect(problemOf(reply)).toMatchObject({
      status: 409,
      code: 'utr_taken',
      detail: expect.stringContaining(`for booking ${booking.reference}`),
    })
  }
})

test('a claim of nothing is dismissed; the devotee may claim again, and money found later counts', async () => {
  const { app, booking, answer, claimOf } = await setup()
  okOf(await claim(app, booking))
  const first = await claimOf()
  okOf(await answer('dismiss'))
  expect((await answer('dismiss')).status).toBe(409)
  expect(await dakshinaOf(app, booking)).not.toHaveProperty('claim')
  okOf(await claim(app, booking))
  expect((await claimOf())?.id).not.toBe(first?.id)
  okOf(await answer('confirm'))
})

test('a claim made offline that arrives after the puja was cancelled is money to refund', async () => {
  const { app, booking, answer, claimOf, treasurer } = await setup()
  okOf(await change(app, booking, 'cancel'))
  okOf(await claim(app, booking))
  okOf(await answer('confirm'))
  expect(await claimOf()).toMatchObject({ isToRefund: true, actions: ['return'] })
  const path = `/api/admin/dakshina/${(await claimOf())?.id}/return`
  okOf(await treasurer.post(path, { reason: 'By bank transfer' }))
  expect((await treasurer.post(path, { reason: 'Again' })).status).toBe(409)
  expect(await claimOf()).toMatchObject({ status: 'refunded', refundReason: 'By bank transfer' })
})

test('tomorrow’s payment is refused', async () => {
  const { app, booking, answer } = await setup()
  okOf(await claim(app, booking))
  const reply = await answer('confirm', { paidOn: '2026-11-22' })
  expect(problemOf(reply).errors).toEqual([
    { pointer: '#/paidOn', detail: 'This date is in the future' },
  ])
})

test('the books of an earlier year stay closed, also for what is confirmed', async () => {
  const { app, booking, answer } = await setup()
  okOf(await claim(app, booking))
  const reply = await answer('confirm', { paidOn: '2026-03-31' })
  expect(problemOf(reply).errors).toEqual([
    { pointer: '#/paidOn', detail: expect.stringMatching(/closed/) },
  ])
  expect(await app.db('dakshina_receipts').select()).toEqual([])
})

test('who saw only the claim records nothing after it was confirmed', async () => {
  const { app, booking, treasurer, answer } = await setup()
  okOf(await claim(app, booking))
  const { seen } = await seenByStaff(treasurer, booking)
  okOf(await answer('confirm'))
  const late = await take(treasurer, booking, { seen, amount: 2100 })
  expect([late.status, problemOf(late).detail]).toEqual([
    409,
    expect.stringMatching(/^₹5,100 \(UPI\) has been recorded/),
  ])
  const now = await seenByStaff(treasurer, booking)
  okOf(await take(treasurer, booking, { seen: now.seen, amount: 2100 }))
})

test('staff read beside a claim what its number is already recorded for', async () => {
  const { app, booking, treasurer, answer, claimOf } = await setup()
  okOf(await claim(app, booking, { utr }))
  expect(await claimOf()).not.toHaveProperty('utrTakenBy')
  const other = await book(app, { preferredDate: '2026-12-02' })
  okOf(await take(treasurer, other, { method: 'upi', utr }))
  expect(await claimOf()).toMatchObject({ utr, utrTakenBy: `booking ${other.reference}` })
  expect(problemOf(await answer('confirm')).detail).toContain(other.reference)
})
