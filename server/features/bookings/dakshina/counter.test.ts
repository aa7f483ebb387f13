import { expect, test } from 'vitest'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import type { DayBook } from '#contract/counter/admin.ts'
import type { DakshinaTotals, StaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import type { DonationTotals } from '#contract/donations/totalsAdmin.ts'
import type { Page } from '#contract/paging.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { change, problemOf } from '#server/test/bookings.ts'
import { bookedTemple, claim, payCard, seenByStaff, take } from '#server/test/dakshina.ts'
import { tell } from '#server/test/donations.ts'
import { newUtr } from '#server/test/donationAdmin.ts'
import { person } from '#server/test/people.ts'

const setup = async () => {
  const temple = await bookedTemple()
  const desk = await person(temple.app, { role: 'desk', username: 'asha' })
  const treasurer = await person(temple.app, { role: 'treasurer', username: 'ravi' })
  return { ...temple, desk, treasurer }
}

test('cash at the counter: the mark, the receipt, the day book and the totals, but no donation', async () => {
  const { app, booking, desk, treasurer } = await setup()
  const { payments } = okOf<StaffDakshina>(await take(desk, booking))
  expect(payments).toMatchObject([
    { status: 'succeeded', amount: 5100, method: 'cash', receipt: { number: 'P-2026-27-00001' } },
  ])
  const list = await get<Page<StaffBooking>>(desk, '/api/admin/bookings')
  expect(list.items[0]?.dakshina).toEqual({ state: 'paid', amount: 5100 })
  const { drawer } = await get<DayBook>(treasurer, '/api/admin/counter/days/2026-11-21')
  expect([drawer?.expected, drawer?.items]).toMatchObject([
    5100,
    [{ kind: 'dakshina', reference: booking.reference, receipt: 'P-2026-27-00001' }],
  ])
  const totals = await get<DakshinaTotals>(treasurer, '/api/admin/dakshina/totals')
  expect(totals).toMatchObject({
    financialYear: '2026-27',
    all: { count: 1, amount: 5100, returned: 0 },
    byMethod: [{ method: 'cash', amount: 5100 }],
    byPuja: [{ pujaType: 'satyanarayana', amount: 5100 }],
  })
  const gifts = await get<DonationTotals>(treasurer, '/api/admin/donations/totals')
  expect(gifts.all.count).toBe(0)
  expect((await auditOf(app)).at(-1)).toMatchObject({
    subject: 'booking',
    subjectId: booking.reference,
    action: 'dakshina_recorded',
    after: { amount: 5100, paymentMethod: 'cash', paidOn: '2026-11-21' },
  })
})

test('what is handed back in cash leaves the cash of the day on which it is handed back', async () => {
  const { booking, desk, treasurer } = await setup()
  const lateReason = 'Found in the old book'
  okOf(await take(treasurer, booking, { paidOn: '2026-11-20', lateReason }))
  okOf(await take(desk, booking, { seen: 1, amount: 501 }))
  const { payments } = await seenByStaff(desk, booking)
  const giveBack = (amount: number, body: object) => {
    const id = payments.find((payment) => payment.amount === amount)?.id
    return treasurer.post(`/api/admin/dakshina/${id}/return`, { reason: 'Cancelled', ...body })
  }
  okOf(await giveBack(5100, { isInCash: true }))
  okOf(await giveBack(501, {}))
  const { drawer } = await get<DayBook>(treasurer, '/api/admin/counter/days/2026-11-21')
  expect(drawer?.expected).toBe(5100 + 501 - 5100)
  expect(drawer?.items.filter(({ kind }) => kind === 'refund')).toMatchObject([
    { reference: booking.reference, amount: -5100, receipt: 'P-2026-27-00001' },
  ])
})

test('bookings.csv says what was paid', async () => {
  const { booking, desk } = await setup()
  okOf(await take(desk, booking))
  const { text } = await desk.send('/api/admin/bookings.csv')
  expect(text).toContain(',Dakshina,Dakshina in rupees,Dakshina in test mode,')
  expect(text).toContain(',paid,5100,')
})

test('a payment of test mode is marked as a test, and only if nothing else was paid', async () => {
  const temple = await bookedTemple()
  const { app, booking } = temple
  const desk = await person(app, { role: 'desk' })
  const markOf = async () =>
    (await get<Page<StaffBooking>>(desk, '/api/admin/bookings')).items[0]?.dakshina
  await tell(temple, 'payment_intent.succeeded', await payCard(temple, booking))
  expect(await markOf()).toEqual({ state: 'paid', amount: 5100, isTest: true })
  okOf(await take(desk, booking, { seen: 1, amount: 2100 }))
  expect(await markOf()).toEqual({ state: 'paid', amount: 2100 })
})

test('UPI at the counter answers the devotee’s own claim', async () => {
  const { app, booking, desk } = await setup()
  okOf(await claim(app, booking))
  const unseen = await take(desk, booking, { method: 'upi', utr: newUtr() })
  expect(problemOf(unseen).detail).toMatch(/^The devotee has said/)
  okOf(await take(desk, booking, { seen: 1, method: 'upi', utr: newUtr() }))
  expect((await seenByStaff(desk, booking)).payments).toMatchObject([{ status: 'succeeded' }])
})

test.for([
  [{ paidOn: '2026-11-22' }, '#/paidOn', /future/],
  [{ paidOn: '2026-03-31' }, '#/paidOn', /closed/],
  [{ amount: 200_000 }, '#/amount', /269ST/],
  [{ method: 'cheque', slip: '12', bank: 'SBI' }, '#/slip', /6 digits/],
  [{ method: 'cheque', slip: '123456' }, '#/bank', /bank of the cheque/],
] as const)('%o is refused at its field', async ([input, pointer, words]) => {
  const { booking, desk } = await setup()
  const reply = await take(desk, booking, input)
  expect(reply.status).toBe(400)
  expect(problemOf(reply).errors).toEqual([{ pointer, detail: expect.stringMatching(words) }])
})

test('nothing is recorded for a cancelled booking, and what was paid before can be refunded', async () => {
  const { app, booking, desk, treasurer } = await setup()
  okOf(await take(desk, booking))
  okOf(await change(app, booking, 'cancel'))
  const reply = await take(desk, booking, { seen: 1 })
  expect([reply.status, problemOf(reply).detail]).toEqual([
    409,
    'This booking is cancelled, so no money can be recorded for it.',
  ])
  const [payment] = (await seenByStaff(desk, booking)).payments
  const path = `/api/admin/dakshina/${payment?.id}/return`
  okOf(await treasurer.post(path, { reason: 'The puja was cancelled' }))
})

test('a card machine and a cheque are recorded with their numbers', async () => {
  const { booking, desk } = await setup()
  okOf(await take(desk, booking, { method: 'card_machine', slip: '00123' }))
  okOf(await take(desk, booking, { method: 'cheque', slip: '123456', bank: 'SBI', seen: 1 }))
  expect((await seenByStaff(desk, booking)).payments).toMatchObject([
    { method: 'cheque', slip: '123456', bank: 'SBI', actions: ['cheque', 'void'] },
    { method: 'card_machine', slip: '00123' },
  ])
})

test('the desk records but does not confirm or refund; a priest sees no money', async () => {
  const { app, booking, desk } = await setup()
  okOf(await take(desk, booking))
  const [payment] = (await seenByStaff(desk, booking)).payments
  const one = `/api/admin/dakshina/${payment?.id}`
  expect((await desk.post(`${one}/return`, { reason: 'x' })).status).toBe(403)
  const priest = await person(app, { role: 'priest' })
  expect((await priest.send(`/api/admin/bookings/${booking.reference}/dakshina`)).status).toBe(403)
  expect((await take(priest, booking)).status).toBe(403)
})
