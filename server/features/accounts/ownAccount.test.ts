import { expect, test } from 'vitest'
import type { Session } from '#contract/accounts/myAccount.ts'
import { browser } from '#server/test/browser.ts'
import { pledgePayload } from '#server/test/donations.ts'
import { toldTo, tokenTo } from '#server/test/mailLinks.ts'
import { account, password, person, signedIn } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const home = async () => {
  const clock = { now: new Date('2026-11-21T06:30:00Z') }
  const app = await testApp({ now: () => clock.now })
  const pass = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))
  return { app, pass }
}

const booked = {
  pujaType: 'satyanarayana',
  preferredDate: '2026-12-01',
  preferredTime: 'morning',
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
}

const currentPassword = password

test('the name can be changed and removed, and nothing else in the same way', async () => {
  const { app } = await home()
  const phone = await person(app, { fullName: 'Meera' })
  const update = async (body: object) =>
    (await phone.send('/api/account/profile', { method: 'PATCH', body })).json()
  expect(await update({ fullName: ' Meera Kulkarni ' })).toMatchObject({
    fullName: 'Meera Kulkarni',
  })
  expect(await update({ role: 'admin', email: 'x@example.org', isPremium: true })).toMatchObject({
    role: 'user',
    email: phone.email,
    fullName: 'Meera Kulkarni',
  })
  expect(await update({ fullName: '' })).not.toHaveProperty('fullName')
})

test('a person sees where they are logged in, and ends one session or all others with their password', async () => {
  const { app, pass } = await home()
  const existing = await account(app)
  const phone = await signedIn(app, existing)
  const others = [await signedIn(app, existing), await signedIn(app, existing)]
  pass(10 * 60_000)
  await others[0]?.send('/api/auth/me')
  const list = async () => (await phone.send('/api/account/sessions')).json() as Session[]
  const sessions = await list()
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  expect(sessions[0]).toMatchObject({
    device: 'Chrome on Android',
    createdAt: '2026-11-21T06:30:00.000Z',
    lastSeenAt: '2026-11-21T06:40:00.000Z',
  })
  const last = sessions[2]?.id
  const end = (id: string | undefined, body: object) =>
    phone.post(`/api/account/sessions/${id}/end`, body)
  expect((await end(last, {})).status).toBe(400)
  expect((await end(last, { currentPassword: 'Wrong-1234' })).status).toBe(400)
  expect(await list()).toHaveLength(3)
  expect((await end(last, { currentPassword })).json()).toEqual({ status: 'ended' })
  expect((await end(last, { currentPassword })).status).toBe(404)
  expect((await others[1]?.send('/api/auth/me'))?.status).toBe(401)
  expect((await others[0]?.send('/api/auth/me'))?.status).toBe(200)

  const all = await phone.post('/api/account/sessions/end-others', { currentPassword })
  expect(all.json()).toEqual({ ended: 1 })
  expect((await others[0]?.send('/api/auth/me'))?.status).toBe(401)
  const [current] = await list()
  expect((await end(current?.id, { currentPassword })).status).toBe(200)
  expect(phone.session()).toBeUndefined()
  expect(await app.db('sessions')).toEqual([])
})

test('a new address takes effect when its own email is confirmed, and the old one is notified', async () => {
  const { app } = await home()
  await browser(app).post('/api/puja-bookings', { ...booked, email: 'New@Example.org' })
  const phone = await person(app)
  const change = (email: string, currentPassword = password) =>
    phone.post('/api/account/email', { currentPassword, email })
  const me = async () => (await phone.send('/api/auth/me')).json()

  expect((await change('new@example.org', 'Wrong-1234')).status).toBe(400)
  expect((await change(phone.email.toUpperCase())).json()).toMatchObject({
    errors: [{ pointer: '#/email', detail: 'This is already your email address' }],
  })
  expect((await change('new@example.org')).json()).toEqual({ status: 'mail_sent' })
  expect(await me()).toMatchObject({ email: phone.email, pendingEmail: 'new@example.org' })
  expect(await toldTo(app, phone.email)).toEqual([])

  const token = await tokenTo(app, 'new@example.org', '/confirm-email')
  await browser(app).post('/api/auth/confirm-email', { token, password: currentPassword })
  expect(await me()).toMatchObject({ email: 'new@example.org', isEmailConfirmed: true })
  expect(await me()).not.toHaveProperty('pendingEmail')
  expect(await toldTo(app, phone.email)).toEqual([
    expect.stringMatching(/^Your email address was changed/),
  ])
  expect((await phone.send('/api/account/bookings')).json()).toHaveLength(1)
})

test('an address that is already used gets the same answer; its owner is notified, and nothing changes', async () => {
  const { app } = await home()
  const [phone, owner] = [await person(app), await account(app)]
  const change = (email: string) => phone.post('/api/account/email', { currentPassword, email })
  const [fresh, known] = [await change('new@example.org'), await change(owner.email)]
  expect([known.status, known.text]).toEqual([fresh.status, fresh.text])
  expect(await toldTo(app, owner.email)).toEqual([
    expect.stringMatching(/^You already have an account/),
  ])
})

test('an address that somebody else confirmed meanwhile stays theirs', async () => {
  const { app } = await home()
  const phone = await person(app)
  await phone.post('/api/account/email', { currentPassword, email: 'new@example.org' })
  const token = await tokenTo(app, 'new@example.org', '/confirm-email')
  await account(app, { email: 'NEW@example.org' })
  expect((await phone.post('/api/auth/confirm-email', { token })).status).toBe(410)
  expect((await phone.send('/api/auth/me')).json()).toMatchObject({ email: phone.email })
})

test('an email to the old address confirms nothing after the change', async () => {
  const { app } = await home()
  const phone = await person(app, { emailConfirmedAt: undefined })
  await phone.post('/api/account/confirmation')
  await phone.post('/api/account/email', { currentPassword, email: 'new@example.org' })
  const old = await tokenTo(app, phone.email, '/confirm-email')
  const token = await tokenTo(app, 'new@example.org', '/confirm-email')
  expect((await phone.post('/api/auth/confirm-email', { token })).status).toBe(200)
  expect((await phone.post('/api/auth/confirm-email', { token: old })).status).toBe(410)
})

test('people can export everything the temple stores about them, without secrets', async () => {
  const { app } = await home()
  const phone = await person(app, { fullName: 'Meera' })
  await phone.post('/api/puja-bookings', booked)
  const message = { name: 'Meera', email: phone.email, subject: 'puja', message: 'Namaste' }
  await phone.post('/api/contact', message)
  await phone.post('/api/newsletter', { email: phone.email, source: 'footer' })
  await phone.post('/api/donations', pledgePayload)
  const other = await person(app)
  await other.post('/api/contact', { ...message, message: 'Another' })
  const reply = await phone.send('/api/account/export')
  expect(reply.json()).toEqual({
    account: expect.objectContaining({ username: phone.username, isPremium: false }),
    reminders: [],
    whatsapp: [],
    cart: [],
    dakshina: [],
    orders: [],
    sadhana: { sittings: [] },
    sevas: [],
    sponsoredDays: [],
    monthlyGifts: [],
    pastGifts: [],
    devotees: { notes: [], links: [] },
    sessions: [expect.objectContaining({ device: 'Chrome on Android' })],
    bookings: [expect.objectContaining(booked)],
    donations: [expect.objectContaining({ ...pledgePayload, status: 'pending', receipt: null })],
    messages: [expect.objectContaining({ ...message, createdAt: expect.any(String), replies: [] })],
    newsletter: expect.objectContaining({
      email: phone.email,
      status: 'pending',
      source: 'footer',
    }),
  })
  expect(reply.text).not.toMatch(/argon2|hash|Another/)
})

test('an account is deleted for good: logged out everywhere, its data gone, its name free again', async () => {
  const { app, pass } = await home()
  const existing = await account(app)
  const [phone, other] = [await signedIn(app, existing), await signedIn(app, existing)]
  await phone.post('/api/puja-bookings', booked, { 'Idempotency-Key': 'a-key' })
  await phone.post('/api/puja-bookings', { ...booked, preferredTime: 'evening' })
  await app
    .db('puja_bookings')
    .where({ preferred_time: 'evening' })
    .update({ status: 'closed', special_requests: 'x' })
  await phone.post('/api/contact', {
    name: 'Meera',
    email: existing.email,
    subject: 'puja',
    message: 'Namaste',
  })
  pass(1000)
  const remove = (currentPassword: string) => phone.post('/api/account/delete', { currentPassword })
  expect((await remove('Wrong-1234')).status).toBe(400)
  expect((await remove(password)).json()).toEqual({ status: 'deleted' })
  expect(phone.session()).toBeUndefined()
  expect((await other.send('/api/auth/me')).status).toBe(401)
  for (const table of ['users', 'sessions', 'account_tokens', 'contact_messages']) {
    expect(await app.db(table), table).toEqual([])
  }
  expect(await app.db('receipts')).toMatchObject([{ actor: null, body: null, outcome: 'deleted' }])
  const rows = await app.db('puja_bookings').orderBy('preferred_time')
  expect(rows).toMatchObject([
    { full_name: '', email: '', special_requests: null, user_id: null },
    { full_name: booked.fullName, email: booked.email, user_id: existing.id },
  ])
  expect(await toldTo(app, existing.email)).toContainEqual(
    expect.stringMatching(/^Your account was deleted/),
  )
  await account(app, { username: existing.username, email: existing.email })
})

test('the prasad of a deleted account is still sent: until then its name and address stay', async () => {
  const { app } = await home()
  const phone = await person(app)
  const address = { line1: '12 Laxmi Road', city: 'Pune', postalCode: '411030', country: 'IN' }
  const sankalp = { names: ['Meera Kulkarni'], isGotraUnknown: true }
  await phone.post('/api/puja-bookings', { ...booked, includePrasad: true, sankalp, address })
  await app.db('puja_bookings').update({ status: 'performed' })
  await phone.post('/api/account/delete', { currentPassword })
  const [row] = await app.db('puja_bookings')
  expect(row).toMatchObject({ full_name: booked.fullName })
  expect(JSON.parse(row.address)).toEqual(address)

  await app.doDaily()
  expect(await app.db('puja_bookings')).toMatchObject([{ full_name: booked.fullName }])
  await app.db('puja_bookings').update({ status: 'prasad_sent' })
  await app.doDaily()
  expect(await app.db('puja_bookings')).toMatchObject([{ full_name: '', address: null }])
})

test('a puja that nobody marked as performed is forgotten 30 days after its day', async () => {
  const { app, pass } = await home()
  const phone = await person(app)
  await phone.post('/api/puja-bookings', booked)
  await phone.post('/api/account/delete', { currentPassword })
  const dayMs = 24 * 60 * 60_000
  pass(39 * dayMs)
  await app.doDaily()
  expect(await app.db('puja_bookings')).toMatchObject([{ full_name: booked.fullName }])
  pass(3 * dayMs)
  await app.doDaily()
  expect(await app.db('puja_bookings')).toMatchObject([{ full_name: '', user_id: null }])
})

test('the last admin stays', async () => {
  const { app } = await home()
  const admin = await person(app, { role: 'admin' })
  await account(app, { role: 'admin', disabledAt: app.now().toISOString() })
  const remove = () => admin.post('/api/account/delete', { currentPassword })
  const refused = await remove()
  expect([refused.status, refused.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'last_admin' }),
  ])
  await account(app, { role: 'admin' })
  expect((await remove()).status).toBe(200)
})
