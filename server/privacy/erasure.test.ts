import { expect, test } from 'vitest'
import type { FoundData } from '#contract/privacy/admin.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { address, bookingOf, payload, post, problemOf } from '#server/test/bookings.ts'
import { doTo, newUtr, pledged } from '#server/test/donationAdmin.ts'
import { account, password, person, type Person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/personal-data'
const asha = 'asha@example.org'
const phone = '+91 98220-12345'
const message = { name: 'Asha Joshi', email: asha, subject: 'puja', message: 'Is there parking?' }
const booked = {
  ...payload,
  fullName: 'Asha Joshi',
  email: asha,
  phone,
  includePrasad: true,
  address,
}

const temple = async () => {
  const clock = { now: new Date('2026-11-21T06:30:00Z') }
  const app = await testApp({ now: () => clock.now })
  const admin = await person(app, { role: 'admin' })
  const ask = <T>(what: string, contact: string) =>
    admin
      .post(`${path}/${what}`, { contact, currentPassword: password })
      .then((reply) => okOf<T>(reply))
  const markAll = (status: string) => app.db('puja_bookings').update({ status })
  const later = (days: number) => {
    clock.now = new Date(clock.now.getTime() + days * 24 * 60 * 60_000)
  }
  return { app, admin, ask, markAll, later }
}

const extentsOf = ({ extents }: Pick<FoundData, 'extents'>) =>
  Object.fromEntries(extents.map(({ kind, erased, kept }) => [kind, [erased, kept]]))

test('a guest is found by their address before anything is deleted, and then erased', async () => {
  const { app, ask, markAll } = await temple()
  okOf(await post(app, '/api/puja-bookings', booked, 'a-key'))
  await markAll('closed')
  okOf(await post(app, '/api/contact', { ...message, wantsNewsletter: true }))
  await pledged(app, { email: asha, fullName: 'Asha Joshi' })
  await app.db('donations').update({ status: 'cancelled' })

  const found = await ask<FoundData>('find', 'Asha@Example.org')
  expect(found.knownAs).toEqual(['Asha Joshi', asha, phone])
  expect(found.contact).toBe(asha)
  expect(extentsOf(found)).toEqual({
    devotees: [0, 0],
    bookings: [1, 0],
    dakshina: [0, 0],
    messages: [1, 0],
    sponsoredDays: [0, 0],
    donations: [1, 0],
    pastGifts: [0, 0],
    orders: [0, 0],
    newsletter: [1, 0],
    reminders: [0, 0],
    whatsapp: [0, 0],
    cart: [0, 0],
    sadhana: [0, 0],
    sevas: [0, 0],
    monthlyGifts: [0, 0],
  })
  expect(await app.db('contact_messages')).toHaveLength(1)

  expect(extentsOf(await ask('erase', asha))).toEqual(extentsOf(found))
  for (const table of [
    'puja_bookings',
    'contact_messages',
    'donations',
    'receipts',
    'deliveries',
  ]) {
    expect(JSON.stringify(await app.db(table)), table).not.toMatch(/asha|98220|Laxmi|parking/i)
  }
  expect(await app.db('newsletter_subscriptions')).toEqual([])
  const late = await post(app, '/api/puja-bookings', booked, 'a-key')
  expect(problemOf(late).code).toBe('deleted_since')
  expect(extentsOf(await ask('find', asha))).toMatchObject({ bookings: [0, 0], messages: [0, 0] })
})

test.each(['98220\u00a012345', '98220\u202f12345', '98220\t12345', '098220-12345'])(
  'a guest who gave the number as %j is found, too',
  async (given) => {
    const { app, ask } = await temple()
    okOf(await post(app, '/api/puja-bookings', { ...booked, phone: given }))
    expect((await ask<FoundData>('find', '9822012345')).knownAs).toContain('Asha Joshi')
  },
)

test('part of a number finds nobody', async () => {
  const { app, ask } = await temple()
  okOf(await post(app, '/api/puja-bookings', booked))
  expect((await ask<FoundData>('find', '22012345')).knownAs).toEqual([])
})

test.each(['98220 12345', '+91 98220 12345', '(0) 98220-12345'])(
  'a guest who booked with a phone number is found by %s',
  async (typed) => {
    const { app, ask, markAll } = await temple()
    okOf(await post(app, '/api/puja-bookings', booked))
    okOf(await post(app, '/api/puja-bookings', { ...booked, phone: '98220 12346' }))
    await markAll('closed')
    expect(extentsOf(await ask('erase', typed))).toMatchObject({ bookings: [1, 0] })
    const left = await app.db('puja_bookings').whereNot({ full_name: '' }).pluck('phone')
    expect(left).toEqual(['98220 12346'])
  },
)

test('an account goes with everything of it; its sessions and open links end', async () => {
  const { app, ask } = await temple()
  const existing = await person(app, { email: asha, fullName: 'Asha Joshi' })
  okOf(await existing.post('/api/contact', { ...message, email: 'another@example.org' }))
  await existing.post('/api/auth/forgot-password', { email: asha })
  await app.settled()
  const found = await ask<FoundData>('find', asha)
  expect(found.account).toEqual({ id: existing.id, username: existing.username, role: 'user' })
  expect(await ask('erase', asha)).toMatchObject({ isAccountErased: true })
  expect((await existing.send('/api/auth/me')).status).toBe(401)
  for (const table of ['account_tokens', 'contact_messages']) {
    expect(await app.db(table), table).toEqual([])
  }
  expect(await app.db('users').where({ email: asha })).toEqual([])
})

test('a puja to come is kept until it is over, and a donation that was paid with its receipt', async () => {
  const { app, admin, ask, markAll, later } = await temple()
  okOf(await post(app, '/api/puja-bookings', booked))
  const pledge = await pledged(app, { email: asha, fullName: 'Asha Joshi', message: 'For Baba' })
  okOf(await doTo(admin, pledge, 'confirm', { paidOn: '2026-11-21', utr: newUtr() }))
  expect(extentsOf(await ask('find', asha))).toMatchObject({ bookings: [0, 1], donations: [0, 1] })
  await ask('erase', asha)
  expect(await app.db('puja_bookings')).toMatchObject([{ full_name: 'Asha Joshi', phone }])
  expect(await app.db('donations')).toMatchObject([{ full_name: 'Asha Joshi', message: null }])
  expect(await app.db('donation_receipts')).toMatchObject([{ full_name: 'Asha Joshi' }])

  await markAll('closed')
  later(1)
  await app.doDaily()
  expect(await app.db('puja_bookings')).toMatchObject([{ full_name: '', phone: null }])
  expect(await app.db('donations')).toMatchObject([{ full_name: 'Asha Joshi' }])
})

test('a change made through the link after an erasure leaves nothing in the receipts', async () => {
  const { app, ask, markAll } = await temple()
  const booking = bookingOf(await post(app, '/api/puja-bookings', booked))
  await ask('erase', asha)
  const path = `/api/puja-bookings/${booking.reference}/reschedule`
  const move = { token: booking.token, preferredDate: '2026-12-02', preferredTime: 'morning' }
  expect((await post(app, path, move, 'a-key-after')).status).toBe(200)
  expect(JSON.stringify(await app.db('receipts'))).toMatch(/Asha Joshi/)
  await markAll('closed')
  await app.doDaily()
  expect(JSON.stringify(await app.db('receipts'))).not.toMatch(/asha|98220|Laxmi/i)
})

test('deleting an account also deletes what was sent with its address while logged out', async () => {
  const { app, markAll } = await temple()
  const devotee = await person(app, { email: asha })
  okOf(await post(app, '/api/puja-bookings', booked))
  okOf(await post(app, '/api/contact', { ...message, wantsNewsletter: true }))
  await pledged(app, { email: asha, fullName: 'Asha Joshi' })
  await app.db('donations').update({ status: 'cancelled' })
  await markAll('closed')
  expect(await get(devotee, '/api/account/export')).toMatchObject({
    bookings: [{ fullName: 'Asha Joshi' }],
    messages: [{ message: message.message }],
  })
  okOf(await devotee.post('/api/account/delete', { currentPassword: devotee.password }))
  for (const table of ['puja_bookings', 'contact_messages', 'donations', 'receipts']) {
    expect(JSON.stringify(await app.db(table)), table).not.toMatch(/asha|98220|Laxmi|parking/i)
  }
  expect(await app.db('newsletter_subscriptions')).toEqual([])
})

test('a pledge of an erased guest is deleted if nobody paid it', async () => {
  const { app, ask } = await temple()
  await pledged(app, { email: asha })
  expect(extentsOf(await ask('erase', asha))).toMatchObject({ donations: [0, 1] })
  await app.db('donations').update({ status: 'cancelled' })
  await app.doDaily()
  expect(await app.db('donations')).toMatchObject([{ full_name: '', email: '', user_id: null }])
})

test('the file has everything of a person and nothing of others', async () => {
  const { app, admin, ask } = await temple()
  await account(app, { email: asha, username: 'asha' })
  okOf(await post(app, '/api/puja-bookings', booked))
  const { id } = okOf<{ id: string }>(await post(app, '/api/contact', message))
  okOf(
    await changeFrom(admin, 'POST', `/api/admin/messages/${id}/reply`, 1, {
      text: 'Behind the temple.',
    }),
  )
  okOf(await post(app, '/api/contact', { ...message, email: 'other@example.org' }))
  const file = await ask<Record<string, unknown>>('export', asha)
  expect(file).toMatchObject({
    account: { username: 'asha', email: asha },
    bookings: [{ fullName: 'Asha Joshi', phone }],
    messages: [{ message: message.message, replies: [{ text: 'Behind the temple.' }] }],
    donations: [],
    newsletter: null,
  })
  expect(JSON.stringify(file)).not.toMatch(/other@|argon2/)
})

test('the activity log says that it was done, and not whose data it was', async () => {
  const { app, ask } = await temple()
  okOf(await post(app, '/api/contact', message))
  await ask('export', asha)
  await ask('erase', asha)
  const log = await auditOf(app)
  expect(log).toMatchObject([
    {
      subject: 'personal_data',
      action: 'exported',
      after: { hasAccount: false, bookings: 0, messages: 1, donations: 0, newsletter: 0, rows: 1 },
    },
    {
      subject: 'personal_data',
      action: 'erased',
      after: { isAccountErased: false, messages: { erased: 1, kept: 0, cleared: 0 } },
    },
  ])
  expect(JSON.stringify(log)).not.toMatch(/asha/i)
})

test('only an admin can look up people, and nobody can erase a member of staff', async () => {
  const { app, admin } = await temple()
  await person(app, { email: asha, role: 'priest' })
  const refused = await admin.post(`${path}/erase`, { contact: asha, currentPassword: password })
  expect([refused.status, problemOf(refused).code]).toEqual([409, 'wrong_status'])
  const others: Person[] = [await person(app, { role: 'editor' }), await person(app)]
  for (const other of others) {
    for (const what of ['find', 'export', 'erase']) {
      expect((await other.post(`${path}/${what}`, { contact: asha })).status).toBe(403)
    }
  }
})

test.each(['', 'asha', '12345', 'asha@', "'; drop table users", '%', '%@%', '1234567%'])(
  '%j finds nobody and says what is missing',
  async (contact) => {
    const { admin } = await temple()
    for (const what of ['find', 'export', 'erase']) {
      const reply = await admin.post(`${path}/${what}`, { contact, currentPassword: password })

      expect([reply.status, problemOf(reply).errors?.[0]?.pointer]).toEqual([400, '#/contact'])
    }
  },
)

test('an address that is part of another finds only itself', async () => {
  const { app, admin, ask } = await temple()
  okOf(await post(app, '/api/contact', { ...message, email: 'natasha@example.org' }))
  okOf(await post(app, '/api/contact', { ...message, email: 'a_ha@example.org' }))
  await ask('erase', asha)
  expect(await app.db('contact_messages')).toHaveLength(2)
  expect(await app.db('deliveries')).toHaveLength(2)
  expect(await get(admin, '/api/admin/messages')).toMatchObject({ unread: 2 })
})
