import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/public.ts'
import type { MailState } from '#contract/notifications/admin.ts'
import { transact } from '#server/db/db.ts'
import { dropMailsOf } from '#server/privacy/waitingMails.ts'
import { get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { noteMailTrouble } from './mailTrouble.ts'

const path = '/api/admin/mail-state'

test('staff see whether emails are being sent; only administrators see the mail server’s answers', async () => {
  const app = await testApp({ mailOutlet: 'smtp' })
  const admin = await person(app, { role: 'admin' })
  const priest = await person(app, { role: 'priest' })
  expect(await get<MailState>(admin, path)).toEqual({ outlet: 'smtp', failed: 0, stuck: 0 })
  await admin.post('/api/newsletter', { email: 'meera@example.org', source: 'footer' })
  await app.db('deliveries').update({ last_error: 'x' })
  const trouble = { kind: 'sender', since: '2026-11-21T04:00:00.000Z' } as const
  const said = '553 meera@example.org is not yours'
  await noteMailTrouble(app.db, { ...trouble, said })
  const stuck = { outlet: 'smtp', failed: 0, stuck: 1 }
  expect(await get<MailState>(admin, path)).toEqual({ ...stuck, trouble: { ...trouble, said } })
  expect(await get<MailState>(priest, path)).toEqual({ ...stuck, trouble })
  expect((await (await person(app)).send(path)).status).toBe(403)

  await transact(app.db, (trx) => dropMailsOf(trx, 'Meera@example.org'))
  expect((await get<MailState>(admin, path)).trouble, 'nobody is named any more').toEqual(trouble)
})

test('held and expired emails cannot be retried by hand, and a message says why', async () => {
  const app = await testApp({ mailOutlet: 'none' })
  const admin = await person(app, { role: 'admin' })
  await admin.post('/api/newsletter', { email: 'meera@example.org', source: 'footer' })
  const retry = async (status: string) => {
    await app.db('deliveries').update({ status })
    const id: number = await app
      .db('deliveries')
      .max('id as id')
      .first()
      .then((row) => row?.id)
    return (await admin.post(`/api/admin/deliveries/${id}/retry`)).json()
  }
  expect(await retry('held')).toMatchObject({
    code: 'wrong_status',
    detail: 'Email is not set up: this message is sent as soon as it is.',
  })
  expect(await get<MailState>(admin, path)).toMatchObject({ outlet: 'none', stuck: 1 })
  expect(await retry('expired')).toMatchObject({
    detail: 'This message has expired: what it says is of no use any more.',
  })
  expect(await retry('filed')).toMatchObject({ detail: 'This message has already been sent.' })
})

test('links are of use until they expire, news of a puja until its day is over, a cancellation always', async () => {
  const now = new Date('2026-11-21T06:30:00Z')
  const app = await testApp({ now: () => now })
  const until = async (key: string) =>
    app.db('deliveries').whereLike('key', key).orderBy('id', 'desc').first('useful_until')
  const devotee = await person(app, { email: 'meera@example.org' })
  await devotee.post('/api/auth/forgot-password', { email: 'meera@example.org' })
  await app.settled()
  expect(await until('account:%')).toEqual({ useful_until: '2026-11-21T06:40:00.000Z' })
  const booking = okOf<Booking>(
    await devotee.post('/api/puja-bookings', {
      pujaType: 'satyanarayana',
      preferredDate: '2026-11-25',
      preferredTime: 'morning',
      fullName: 'Meera Kulkarni',
      email: 'meera@example.org',
    }),
  )
  expect(await until(`booking:${booking.id}:%`)).toEqual({
    useful_until: '2026-11-25T18:30:00.000Z',
  })
  okOf(await devotee.post(`/api/puja-bookings/${booking.reference}/cancel`, {}))
  expect(await until(`booking:${booking.id}:%:devotee`)).toEqual({ useful_until: null })
})
