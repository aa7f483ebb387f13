import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BulkAnswer } from '#contract/bulk.ts'
import type { DeliveriesAbout } from '#contract/notifications/admin.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { book, change, mailsOf, problemOf, sharedTemple } from '#server/test/bookings.ts'
import { password, person } from '#server/test/people.ts'

const temple = sharedTemple()

const subject = 'Aarti is earlier on Tuesday'
const text = 'The evening aarti begins at 6 PM.\n\nPlease come in time.'

const open = async () => {
  const made = await temple()
  const { app } = made
  const desk = await person(app, { role: 'desk' })
  const send = (references: string[], key: string = randomUUID(), words: object = {}) =>
    desk.post(
      '/api/admin/bookings/messages',
      { references, subject, text, ...words },
      { 'Idempotency-Key': key },
    )
  return {
    ...made,
    desk,
    send,
    sent: async (references: string[], key?: string) =>
      okOf<BulkAnswer<{ id: string }> & { emails: number }>(await send(references, key)),
    messages: async () => (await mailsOf(app)).filter((mail) => mail.subject === subject),
  }
}

test('each address gets one email, with all its bookings that were chosen', async () => {
  const { app, desk, sent, messages } = await open()
  const first = await book(app)
  const second = await book(app, { email: 'Meera@Example.org', preferredTime: 'afternoon' })
  const other = await book(app, { email: 'sunil@example.org', preferredTime: 'evening' })
  const log = (await auditOf(app)).length
  const references = [first, second, other].map(({ reference }) => reference)
  const { done, leftOut, emails } = await sent(references)
  expect(done.map(({ id }) => id).toSorted()).toEqual(references.toSorted())
  expect({ leftOut, emails }).toEqual({ leftOut: [], emails: 2 })
  const mails = await messages()
  expect(mails.map(({ to }) => to.toLowerCase()).toSorted()).toEqual([
    'meera@example.org',
    'sunil@example.org',
  ])
  const meera = mails.find(({ to }) => to.toLowerCase() === 'meera@example.org')
  expect(meera?.text).toContain(text)
  for (const { reference, token } of [first, second]) {
    expect(meera?.text).toContain(reference)
    expect(meera?.text).toContain(token)
  }
  expect(meera?.text).not.toContain(other.reference)
  // Anybody may have typed the address: no name goes there.
  expect(meera?.text).not.toContain('Kulkarni')
  const { items } = await get<DeliveriesAbout>(
    desk,
    `/api/admin/messages-sent?reference=${other.reference}`,
  )
  expect(items[0]).toMatchObject({ kind: 'booking_message', status: 'waiting' })
  const entries = (await auditOf(app)).slice(log)
  expect(entries.map(({ subjectId }) => subjectId).toSorted()).toEqual(references.toSorted())
  expect(entries[0]).toMatchObject({
    actorId: desk.id,
    subject: 'booking',
    action: 'messaged',
    after: { characters: text.length },
  })
})

test('who cancelled or has no address is left out with the reason', async () => {
  const { app, sent, messages } = await open()
  const cancelled = await book(app)
  await change(app, cancelled, 'cancel')
  const unreachable = await book(app, { preferredTime: 'evening' })
  await app.db('puja_bookings').where({ reference: unreachable.reference }).update({ email: '' })
  expect(await sent([cancelled.reference, unreachable.reference, 'PJ-2026-NOSUCH'])).toEqual({
    done: [],
    leftOut: [
      { id: cancelled.reference, reason: 'It was cancelled.' },
      { id: unreachable.reference, reason: 'There is no email address.' },
      { id: 'PJ-2026-NOSUCH', reason: 'There is no such booking.' },
    ],
    emails: 0,
  })
  expect(await messages()).toEqual([])
})

test('who cancels before it is sent gets none', async () => {
  const { app, sent, messages } = await open()
  const booking = await book(app)
  const kept = await book(app, { preferredTime: 'evening' })
  await sent([booking.reference, kept.reference])
  await change(app, booking, 'cancel')
  const [mail] = await messages()
  expect(mail?.text).not.toContain(booking.reference)
  expect(mail?.text).toContain(kept.reference)
  await change(app, kept, 'cancel')
  expect(await messages()).toEqual([])
})

test('the same message is sent once, and is in the language of the latest booking', async () => {
  const { app, sent, messages, setClock } = await open()
  const older = await book(app)
  setClock('2026-11-21T06:40:00Z')
  const { reference } = await book(app, { preferredTime: 'evening' })
  await app.db('puja_bookings').where({ reference }).update({ language: 'mr' })
  const key = randomUUID()
  const [one, other] = [
    await sent([older.reference, reference], key),
    await sent([older.reference, reference], key),
  ]
  expect(other).toEqual(one)
  expect(await messages()).toHaveLength(1)
  const languages: string[] = await app
    .db('deliveries')
    .whereLike('key', '%:message:%')
    .pluck('language')
  expect(languages).toEqual(['mr'])
})

test('an email without a subject or a text is refused', async () => {
  const { app, send } = await open()
  const { reference } = await book(app)
  for (const field of ['subject', 'text']) {
    const problem = problemOf(await send([reference], randomUUID(), { [field]: ' ' }))
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual([`#/${field}`])
  }
})

test('a message that waits is deleted with its devotee’s data', async () => {
  const { app, sent } = await open()
  const booking = await book(app)
  await sent([booking.reference])
  const waiting = () => app.db('deliveries').whereLike('key', '%:message:%').pluck('id')
  expect(await waiting()).toHaveLength(1)
  await change(app, booking, 'cancel')
  const admin = await person(app, { role: 'admin' })
  const erase = { contact: booking.email, currentPassword: password }
  okOf(await admin.post('/api/admin/personal-data/erase', erase))
  expect(await waiting()).toEqual([])
})
