import { expect, test } from 'vitest'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import type { Waiting } from '#contract/bookings/waiting.ts'
import type { TakenBooking } from '#contract/counter/bookingsAdmin.ts'
import type { Page } from '#contract/paging.ts'
import { get, okOf } from '#server/test/admin.ts'
import { payload, problemOf, sankalp, saturdayNoon } from '#server/test/bookings.ts'
import { seenByStaff, take } from '#server/test/dakshina.ts'
import { newUtr } from '#server/test/donationAdmin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/counter-bookings'

const { email: _, ...input } = payload
const walkIn = { ...input, way: 'walk_in', sankalp }

const setup = async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  const desk = await person(app, { role: 'desk' })
  const send = (input: object = {}) => desk.post(path, { ...walkIn, ...input })
  const book = async (input: object = {}) => okOf<TakenBooking>(await send(input))
  const bookings = async (query: string) =>
    (await get<Page<StaffBooking>>(desk, `/api/admin/bookings?${query}`)).items
  return { app, desk, send, book, bookings }
}

const ways = [
  { method: 'cash' },
  { method: 'card_machine', slip: '0042' },
  { method: 'upi', utr: '630577419901' },
] as const

test('a walk-in is booked and paid in one, however it is paid', async () => {
  const { desk, book } = await setup()
  for (const [at, given] of ways.entries()) {
    const preferredDate = `2026-12-0${at + 1}`
    const { reference, payment } = await book({ ...given, preferredDate, amount: 2100 })
    expect(payment).toMatchObject({
      method: given.method,
      amount: 2100,
      receipt: { number: expect.stringMatching(/^P-/), path: expect.any(String) },
    })
    const { payments } = await seenByStaff(desk, { reference })
    expect(payments).toMatchObject([{ ...given, amount: 2100, status: 'succeeded' }])
  }
})

test('a cheque is taken with the booking, and counts once the bank has cleared it', async () => {
  const { desk, book } = await setup()
  const cheque = { method: 'cheque', slip: '004512', bank: 'SBI' }
  const { reference, payment } = await book({ ...cheque, amount: 2100 })
  expect(payment).toEqual({ method: 'cheque', amount: 2100 })
  const { payments } = await seenByStaff(desk, { reference })
  expect(payments).toMatchObject([{ ...cheque, status: 'pending' }])
})

test('what cannot be taken books nothing', async () => {
  const { app, send } = await setup()
  const wrong = [
    [{ method: 'cash' }, '#/amount'],
    [{ method: 'cash', amount: 200_000 }, '#/amount'],
    [{ method: 'cheque', amount: 2100, slip: '12', bank: 'SBI' }, '#/slip'],
  ] as const
  for (const [input, pointer] of wrong) {
    expect(problemOf(await send(input)).errors?.[0]?.pointer).toBe(pointer)
  }
  expect(await app.db('puja_bookings').select()).toEqual([])
})

test('UPI that was only seen waits for the statement, and is not asked for again', async () => {
  const { desk, book, bookings } = await setup()
  const { reference, payment } = await book({ method: 'upi', amount: 2100 })
  expect(payment).toEqual({ method: 'upi', amount: 2100 })
  const held = { reference }
  expect((await seenByStaff(desk, held)).payments).toMatchObject([
    { status: 'pending', isAtCounter: true, actions: ['confirm', 'dismiss'] },
  ])
  const twice = problemOf(await take(desk, held, { method: 'upi', seen: 1 }))
  expect(twice.detail).toMatch(/already waits for the bank statement/)
  expect(await bookings(`isUnpaid=true&search=${reference}`)).toEqual([])
  okOf(await take(desk, held, { method: 'upi', seen: 1, utr: newUtr() }))
  expect((await seenByStaff(desk, held)).payments).toMatchObject([{ status: 'succeeded' }])
})

test('confirmed pujas that nobody has paid for are a list, and today’s are counted', async () => {
  const { app, desk, book, bookings } = await setup()
  const [unpaid, paid] = [await book(), await book({ method: 'cash', amount: 2100 })]
  const ofList = async (query: string) => (await bookings(query)).map(({ reference }) => reference)
  expect(await ofList('isUnpaid=true')).toEqual([unpaid.reference])
  expect(await ofList('isUnpaid=false')).toEqual([paid.reference])
  const countOf = async () => (await get<Waiting>(desk, '/api/admin/waiting')).bookings?.unpaid
  expect(await countOf()).toBe(0)
  await app.db('puja_bookings').update({ preferred_date: '2026-11-21' })
  expect(await countOf()).toBe(1)
  await app.db('puja_bookings').update({ status: 'cancelled' })
  expect(await countOf()).toBe(0)
})
