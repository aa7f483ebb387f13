import { expect, test } from 'vitest'
import { mailServer } from '#server/test/mailServer.ts'
import { hourMs, meera, temple } from '#server/test/newsletter.ts'
import { sendWaiting } from '#server/test/mails.ts'

/** Who confirms may ask for the daily mantra with the same link. */
const joined = { status: 'confirmed', dailyMantra: 'offered' }

test('an address is asked by email first, and gets nothing before it confirms', async () => {
  const { subscribe, row, mails } = await temple()
  const reply = await subscribe('  Meera@Example.NET ', 'blog_post_ganesh-chaturthi')
  expect(reply.status).toBe(200)
  expect(reply.json()).toEqual({ status: 'confirmation_sent' })
  expect(await row()).toMatchObject({
    status: 'pending',
    source: 'blog_post_ganesh-chaturthi',
    subscribed_at: '2026-11-21T04:00:00.000Z',
    confirmed_at: null,
  })
  expect(Boolean((await row())?.is_active)).toBe(false)

  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: meera,
    subject: 'Please confirm: newsletter of Shri Ganesha Mandir',
  })
  expect(mail?.text).toMatch(/^https:\/\/temple\.example\/newsletter#[\w.-]{50,90}$/m)
  expect(mail?.html).toContain('href="https://temple.example/newsletter#')
  expect(JSON.stringify(mail)).not.toContain('evil.example')
})

test('opening the link changes nothing; its button confirms, and the welcome brings the way out', async () => {
  const { subscribe, newestToken, stateOf, confirm, row, mails } = await temple()
  await subscribe()
  const token = await newestToken()
  expect(await stateOf(token)).toEqual({ status: 'pending' })
  expect(await row()).toMatchObject({ status: 'pending' })

  const reply = await confirm(token)
  expect(reply.json()).toEqual(joined)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(await row()).toMatchObject({
    status: 'confirmed',
    confirmed_at: '2026-11-21T04:00:00.000Z',
  })
  expect(Boolean((await row())?.is_active)).toBe(true)
  expect((await confirm(token)).json()).toEqual(joined)

  const all = await mails()
  expect(all).toHaveLength(2)
  expect(all[1]?.list?.unsubscribeUrl).toMatch(
    /^https:\/\/temple\.example\/hooks\/unsubscribe\/[\w-]{22}\.[\w-]{22}$/,
  )
})

test('the answer is the same for every address: new, waiting, reading, gone, asked too often', async () => {
  const { subscribe, becomeReader, newestOneClick, send } = await temple()
  const answers = [await subscribe('new@example.net'), await subscribe('new@example.net')]
  await becomeReader()
  answers.push(await subscribe())
  await send(await newestOneClick(), { method: 'POST' })
  answers.push(await subscribe())
  for (let i = 0; i < 3; i += 1) answers.push(await subscribe('new@example.net'))
  const seen = answers.map(({ status, text, headers }) => {
    const { date: _, 'x-request-id': _id, ...rest } = headers
    return JSON.stringify([status, text, rest])
  })
  expect(new Set(seen).size).toBe(1)
})

test('an existing subscriber is told so only by email', async () => {
  const { becomeReader, subscribe, mails, row } = await temple()
  await becomeReader()
  await subscribe(meera, 'blog')
  expect((await mails()).at(-1)?.subject).toMatch(/^You already receive/)
  expect(await row()).toMatchObject({ status: 'confirmed', source: 'footer' })
})

test('a confirmation runs out after 72 hours; asking again helps', async () => {
  const { subscribe, newestToken, stateOf, confirm, later } = await temple()
  await subscribe()
  const token = await newestToken()
  later(72 * hourMs)
  expect(await stateOf(token)).toEqual({ status: 'pending' })
  later(1)
  expect(await stateOf(token)).toBe(404)
  expect((await confirm(token)).status).toBe(404)
  await subscribe()
  const fresh = await newestToken()
  expect((await confirm(fresh)).json()).toEqual(joined)
  later(1000 * hourMs)
  expect(await stateOf(fresh)).toEqual({ status: 'confirmed' })
})

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'a form in parts',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])(
  'one click in a mail program, as %s, unsubscribes at once, and can be repeated',
  async (_, type, body) => {
    const { becomeReader, newestOneClick, send, row, stateOf } = await temple()
    await becomeReader()
    const path = await newestOneClick()
    const click = () =>
      send(path, {
        method: 'POST',
        headers: { 'Content-Type': type, Origin: 'https://mail.example' },
        body,
      })
    for (const reply of [await click(), await click()]) {
      expect(reply.status).toBe(200)
      expect(reply.headers.location).toBeUndefined()
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
    expect(await row()).toMatchObject({ status: 'unsubscribed' })
    expect(Boolean((await row())?.is_active)).toBe(false)
    expect(await stateOf(path.split('/').at(-1) ?? '')).toEqual({ status: 'unsubscribed' })
  },
)

test('a scanner that opens the one-click address unsubscribes nobody', async () => {
  const { becomeReader, newestOneClick, send, row } = await temple()
  await becomeReader()
  const path = await newestOneClick()
  for (const method of ['GET', 'HEAD']) {
    const reply = await send(path, { method })
    expect(reply.status).toBe(303)
    expect(reply.headers.location).toBe(path.replace('/hooks/unsubscribe/', '/newsletter#'))
  }
  const other = await send(path, { method: 'DELETE' })
  expect(other.status).toBe(405)
  expect(other.headers.allow).toBe('GET, HEAD, POST')
  expect(await row()).toMatchObject({ status: 'confirmed' })
})

test('somebody who unsubscribed returns by confirming again; old links do not work', async () => {
  const { becomeReader, subscribe, newestToken, newestOneClick, stateOf, confirm, row, ...app } =
    await temple()
  await subscribe()
  const oldConfirmation = await newestToken()
  await becomeReader()
  const oneClick = await newestOneClick()
  const newsletterToken = oneClick.split('/').at(-1) ?? ''
  await app.send(oneClick, { method: 'POST' })
  expect((await confirm(oldConfirmation)).json()).toEqual({ status: 'unsubscribed' })

  app.later(hourMs)
  await subscribe(meera, 'calendar_page')
  expect(await row()).toMatchObject({ status: 'pending', source: 'calendar_page' })
  expect(await stateOf(newsletterToken)).toEqual({ status: 'unsubscribed' })
  expect((await confirm(newsletterToken)).status).toBe(404)
  expect((await confirm(await newestToken())).json()).toEqual(joined)
  expect(await row()).toMatchObject({ status: 'confirmed', unsubscribed_at: null })
})

test('an unsubscribed address is only a keyed hash, and can sign up again', async () => {
  const { becomeReader, newestOneClick, send, subscribe, newestToken, confirm, app } =
    await temple()
  await becomeReader()
  await send(await newestOneClick(), { method: 'POST' })
  const rows = () => app.db('newsletter_subscriptions')
  expect(JSON.stringify(await rows())).not.toContain('meera')
  expect(await rows()).toMatchObject([
    { email: null, email_hash: expect.stringMatching(/^.{43}$/) },
  ])

  await subscribe('Meera@Example.net')
  expect(await rows()).toMatchObject([{ email: meera, status: 'pending' }])
  expect((await confirm(await newestToken())).json()).toEqual(joined)
  expect(await rows()).toMatchObject([{ email: meera, unsubscribed_at: null, status: 'confirmed' }])
})

test('an unsubscribed address stays so if somebody enters it and nobody confirms', async () => {
  const { becomeReader, newestOneClick, send, subscribe, newestToken, later, app, row, confirm } =
    await temple()
  await becomeReader()
  await send(await newestOneClick(), { method: 'POST' })
  await subscribe()
  const token = await newestToken()
  later(31 * 24 * hourMs)
  await app.newsletter.forgetUnconfirmed(app.db)
  expect(await row()).toMatchObject({
    email: null,
    status: 'unsubscribed',
    unsubscribed_at: expect.any(String),
  })
  expect((await confirm(token)).json()).toEqual({ status: 'unsubscribed' })
})

test('the confirmation page can also decline, for good', async () => {
  const { subscribe, newestToken, post, confirm } = await temple()
  await subscribe()
  const token = await newestToken()
  const no = await post(`/api/newsletter/${token}/unsubscribe`)
  expect(no.json()).toEqual({ status: 'unsubscribed' })
  expect((await confirm(token)).json()).toEqual({ status: 'unsubscribed' })
})

test.each(['x', 'x.y', `${'A'.repeat(22)}.${'A'.repeat(22)}`, '.', 'a'.repeat(200)])(
  'a made-up link (%s) is nothing',
  async (token) => {
    const { stateOf, confirm, post, send, becomeReader } = await temple()
    await becomeReader()
    expect(await stateOf(token)).toBe(404)
    expect((await confirm(token)).status).toBe(404)
    expect((await post(`/api/newsletter/${token}/unsubscribe`)).status).toBe(404)
    expect((await send(`/hooks/unsubscribe/${token}`, { method: 'POST' })).status).toBe(404)
  },
)

// One of each field; `input.test.ts` has all of them.
test.each([
  ['a@b.org\r\nBcc: c@d.org', 'footer', '#/email', 'Please enter a valid email address'],
  [meera, 'elsewhere', '#/source', 'Unknown sign-up form'],
])('%j from %j is refused', async (email, source, pointer, detail) => {
  const { subscribe, mails } = await temple()
  const reply = await subscribe(email, source)
  expect(reply.status).toBe(400)
  expect(reply.json()).toMatchObject({ errors: [{ pointer, detail }] })
  expect(await mails()).toEqual([])
})

test('sent twice by an outbox, it is asked once', async () => {
  const { subscribe, mails } = await temple()
  const key = { 'Idempotency-Key': '0b0e0000-0000-4000-8000-000000000001' }
  await subscribe(meera, 'footer', key)
  expect((await subscribe(meera, 'footer', key)).headers['idempotent-replayed']).toBe('true')
  expect(await mails()).toHaveLength(1)
})

test('an address that never confirmed is forgotten after 30 days, a reader is not', async () => {
  const { becomeReader, subscribe, later, newsletter, db, row } = await temple()
  await becomeReader()
  await subscribe('arjun@example.net')
  later(30 * 24 * hourMs)
  expect(await newsletter.forgetUnconfirmed(db)).toBe(0)
  later(1)
  expect(await newsletter.forgetUnconfirmed(db)).toBe(1)
  expect(await row()).toMatchObject({ status: 'confirmed' })
})

test('over a real mail server: asked, confirmed, and unsubscribed by the header’s address', async () => {
  const { subscribe, confirm, app, db, row, send } = await temple()
  const server = await mailServer()
  await subscribe()
  await sendWaiting(app, server)
  const words = (i: number) => (server.received[i]?.raw ?? '').replace(/=\r\n/g, '')
  await confirm(/\/newsletter#([\w.-]+)/.exec(words(0))?.[1] ?? '')
  await sendWaiting(app, server)
  expect(server.received.map(({ to }) => to)).toEqual([[meera], [meera]])
  const unfolded = words(1).replace(/\r\n\s+/g, ' ')
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  const url = /^List-Unsubscribe: <https:\/\/temple\.example(\/[^>]+)>\r$/m.exec(unfolded)?.[1]
  const reply = await send(url ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(reply.status).toBe(200)
  expect(await row()).toMatchObject({ status: 'unsubscribed' })
  expect((await db('deliveries').whereNotNull('mail')).length).toBe(0)
})
