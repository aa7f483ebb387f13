import { expect, test } from 'vitest'
import type { FoundData } from '#contract/privacy/admin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { payload, post, problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { pledgePayload } from '#server/test/donations.ts'
import { waitingMails } from '#server/test/mails.ts'
import { password, person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const asha = 'asha@example.org'
const sons = 'ravi@example.org'
const phone = '98220 12345'
const booked = { ...payload, fullName: 'Asha Joshi', email: asha, phone }
const message = { name: 'Ravi Joshi', email: asha, subject: 'puja', message: 'Is there parking?' }

/** A son who books, gives and writes for his mother, with his own account and her address. */
const family = async () => {
  const app = await testApp({ now: () => saturdayNoon })
  const admin = await person(app, { role: 'admin' })
  const son = await person(app, { email: sons, username: 'ravi' })
  const send = async () => {
    okOf(await son.post('/api/puja-bookings', booked, { 'Idempotency-Key': 'sons-booking' }))
    okOf(await son.post('/api/contact', message))
    okOf(await son.post('/api/donations', { ...pledgePayload, email: asha }))
  }
  const ask = <T>(what: string, contact: string) =>
    admin
      .post(`/api/admin/personal-data/${what}`, { contact, currentPassword: password })
      .then((reply) => okOf<T>(reply))
  return { app, son, send, ask }
}

test('what an existing account sent with the address stays its own, without the address', async () => {
  const { app, son, send, ask } = await family()
  await send()
  await app.db('puja_bookings').update({ status: 'closed' })
  await app.db('donations').update({ status: 'cancelled' })
  expect(await ask('erase', asha)).toMatchObject({
    extents: [
      { kind: 'devotees', erased: 0 },
      { cleared: 1 },
      { kind: 'dakshina', erased: 0 },
      { cleared: 1 },
      { kind: 'sponsoredDays', erased: 0 },
      { cleared: 1 },
      { kind: 'pastGifts', erased: 0 },
      { kind: 'orders', erased: 0 },
      { kind: 'newsletter', erased: 0 },
      { kind: 'reminders', erased: 0 },
      { kind: 'whatsapp', erased: 0 },
      { kind: 'cart', erased: 0 },
      { kind: 'sadhana', erased: 0 },
      { kind: 'sevas', erased: 0 },
      { kind: 'monthlyGifts', erased: 0 },
    ],
  })
  expect(await get(son, '/api/account/bookings')).toMatchObject([
    { fullName: 'Asha Joshi', email: sons, phone },
  ])
  expect(await get(son, '/api/account/donations')).toMatchObject([{ email: sons }])
  expect(await get(son, '/api/account/export')).toMatchObject({
    messages: [{ message: message.message, email: sons }],
  })
  for (const table of ['puja_bookings', 'contact_messages', 'donations', 'receipts', 'deliveries'])
    expect(JSON.stringify(await app.db(table)), table).not.toMatch(/asha@/i)
})

test('what its phone sends again is neither done again nor called deleted', async () => {
  const { app, son, send, ask } = await family()
  await send()
  await ask('erase', asha)
  const again = await son.post('/api/puja-bookings', booked, { 'Idempotency-Key': 'sons-booking' })
  expect(problemOf(again).code).toBe('already_done')
  expect(await app.db('puja_bookings')).toHaveLength(1)
})

test('an upcoming puja of another account still gets its emails, at the account’s address', async () => {
  const { app, send, ask } = await family()
  await send()
  await ask('erase', asha)
  const mails = (await waitingMails(app)).filter(({ subject }) => /puja/i.test(subject))
  expect(mails.map(({ to }) => to)).toContain(sons)
  expect(JSON.stringify(mails)).not.toContain(asha)
})

test('the number goes from another account’s booking, and the address stays', async () => {
  const { app, send, ask } = await family()
  await send()
  okOf(await post(app, '/api/puja-bookings', booked))
  await app.db('puja_bookings').update({ status: 'closed' })
  await ask('erase', '+91 98220-12345')
  expect(await app.db('puja_bookings').orderBy('id')).toMatchObject([
    { full_name: 'Asha Joshi', email: asha, phone: null, user_id: expect.any(String) },
    { full_name: '', email: '', phone: null, user_id: null },
  ])
})

test('staff see each row, what becomes of it, and in whose account it is', async () => {
  const { app, send, ask } = await family()
  await send()
  okOf(await post(app, '/api/puja-bookings', { ...booked, phone: '+91 98220-12345' }))
  const others = { ...booked, phone: '98220 12346', preferredTime: 'evening' }
  okOf(await post(app, '/api/puja-bookings', others))
  const found = await ask<FoundData>('find', '09822012345')
  expect(found.contact).toBe('+919822012345')
  expect(found.rows).toEqual([
    {
      kind: 'bookings',
      reference: expect.any(String),
      at: payload.preferredDate,
      name: 'Asha Joshi',
      email: asha,
      phone: '+91 98220-12345',
      outcome: 'kept',
    },
    expect.objectContaining({ kind: 'bookings', phone, outcome: 'cleared', account: 'ravi' }),
  ])
  expect(found.knownAs).toEqual(['Asha Joshi', asha, '+91 98220-12345'])
})

test('the export names their data in other accounts, and nothing about the owners', async () => {
  const { send, ask } = await family()
  await send()
  const file = await ask<Record<string, unknown>>('export', asha)
  expect(file).toMatchObject({
    bookings: [],
    inOtherAccounts: [
      { kind: 'bookings', reference: expect.any(String), at: payload.preferredDate },
      { kind: 'messages', at: expect.any(String) },
      { kind: 'donations', reference: expect.any(String) },
    ],
  })
  expect(JSON.stringify(file)).not.toMatch(/Ravi|ravi/)
})

test('numbers of two countries with the same ten digits are two people', async () => {
  const { app, ask } = await family()
  okOf(await post(app, '/api/puja-bookings', { ...booked, phone: '+1 982 201 2345' }))
  okOf(await post(app, '/api/puja-bookings', booked))
  await app.db('puja_bookings').update({ status: 'closed' })
  await ask('erase', phone)
  expect(await app.db('puja_bookings').orderBy('id').pluck('phone')).toEqual([
    '+1 982 201 2345',
    null,
  ])
  expect((await ask<FoundData>('find', '+1 (982) 201-2345')).rows).toHaveLength(1)
})
