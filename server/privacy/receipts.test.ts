import { expect, test } from 'vitest'
import { transact } from '#server/db/db.ts'
import { address, bookingOf, payload, post, problemOf, sankalp } from '#server/test/bookings.ts'
import { pledgePayload } from '#server/test/donations.ts'
import { password, person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { readPseudonymKey, addressPseudonym } from './pseudonym.ts'
import { stripOldReceipts, stripReceipts } from './receipts.ts'

const dayMs = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)

const booked = {
  ...payload,
  phone: '+91 98220 12345',
  includePrasad: true,
  address,
  sankalp: { ...sankalp, isGotraUnknown: false, gotra: 'Kashyapa' },
}

const temple = async () => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:30:00Z') })
  const receipts = () => app.db('receipts').orderBy('created_at')
  return { app, receipts }
}

const whatStays = (outcome: string) => ({
  key_hash: expect.stringMatching(/^[\w-]{43}$/),
  endpoint: 'POST /api/puja-bookings',
  actor: null,
  fingerprint: null,
  about: null,
  status: null,
  body: null,
  outcome,
  created_at: expect.any(String),
})

test('after 30 days a receipt contains nothing personal, and a repeated command is not carried out again', async () => {
  const { app, receipts } = await temple()
  const book = () => post(app, '/api/puja-bookings', booked, 'a-key-of-a-phone')
  const first = bookingOf(await book())
  await stripOldReceipts(app.db, inDays(29))
  expect(bookingOf(await book())).toEqual(first)

  await stripOldReceipts(app.db, inDays(31))
  expect(await receipts()).toEqual([whatStays('done')])
  const late = await book()
  expect(late.status).toBe(409)
  expect(problemOf(late)).toMatchObject({
    code: 'already_done',
    detail: expect.stringMatching(/received this earlier/),
  })
  expect(await app.db('puja_bookings')).toHaveLength(1)
})

test('no receipt ever holds its key, nor the reference of what its command changed', async () => {
  const { app, receipts } = await temple()
  const booking = bookingOf(await post(app, '/api/puja-bookings', booked, 'the-first-key'))
  const cancelled = await app.send(`/api/puja-bookings/${booking.reference}/cancel`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'the-second-key' },
    body: JSON.stringify({ token: booking.token }),
  })
  expect(cancelled.status).toBe(200)
  expect(JSON.stringify(await receipts())).not.toMatch(/the-(first|second)-key/)
  await stripOldReceipts(app.db, inDays(31))
  const text = JSON.stringify(await receipts())
  expect(text).toContain('POST /api/puja-bookings/:reference/cancel')
  expect(text).not.toContain(booking.reference)
})

test('the receipt of an old pledge still keeps it from being made twice', async () => {
  const { app } = await temple()
  const pledge = () => post(app, '/api/donations', pledgePayload, 'a-key')
  expect((await pledge()).status).toBe(200)
  await stripOldReceipts(app.db, inDays(31))
  expect(problemOf(await pledge())).toMatchObject({ code: 'already_done' })
  expect(await app.db('donations')).toHaveLength(1)
})

test('a stripped key is refused for another command', async () => {
  const { app } = await temple()
  await post(app, '/api/puja-bookings', booked, 'a-key')
  await stripOldReceipts(app.db, inDays(31))
  expect(problemOf(await post(app, '/api/donations', pledgePayload, 'a-key'))).toMatchObject({
    code: 'key_reused',
  })
})

test('with the account go its receipts, and those of what it sent as a guest', async () => {
  const { app, receipts } = await temple()
  const guests = { ...booked, email: 'asha@example.org' }
  await post(app, '/api/puja-bookings', guests, 'as-a-guest')
  const asha = await person(app, { email: 'asha@example.org' })
  await app.db('puja_bookings').update({ user_id: asha.id })
  await asha.post('/api/puja-bookings', booked, { 'Idempotency-Key': 'signed-in' })
  await asha.post(
    '/api/newsletter',
    { email: asha.email, source: 'footer' },
    { 'Idempotency-Key': 'news' },
  )
  const others = { ...booked, email: 'other@example.org', preferredTime: 'evening' }
  expect((await post(app, '/api/puja-bookings', others, 'of-another')).status).toBe(200)

  expect((await asha.post('/api/account/delete', { currentPassword: password })).status).toBe(200)
  const outcomes = (await receipts()).map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['deleted', 'deleted', 'deleted', null])
  for (const [body, key] of [
    [guests, 'as-a-guest'],
    [booked, 'signed-in'],
  ] as const) {
    const reply = await post(app, '/api/puja-bookings', body, key)
    expect(reply.status).toBe(410)
    expect(problemOf(reply)).toMatchObject({ code: 'deleted_since' })
  }
  expect(await app.db('puja_bookings')).toHaveLength(3)
})

test('a receipt of a form without an answer is found by the address it came with', async () => {
  const { app, receipts } = await temple()
  await post(app, '/api/newsletter', { email: 'Asha@Example.org', source: 'footer' }, 'a-key')
  const about = [addressPseudonym(await readPseudonymKey(app.db), 'asha@example.org')]
  await transact(app.db, (trx) => stripReceipts(trx, { about, outcome: 'deleted' }))
  expect(await receipts()).toMatchObject([{ outcome: 'deleted', about: null }])
})
