import { expect, test } from 'vitest'
import type { Mail } from '#server/adapters/email/port.ts'
import { findSite } from '#server/features/site/repository.ts'
import { signed } from '#server/test/graphServer.ts'
import { request } from '#server/test/request.ts'
import { phone, whatsappTemple } from '#server/test/whatsappTemple.ts'

type Temple = Awaited<ReturnType<typeof whatsappTemple>>

const waId = '919822011223'
const minuteMs = 60_000

const isActive = async ({ db }: Temple): Promise<boolean> => {
  const [row] = await db('whatsapp_subscriptions')
  return Boolean(row?.is_active)
}

const posted = (url: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  request(`${url}/hooks/whatsapp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  })

test('Meta hears its challenge, nobody else does', async () => {
  const { url } = await whatsappTemple()
  const ask = (query: string) => request(`${url}/hooks/whatsapp${query}`)
  const right = '?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=verify-me'
  const reply = await ask(right)
  expect([reply.status, reply.text]).toEqual([200, '1158201444'])
  expect(reply.headers['content-type']).toMatch(/^text\/plain/)
  for (const wrong of [
    '',
    right.replace('verify-me', 'other'),
    right.replace('verify-me', ''),
    right.replace('subscribe', 'unsubscribe'),
    right.replace('1158201444', '%3Cscript%3E'),
    `${right}&hub.verify_token=x`.replace('verify-me', 'y'),
  ]) {
    const refused = await ask(wrong)
    expect(refused.status).toBe(403)
    expect(refused.text).not.toContain('1158201444')
  }
  const other = await request(`${url}/hooks/whatsapp`, { method: 'DELETE' })
  expect([other.status, other.headers.allow]).toEqual([405, 'GET, POST'])
})

test('a webhook that is not signed by the app’s secret changes nothing', async () => {
  const temple = await whatsappTemple()
  await temple.join()
  const { graph, url, now } = temple
  const timestamp = String(Math.floor(now().getTime() / 1000))
  const stop = graph.change({
    messages: [{ id: 'wamid.1', from: waId, timestamp, type: 'text', text: { body: 'STOP' } }],
  })
  const body = JSON.stringify(stop)
  const right = signed(body, 'app-secret')
  const forged: Record<string, string>[] = [
    {},
    { 'X-Hub-Signature-256': '' },
    { 'X-Hub-Signature-256': 'sha256=' },
    { 'X-Hub-Signature-256': right.slice(0, -1) },
    { 'X-Hub-Signature-256': right.replace('sha256=', '') },
    { 'X-Hub-Signature-256': right.toUpperCase() },
    { 'X-Hub-Signature-256': signed(body, 'verify-me') },
    { 'X-Hub-Signature-256': signed(`${body} `, 'app-secret') },
    { 'X-Hub-Signature': signed(body, 'app-secret') },
  ]
  for (const headers of forged) {
    const reply = await posted(url, body, headers)
    expect(reply.status).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'wrong_signature' })
  }
  expect((await posted(url, `${body} `, { 'X-Hub-Signature-256': right })).status).toBe(400)
  expect(await isActive(temple)).toBe(true)
  expect((await posted(url, body, { 'X-Hub-Signature-256': right })).status).toBe(200)
  expect(await isActive(temple)).toBe(false)
})

test('what is signed and makes no sense is taken and does nothing', async () => {
  const temple = await whatsappTemple()
  await temple.join()
  const { graph, url } = temple
  const item = { id: 'wamid.1', from: waId, timestamp: '1', text: { body: 'STOP' } }
  const odd: unknown[] = [
    null,
    [],
    'text',
    {},
    { entry: 7 },
    { entry: [{ changes: [{ field: 'messages', value: null }] }] },
    graph.change({}),
    graph.change({ messages: 'x', statuses: {} }),
    graph.change({ messages: [null, 7, {}, { ...item, from: '\0' }, { ...item, timestamp: 'x' }] }),
    graph.change({ messages: [{ ...item, timestamp: 1e300 }] }),
    graph.change({ statuses: [{ id: '\0', status: 'read', timestamp: '1' }, { status: 'x' }] }),
    graph.change({
      statuses: [
        {
          id: 'wamid.unknown',
          status: 'read',
          timestamp: '1',
          biz_opaque_callback_data: 'delivery:99999999999999',
        },
      ],
    }),
    graph.change({ metadata: { phone_number_id: 'other' }, messages: [item] }),
  ]
  for (const payload of odd) expect((await graph.post(url, payload)).status).toBe(200)
  for (const text of ['', 'not JSON', '{"entry":', '\xff\xfe', '[['.repeat(5000)]) {
    const bytes = Buffer.from(text, 'latin1')
    const reply = await posted(url, bytes, { 'X-Hub-Signature-256': signed(bytes, 'app-secret') })
    expect(reply.status).toBe(200)
  }
  expect(await isActive(temple)).toBe(true)
})

test('three megabytes are read from Meta, one hundred KB from others, and no more', async () => {
  const { url, graph } = await whatsappTemple()
  const large = (kb: number) => JSON.stringify({ ...graph.change({}), pad: 'x'.repeat(kb * 1024) })
  const send = async (body: string, signature: string) =>
    (await posted(url, body, { 'X-Hub-Signature-256': signature })).status
  expect(await send(large(2900), signed(large(2900), 'app-secret'))).toBe(200)
  expect(await send(large(2900), 'sha256=0')).toBe(400)
  expect(await send(large(3100), signed(large(3100), 'app-secret'))).toBe(413)
  expect((await posted(url, large(200))).status).toBe(413)
})

test.each([
  ['a word', { type: 'text', text: { body: 'Please stop' } }],
  ['a word in Hindi', { type: 'text', text: { body: 'बंद करो' } }],
  ['a word in Marathi', { type: 'text', text: { body: 'थांबवा' } }],
  [
    'the button of a reminder',
    { type: 'button', button: { payload: 'STOP_REMINDERS', text: 'Stop reminders' } },
  ],
  [
    'the button of a list',
    { type: 'interactive', interactive: { button_reply: { id: 'STOP_REMINDERS', title: 'x' } } },
  ],
  ['two words in Marathi', { type: 'text', text: { body: 'कृपया मेसेज पाठवू नका' } }],
  [
    'the button that Meta adds to a template',
    { type: 'button', button: { payload: 'Stop promotions', text: 'Stop promotions' } },
  ],
  [
    'a button with an id of its own',
    { type: 'interactive', interactive: { button_reply: { id: '2', title: 'Stop promotions' } } },
  ],
])('%s stops the reminders, for good', async (_, message) => {
  const temple = await whatsappTemple()
  const { join, graph, url, db, reminderOf, remind, sendBatch, deliveries } = temple
  await join()
  await remind()
  expect((await graph.say(url, { from: waId, ...message })).status).toBe(200)
  expect(await isActive(temple)).toBe(false)
  expect(await db('whatsapp_subscriptions')).toMatchObject([
    { phone_number: null, name: null, wa_id: null, stopped_at: expect.any(String) },
  ])
  expect(JSON.stringify(await db('whatsapp_subscriptions'))).not.toContain('9822011223')
  expect(await reminderOf()).toBeUndefined()
  const sent = graph.received.length
  await sendBatch()
  expect(graph.received).toHaveLength(sent)
  expect((await deliveries()).filter(({ status }) => status === 'waiting')).toEqual([])
  // START is no new consent.
  await graph.say(url, { from: waId, type: 'text', text: { body: 'START' } })
  expect(await isActive(temple)).toBe(false)
})

const replies = async ({ db }: Temple): Promise<Mail[]> => {
  const rows: { mail: string }[] = await db('deliveries')
    .where({ channel: 'email' })
    .whereLike('key', 'whatsapp-reply:%')
    .orderBy('id')
  return rows.map(({ mail }) => JSON.parse(mail) as Mail)
}

test('other words reach the temple’s office, once', async () => {
  const temple = await whatsappTemple()
  await temple.join()
  const { graph, url, db } = temple
  const input = { id: 'wamid.7', from: waId, text: { body: 'When does the aarti stop?' } }
  await graph.say(url, input)
  await graph.say(url, input)
  await graph.say(url, { from: waId, type: 'image', image: { id: '1' } })
  await graph.say(url, { from: waId, text: { body: '🙏' } })
  expect(await isActive(temple)).toBe(true)
  const { email } = await findSite(db)
  const [mail, ...more] = await replies(temple)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: email, subject: 'WhatsApp: Meera' })
  expect(mail?.text).toContain('When does the aarti stop?')
  expect(mail?.text).toContain(phone)
  // What stays of it when it is sent names nobody.
  expect(await db('deliveries').pluck('key')).not.toContainEqual(expect.stringContaining(waId))
})

test('a stranger is heard as well, and a wish to stop is nobody’s to read', async () => {
  const temple = await whatsappTemple()
  await temple.join()
  const { graph, url } = temple
  await graph.say(url, { from: '919822011299', text: { body: 'I want to cancel' } })
  await graph.say(url, { from_user_id: 'IN.9', text: { body: 'Namaste' } })
  await graph.say(url, { from: waId, text: { body: 'मला तुमचे मेसेज नको' } })
  expect(await isActive(temple)).toBe(false)
  const mails = await replies(temple)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'WhatsApp: +919822011299',
    'WhatsApp: hidden by its owner',
  ])
})

test('a number that WhatsApp writes otherwise than it is dialled is known by that, too', async () => {
  const temple = await whatsappTemple()
  const { join, graph, url, row } = temple
  const number = '+5511987650009'
  await join(number)
  expect(await row(number)).toMatchObject({ wa_id: '551187650009' })
  await graph.say(url, { from: '551187650009', text: { body: 'STOP' } })
  expect(await isActive(temple)).toBe(false)
})

test('an id that WhatsApp gives to the number later is learned', async () => {
  const temple = await whatsappTemple()
  const { graph, url, db } = temple
  await temple.join()
  const contact = { wa_id: waId, user_id: 'IN.777' }
  await graph.say(url, { from: waId, text: { body: 'Namaste' } }, contact)
  expect(await db('whatsapp_subscriptions')).toMatchObject([{ whatsapp_user_id: 'IN.777' }])
  await graph.say(url, { from_user_id: 'IN.777', text: { body: 'STOP' } })
  expect(await isActive(temple)).toBe(false)
})

test('WhatsApp’s own switch stops the reminders, and its way back does not start them', async () => {
  const temple = await whatsappTemple()
  const { graph, url, now, join } = temple
  await join()
  const say = (value: string) => {
    const preference = { wa_id: waId, category: 'marketing_messages', value }
    const timestamp = Math.floor(now().getTime() / 1000)
    const input = { user_preferences: [{ ...preference, timestamp }] }
    return graph.post(url, graph.change(input, 'user_preferences'))
  }
  expect((await say('resume')).status).toBe(200)
  expect(await isActive(temple)).toBe(true)
  await say('stop')
  expect(await isActive(temple)).toBe(false)
  await say('resume')
  expect(await isActive(temple)).toBe(false)
})

test('a stranger’s STOP stops nobody else', async () => {
  const temple = await whatsappTemple()
  await temple.join()
  await temple.graph.say(temple.url, { from: '919822011299', text: { body: 'STOP' } })
  expect(await isActive(temple)).toBe(true)
})

test('a person who stopped our messages in WhatsApp is stopped here', async () => {
  const temple = await whatsappTemple()
  const number = '+919822010050'
  await temple.subscribe(number)
  await temple.sendBatch()
  expect(await temple.row(number)).toBeDefined()
  await temple.graph.tell(temple.url)
  expect(await temple.row(number)).toBeUndefined()
})

test('after three messages in a row that did not arrive, no more are sent', async () => {
  const temple = await whatsappTemple()
  const { graph, join, url, row, remind, sendBatch, later, reminderOf } = temple
  const number = '+919822010026'
  await join(number)
  await graph.tell(url)
  await remind(number)
  await sendBatch()
  later(minuteMs)
  await graph.tell(url)
  expect(await row(number)).toMatchObject({ undeliverable: 2 })
  await remind(number)
  await sendBatch()
  await graph.tell(url)
  expect(await row(number)).toBeUndefined()
  expect(await reminderOf(number)).toBeUndefined()
})

test('a thousand statuses in one webhook are answered within three seconds', async () => {
  const { graph, url } = await whatsappTemple()
  const statuses = Array.from({ length: 1000 }, (_, index) => ({
    id: `wamid.${index}`,
    status: 'delivered',
    timestamp: '1764043200',
    recipient_id: waId,
  }))
  const begun = performance.now()
  expect((await graph.post(url, graph.change({ statuses }))).status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(3000)
})

test('a second number at the same app is another’s', async () => {
  const temple = await whatsappTemple()
  await temple.join()
  const { graph, url } = temple
  const other = { display_phone_number: '1', phone_number_id: '999' }
  const message = { id: 'wamid.1', from: phone.slice(1), timestamp: '1795600000' }
  const stop = { messages: [{ ...message, text: { body: 'STOP' } }] }
  await graph.post(url, graph.change({ ...stop, metadata: other }))
  expect(await isActive(temple)).toBe(true)
})
