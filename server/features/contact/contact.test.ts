import * as fc from 'fast-check'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { mailServer } from '#server/test/mailServer.ts'
import { sendWaiting, waitingMails } from '#server/test/mails.ts'
import { runs } from '#server/test/suite.ts'
import { testApp } from '#server/test/testApp.ts'

const written = {
  name: 'Meera Joshi',
  email: 'meera@example.net',
  subject: 'puja',
  message: 'Namaste,\n\ncan we come on Sankashti?',
}

const setup = async () => {
  const app = await testApp()
  const write = (body: unknown, headers: Record<string, string> = {}) =>
    app.send('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const messages = () => app.db('contact_messages').orderBy('created_at')
  return { ...app, app, write, messages }
}

test('a message is stored as unread and emailed to the temple; a reply goes to the devotee', async () => {
  const { write, messages, db, app } = await setup()
  const reply = await write(written)
  expect(reply.status).toBe(200)
  const { id } = reply.json() as { id: string }
  const [kept] = await messages()
  expect(kept).toMatchObject({ ...written, id, created_at: expect.stringMatching(/^20.*Z$/) })
  expect([Boolean(kept.is_read), Boolean(kept.wants_newsletter)]).toEqual([false, false])

  const mails = await waitingMails(app)
  expect(mails).toHaveLength(1)
  const site = (await db('site').first('content')) as { content: string }
  expect(mails[0]).toMatchObject({
    to: JSON.parse(site.content).email,
    replyTo: { name: 'Meera Joshi', address: 'meera@example.net' },
    subject: 'Puja Inquiry: Meera Joshi',
    text: expect.stringContaining('> can we come on Sankashti?'),
  })
})

test('who wants the newsletter is asked to confirm it', async () => {
  const { write, db, messages, app } = await setup()
  await write({ ...written, wantsNewsletter: true })
  expect(Boolean((await messages())[0].wants_newsletter)).toBe(true)
  expect(await db('newsletter_subscriptions').first()).toMatchObject({
    email: written.email,
    source: 'contact',
    status: 'pending',
  })
  expect((await waitingMails(app)).map(({ to }) => to)).toContain(written.email)
})

test('sent again by an outbox, it is one message and one email', async () => {
  const { write, messages, app } = await setup()
  const key = { 'Idempotency-Key': '5f4cd2c6-53a5-4a1c-9b44-7b8f7d1a2e60' }
  const replies = await Promise.all(Array.from({ length: 10 }, () => write(written, key)))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(await messages()).toHaveLength(1)
  expect(await waitingMails(app)).toHaveLength(1)
})

// One of each field; `input.test.ts` has all of them.
test.each([
  [{ name: 'Meera\r\nBcc: evil@example.com' }, '#/name', /control characters/],
  [{ email: 'a@b.org\r\nCc: c@d.org' }, '#/email', 'Please enter a valid email address'],
  [{ subject: 'other' }, '#/subject', 'Please choose a subject'],
  [{ message: 'x'.repeat(5001) }, '#/message', 'At most 5000 characters'],
  [{ wantsNewsletter: 'yes' }, '#/wantsNewsletter', 'Expected boolean, received string'],
])('%j is refused', async (changes, pointer, detail) => {
  const { write, messages, app } = await setup()
  const reply = await write({ ...written, ...changes })
  expect(reply.status).toBe(400)
  expect(reply.json()).toMatchObject({
    errors: [
      { pointer, detail: typeof detail === 'string' ? detail : expect.stringMatching(detail) },
    ],
  })
  expect(await messages()).toEqual([])
  expect(await waitingMails(app)).toEqual([])
})

test('typed text is shown as text in the email’s HTML', async () => {
  const { write, app } = await setup()
  await write({ ...written, name: '<b>"M"</b>', message: '<img src=x onerror=alert(1)>\n& more' })
  const [mail] = await waitingMails(app)
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;<br>&amp; more')
  expect(mail?.html).toContain('&lt;b&gt;&quot;M&quot;&lt;/b&gt;')
  expect(mail?.html).not.toMatch(/<img|<b>/)
})

test('no name and no message changes the recipient of an email', async () => {
  const { write, app } = await setup()
  const server = await mailServer()
  const nasty = fc.constantFrom(
    'evil@example.com',
    '<evil@example.com>',
    ', evil@example.com',
    ';',
    ':',
    '"',
    '\\',
    '(',
    '=?utf-8?q?=0D=0ABcc:_evil@example.com?=',
    'Bcc: evil@example.com',
    '%0d%0aBcc: evil@example.com',
    '\u202e',
    'ॐ',
    '\n',
    '\r',
    '\t',
    '\u0085',
    '\u2029',
    '.\r\n',
  )
  const text = fc.array(fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 10 })), {
    minLength: 1,
    maxLength: 8,
  })
  let taken = 0
  await fc.assert(
    fc.asyncProperty(text, text, async (name, message) => {
      const { status } = await write({ ...written, name: name.join(''), message: message.join('') })
      expect([200, 400]).toContain(status)
      if (status === 200) taken += 1
    }),
    { numRuns: runs(150) },
  )
  await write({ ...written, name: 'Meera <evil@example.com>, "x" (y)' })
  await sendWaiting(app, server)
  expect(taken).toBeGreaterThan(10)
  expect(server.received).toHaveLength(taken + 1)
  expect(new Set(server.received.map(({ to }) => to.join()))).toEqual(
    new Set([server.received[0]?.to[0]]),
  )
  for (const { raw } of server.received) {
    const parsed = await PostalMime.parse(raw)
    expect(parsed.to).toHaveLength(1)
    expect(parsed.cc ?? parsed.bcc).toBeUndefined()
    expect(parsed.replyTo?.map(({ address }) => address)).toEqual([written.email])
  }
}, 60_000)
