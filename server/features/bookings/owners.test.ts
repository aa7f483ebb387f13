import { expect, test } from 'vitest'
import { transact } from '#server/db/db.ts'
import { payload, post, sankalp } from '#server/test/bookings.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { bookingData } from './owners.ts'

const noon = { now: () => new Date('2026-11-21T06:30:00Z') }
const written = { specialRequests: 'Please bring a wheelchair.', sankalp }

test('a guest’s email contains the choices, whoever owns the address', async () => {
  const app = await testApp(noon)
  expect((await post(app, '/api/puja-bookings', { ...payload, ...written })).status).toBe(200)
  const [devotee, temple] = await waitingMails(app)
  expect(devotee?.to).toBe(payload.email)
  expect(devotee?.text).toContain('Satyanarayana Puja')
  expect(devotee?.text).not.toMatch(/Meera|wheelchair/)
  expect(temple?.text).toContain('wheelchair')
})

test.each([
  ['of the account, confirmed', {}, {}, true],
  ['of the account, in other letters', {}, { email: 'ASHA@example.org' }, true],
  ['of the account, unconfirmed', { emailConfirmedAt: undefined }, {}, false],
  ['of somebody else', {}, { email: 'hari@example.org' }, false],
])('a mail to an address %s', async (_, wanted, sent, repeats) => {
  const app = await testApp(noon)
  const asha = await person(app, { email: 'asha@example.org', ...wanted })
  const body = { ...payload, ...written, email: asha.email, ...sent }
  expect((await asha.post('/api/puja-bookings', body)).status).toBe(200)
  const [devotee] = await waitingMails(app)
  expect(devotee?.text.includes('wheelchair')).toBe(repeats)
  expect(devotee?.text.includes('Meera Kulkarni')).toBe(repeats)
})

test('whose account is gone before the mails went is not written to; the temple is', async () => {
  const app = await testApp(noon)
  const asha = await person(app, { email: 'asha@example.org' })
  await asha.post('/api/puja-bookings', { ...payload, email: asha.email })
  await asha.post('/api/puja-bookings', {
    ...payload,
    email: asha.email,
    preferredDate: '2026-12-01',
  })
  const [over] = await app.db('puja_bookings').orderBy('id').pluck('id')
  await app.db('puja_bookings').where({ id: over }).update({ status: 'cancelled' })
  const { user_id: id } = await app.db('puja_bookings').first('user_id')
  await transact(app.db, (trx) => bookingData.forget(trx, { id, email: asha.email }, app.now()))
  const mails = await waitingMails(app)
  const toTemple = mails.filter(({ to }) => to !== asha.email)
  expect(mails).toHaveLength(3)
  expect(toTemple.map(({ replyTo }) => replyTo?.address)).toEqual([undefined, asha.email])
})
