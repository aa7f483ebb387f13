import { expect, test } from 'vitest'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { okOf } from '#server/test/admin.ts'
import { problemOf } from '#server/test/bookings.ts'
import { bookedTemple, seenByStaff, take } from '#server/test/dakshina.ts'
import { orderTemple, setStock, stockOf, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'

const setup = async () => {
  const temple = await bookedTemple()
  const desk = await person(temple.app, { role: 'desk' })
  const treasurer = await person(temple.app, { role: 'admin' })
  const give = (changes: object = {}) =>
    desk.post('/api/admin/counter-donations', {
      paymentMethod: 'cheque',
      amount: 11_000,
      paidOn: '2026-11-21',
      fullName: 'Nilima Kale',
      slip: '012345',
      bank: 'SBI, Wai',
      ...changes,
    })
  return { ...temple, desk, treasurer, give }
}

test('a cheque is recorded once, also when two staff record it at the same moment', async () => {
  const { app, give } = await setup()
  const replies = await Promise.all([
    give(),
    give({ bank: 'S.B.I. WAI' }),
    give({ fullName: 'N. Kale' }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const [kept] = await app.db('donations').pluck('reference')
  expect(problemOf(await give())).toMatchObject({
    code: 'utr_taken',
    detail: `Cheque 012345 is already recorded for donation ${kept}. Please check both.`,
  })
  okOf(await give({ bank: 'Bank of Maharashtra' }))
  expect(await app.db('donations').pluck('status')).toEqual(['pending', 'pending'])
})

test('one that is void or bounced is recorded again, and then only one of them is cleared', async () => {
  const { desk, treasurer, give } = await setup()
  const first = okOf<RecordedDonation>(await give())
  const path = `/api/admin/counter-donations/${first.reference}/void`
  okOf(await desk.post(path, { reason: 'Wrong amount' }))
  const second = okOf<RecordedDonation>(await give())
  const answer = (reference: string, outcome: string) =>
    treasurer.post(`/api/admin/donations/${reference}/cheque`, { outcome, on: '2026-11-21' })
  okOf(await answer(second.reference, 'bounced'))
  const third = okOf<RecordedDonation>(await give())
  const both = [second, third].map(({ reference }) => reference)
  const cleared = await Promise.all(both.map((reference) => answer(reference, 'cleared')))
  expect(cleared.map(({ status }) => status)).toEqual([409, 200])
})

test('a cheque for a puja is recorded once, whatever it pays for, until it is void', async () => {
  const { booking, desk } = await setup()
  const cheque = { method: 'cheque', slip: '004512', bank: 'State Bank' }
  okOf(await take(desk, booking, cheque))
  const again = await take(desk, booking, { ...cheque, seen: 1 })
  expect(problemOf(again)).toMatchObject({
    code: 'utr_taken',
    detail: `Cheque 004512 is already recorded for booking ${booking.reference}. Please check both.`,
  })
  const { payments } = await seenByStaff(desk, booking)
  okOf(await desk.post(`/api/admin/dakshina/${payments[0]?.id}/void`, { reason: 'Twice' }))
  const { seen } = await seenByStaff(desk, booking)
  okOf(await take(desk, booking, { ...cheque, seen }))
})

test('a cheque for goods is recorded once; the second time nothing leaves the stock', async () => {
  const { app } = await orderTemple()
  await setStock(app, 5)
  const desk = await person(app, { role: 'desk' })
  const lines = [{ id: thing, quantity: 1, price: 1450 }]
  const sell = (bank: string) =>
    desk.post('/api/admin/counter-sales', {
      lines,
      amount: 1450,
      method: 'cheque',
      slip: '004512',
      bank,
    })
  const { reference } = okOf<StaffOrderDetails>(await sell('State Bank'))
  expect(problemOf(await sell('STATE BANK'))).toMatchObject({
    code: 'utr_taken',
    detail: `Cheque 004512 is already recorded for order ${reference}. Please check both.`,
  })
  expect(await stockOf(app)).toEqual([4, 0])
})
