import { expect, test } from 'vitest'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import type {
  DakshinaRow,
  DakshinaTotals,
  StaffDakshina,
} from '#contract/bookings/dakshinaAdmin.ts'
import type { Waiting } from '#contract/bookings/waiting.ts'
import type { Page } from '#contract/paging.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { problemOf } from '#server/test/bookings.ts'
import { bookedTemple, dakshinaOf, seenByStaff, take } from '#server/test/dakshina.ts'
import { previewOf } from '#server/test/donationAdmin.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'

const cheque = { method: 'cheque', slip: '004512', bank: 'SBI' }

const setup = async () => {
  const temple = await bookedTemple()
  const { app, booking } = temple
  const desk = await person(app, { role: 'desk' })
  const treasurer = await person(app, { role: 'admin' })
  const { payments } = okOf<StaffDakshina>(await take(desk, booking, cheque))
  const [payment] = payments
  const one = `/api/admin/dakshina/${payment?.id}`
  const answer = (outcome: string, on = '2026-11-21', who = treasurer) =>
    who.post(`${one}/cheque`, { outcome, on })
  const receipts = async () =>
    (await waitingMails(app)).filter(({ subject }) => subject.includes('receipt'))
  return { ...temple, desk, treasurer, payment, one, answer, receipts }
}

test('a cheque waits for the bank: without receipt, email or sum, and where staff look for it', async () => {
  const { app, booking, desk, treasurer, payment, receipts, answer } = await setup()
  expect(payment).toMatchObject({ status: 'pending', slip: '004512', actions: ['cheque', 'void'] })
  expect(payment).not.toHaveProperty('receipt')
  expect(await receipts()).toEqual([])
  const totals = () => get<DakshinaTotals>(treasurer, '/api/admin/dakshina/totals')
  expect((await totals()).all).toMatchObject({ count: 0 })
  const waiting = await get<Waiting>(treasurer, '/api/admin/waiting')
  expect(waiting.dakshina).toMatchObject({ claimed: 0, cheques: { count: 1, rupees: 5100 } })
  const atBank = '/api/admin/dakshina?isAtBank=true'
  expect((await get<Page<DakshinaRow>>(treasurer, atBank)).items).toHaveLength(1)
  const bookings = '/api/admin/bookings?isUnpaid=true'
  await app.db('puja_bookings').update({ status: 'confirmed' })
  expect((await get<Page<StaffBooking>>(desk, bookings)).items).toEqual([])
  const all = await get<Page<StaffBooking>>(desk, '/api/admin/bookings')
  expect(all.items[0]?.dakshina).toEqual({ state: 'at_bank', amount: 5100 })
  expect(await dakshinaOf(app, booking)).toMatchObject({ paid: [], atBank: 5100, canPay: false })

  expect((await answer('cleared', '2026-11-21', desk)).status).toBe(403)
  for (const [on, words] of [
    ['2026-11-22', /future/],
    ['2026-11-20', /before the cheque/],
  ] as const)
    expect(problemOf(await answer('cleared', on)).errors).toEqual([
      { pointer: '#/on', detail: expect.stringMatching(words) },
    ])
  okOf(await answer('cleared'))
  expect((await answer('bounced')).status).toBe(409)
  expect((await seenByStaff(desk, booking)).payments).toMatchObject([
    { status: 'succeeded', paidOn: '2026-11-21', receipt: { number: 'P-2026-27-00001' } },
  ])
  expect(await receipts()).toHaveLength(1)
  expect((await totals()).all).toMatchObject({ count: 1, amount: 5100 })
  expect((await auditOf(app)).at(-1)).toMatchObject({
    subjectId: booking.reference,
    action: 'cheque_cleared',
    after: { status: 'succeeded', amount: 5100 },
  })
})

test('a line of the bank statement finds it by its number and amount, before and after', async () => {
  const { app, booking, treasurer, answer } = await setup()
  const read = async (text: string, amount = '5100.00') =>
    (await previewOf(app, treasurer, `Date,Narration,Deposit Amt.\n21/11/2026,${text},${amount}`))
      .lines
  const { reference } = booking
  const line = 'CHQ DEP 0000000000004512'
  expect(await read(line)).toMatchObject([
    { certainty: 'puja', booking: { reference, isPaid: false, amount: 5100 } },
  ])
  for (const others of [await read(line, '5101.00'), await read('UPI/004512/SOMEBODY')])
    expect(others[0]).not.toHaveProperty('booking')
  okOf(await answer('cleared'))
  expect(await read(line)).toMatchObject([
    { certainty: 'known', booking: { reference, isPaid: true } },
  ])
})

test('one that bounced may be recorded again or clear later, and only one of them counts', async () => {
  const { booking, desk, answer } = await setup()
  okOf(await answer('bounced'))
  const { payments, seen } = await seenByStaff(desk, booking)
  expect(payments).toMatchObject([{ status: 'failed', actions: ['cheque'] }])
  okOf(await take(desk, booking, { ...cheque, bank: 'State Bank of India', seen }))
  expect(problemOf(await answer('cleared')).code).toBe('utr_taken')
})

test('one that was recorded by mistake is void, and one that nobody answered for is too old', async () => {
  const { app, booking, clock, desk, one, answer } = await setup()
  okOf(await desk.post(`${one}/void`, { reason: 'Wrong booking' }))
  const { payments, seen } = await seenByStaff(desk, booking)
  expect(payments).toMatchObject([{ isVoid: true, voidReason: 'Wrong booking', actions: [] }])
  expect((await answer('cleared')).status).toBe(409)
  // At another moment, so that the two have an order.
  clock.now = new Date(clock.now.getTime() + 60_000)
  okOf(await take(desk, booking, { ...cheque, seen }))
  clock.now = new Date(clock.now.getTime() + 91 * 24 * 60 * 60_000)
  await app.tidy(app.db)
  const statuses = await app.db('dakshina_payments').orderBy('created_at').pluck('status')
  expect(statuses).toEqual(['cancelled', 'failed'])
})
