import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ContactMessageDetails } from '#contract/contact/admin.ts'
import { auditOf, changeFrom, okOf } from '#server/test/admin.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/messages'

const open = async () => {
  let at = new Date('2026-11-21T06:30:00Z')
  const app = await testApp({ now: () => at })
  const admin = await person(app, { role: 'admin' })
  const write = async (changes: object = {}) => {
    at = new Date(at.getTime() + 1000)
    const message = { name: 'Meera', email: 'meera@example.org', subject: 'puja', message: 'When?' }
    return okOf<{ id: string }>(await admin.post('/api/contact', { ...message, ...changes })).id
  }
  return { app, admin, write }
}

test('marking is logged, without the message', async () => {
  const { app, admin, write } = await open()
  const id = await write()
  const marked = okOf<ContactMessageDetails>(
    await admin.post(`${path}/${id}/read`, { isRead: true }),
  )
  expect(marked.isRead).toBe(true)
  expect(await auditOf(app)).toEqual([
    {
      actorId: admin.id,
      subject: 'message',
      subjectId: id,
      action: 'marked',
      before: { isRead: false },
      after: { isRead: true },
    },
  ])
})

test('an answer goes to the sender, once, and is shown with the message', async () => {
  const { app, admin, write } = await open()
  const id = await write({ message: 'When is aarti?' })
  const before = (await waitingMails(app)).length
  const key = { 'Idempotency-Key': randomUUID(), 'If-Match': '"1"' }
  const answer = { text: 'At seven.\n<b>Every</b> evening.' }
  const sent = okOf<ContactMessageDetails>(await admin.post(`${path}/${id}/reply`, answer, key))
  const again = await admin.post(`${path}/${id}/reply`, answer, key)
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(sent).toMatchObject({
    isRead: true,
    repliedAt: app.now().toISOString(),
    replies: [{ text: answer.text, actor: { id: admin.id, username: admin.username } }],
  })
  const mails = (await waitingMails(app)).slice(before)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    to: 'meera@example.org',
    subject: 'Re: Puja Inquiry',
    replyTo: { address: 'namaste@ganeshamandir.example' },
  })
  expect(mails[0]?.text).toContain('> When is aarti?')
  expect(mails[0]?.html).toContain('&lt;b&gt;Every&lt;/b&gt;')
  const log = await auditOf(app)
  expect(log).toMatchObject([{ action: 'replied', after: { characters: answer.text.length } }])
  expect(JSON.stringify(log)).not.toContain('aarti')
})

test('an empty answer, or one to nobody, is refused and written nowhere', async () => {
  const { app, admin, write } = await open()
  const id = await write()
  const reply = async (to: string, text: string) =>
    (await changeFrom(admin, 'POST', `${path}/${to}/reply`, 1, { text })).status
  expect(await reply(id, ' \n ')).toBe(400)
  expect(await reply(id, 'a\u0007b')).toBe(400)
  expect(await reply(randomUUID(), 'Hello')).toBe(404)
  expect((await admin.post(`${path}/x/read`, { isRead: true })).status).toBe(404)
  expect((await admin.send(`${path}/x`)).status).toBe(404)
  expect(await auditOf(app)).toEqual([])
})

test('goes into a table without a formula in it', async () => {
  const { admin, write } = await open()
  await write({ name: '=HYPERLINK("http://evil")', message: 'Two\nlines' })
  const { text } = await admin.send(`${path}.csv`)
  expect(text).toContain(
    '2026-11-21 12:00,"\'=HYPERLINK(""http://evil"")",meera@example.org,Puja Inquiry,"Two\nlines",no,',
  )
})
