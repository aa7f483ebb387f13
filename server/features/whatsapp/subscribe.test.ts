import { describe, expect, test } from 'vitest'
import { whatsappConsent } from '#contract/i18n/en/whatsappConsent.ts'
import { person } from '#server/test/people.ts'
import { latinIn, textsOf, withPseudoWords } from '#server/test/pseudoWords.ts'
import { deleteUnconfirmed, listUnconfirmed } from './repository.ts'
import { phone, messageText, whatsappTemple } from '#server/test/whatsappTemple.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

test('a number is sent a code, and nothing else before it is confirmed', async () => {
  const { subscribe, sendBatch, graph, newestCode, confirm, row, reminderOf, db } =
    await whatsappTemple()
  const reply = await subscribe(' +91 98220-11223 ', { email: 'meera@example.net' })
  expect(reply.status).toBe(200)
  expect(reply.json()).toEqual({
    status: 'code_sent',
    message:
      'We sent a 6-digit code to your WhatsApp. Enter the newest one to confirm your number; it works for 24 hours.',
  })
  expect(await row()).toMatchObject({
    name: 'Meera',
    email: 'meera@example.net',
    subscribed_at: '2026-11-25T04:00:00.000Z',
    confirmed_at: null,
    last_notified: null,
  })
  expect(Boolean((await row()).is_active)).toBe(false)
  expect(await reminderOf()).toMatchObject({ status: 'pending' })

  await sendBatch()
  expect(graph.received).toMatchObject([{ to: '919822011223', template: { name: 'number_code' } }])
  expect(newestCode()).toMatch(/^\d{6}$/)
  const confirmed = await confirm(newestCode())
  expect(confirmed.status).toBe(200)
  const { id } = await reminderOf()
  expect(confirmed.json()).toEqual({ token: `token-of-${id}` })
  expect(Boolean((await row()).is_active)).toBe(true)
  expect(await reminderOf()).toMatchObject({ status: 'active' })
  expect(await db('reminder_consents')).toMatchObject([
    { words: whatsappConsent, source: 'calendar_page', given_at: '2026-11-25T04:00:00.000Z' },
  ])
  expect(await row()).toMatchObject({ last_notified: '2026-11-25T04:00:00.000Z' })
})

test('the code is nowhere in the database', async () => {
  const { subscribe, sendBatch, newestCode, db } = await whatsappTemple()
  await subscribe()
  const before = JSON.stringify([await db('whatsapp_subscriptions'), await db('deliveries')])
  await sendBatch()
  const after = JSON.stringify([await db('whatsapp_subscriptions'), await db('deliveries')])
  expect(newestCode()).toMatch(/^\d{6}$/)
  expect(before).not.toContain(newestCode())
  expect(after).not.toContain(newestCode())
})

test.each([
  ['', 'Phone number must be at least 10 digits'],
  ['+91', 'Phone number must be at least 10 digits'],
  ['+91 98220', 'Phone number must be at least 10 digits'],
  ['मी', 'Phone number must be at least 10 digits'],
  ['9822011223', 'Must be in international format (e.g., +919876543210)'],
  ['919822011223', 'Must be in international format (e.g., +919876543210)'],
  ['00919822011223', 'Must be in international format (e.g., +919876543210)'],
  ['+91982201122334567', 'Must be in international format (e.g., +919876543210)'],
  ['+91 98220 11223 ext 4', 'Must be in international format (e.g., +919876543210)'],
  ['+91 98220 11223, +91 98220 11224', 'Must be in international format (e.g., +919876543210)'],
  // Fifteen digits at most and a plus, and still nobody's number.
  ['+910000000000', 'Must be in international format (e.g., +919876543210)'],
  ['+9998220112233', 'Must be in international format (e.g., +919876543210)'],
  ['+91982201122', 'Must be in international format (e.g., +919876543210)'],
  ['+'.repeat(5000), 'Must be in international format (e.g., +919876543210)'],
])('%j is refused', async (phoneNumber, detail) => {
  const { subscribe, post, deliveries } = await whatsappTemple()
  for (const reply of [
    await subscribe(phoneNumber),
    await post('test', { name: 'Meera', phoneNumber }),
    await post('confirm', { phoneNumber, code: '123456' }),
  ]) {
    expect(reply.status).toBe(400)
    expect(reply.json()).toMatchObject({ errors: [{ pointer: '#/phoneNumber', detail }] })
    expect((reply.json() as { errors: unknown[] }).errors).toHaveLength(1)
  }
  expect(await deliveries()).toEqual([])
})

test.each([
  '+919822011223',
  '+91 98220 11223',
  '+91-98220-11223',
  '+91 (98220) 11223',
  '\u202a+91 98220 11223\u202c',
  '+९१ ९८२२० ११२२३',
  '+91 098220 11223',
])('%j is one number', async (typed) => {
  const { subscribe, row } = await whatsappTemple()
  expect((await subscribe(typed)).status).toBe(200)
  expect(await row()).toBeDefined()
})

test.each(['+14155552671', '+442071838750', '+6598220123', '+5491123456789', '+97148001234'])(
  'a number abroad, %s, is one too',
  async (typed) => {
    const { subscribe, row } = await whatsappTemple()
    expect((await subscribe(typed)).status).toBe(200)
    expect(await row(typed)).toBeDefined()
  },
)

test.each([
  ['name', { name: 'M' }, 'Name must be at least 2 characters'],
  ['name', { name: '' }, 'Name must be at least 2 characters'],
  ['name', { name: '  \n ' }, 'Name must be at least 2 characters'],
  ['name', { name: 'Me\nera' }, 'Line breaks and control characters cannot be used'],
  ['email', { email: 'meera' }, 'Invalid email address'],
  ['email', { email: '' }, 'Invalid email address'],
])('the %s of %j is refused', async (field, wrong, detail) => {
  const { subscribe } = await whatsappTemple()
  const reply = await subscribe(phone, wrong)
  expect(reply.status).toBe(400)
  expect(reply.json()).toMatchObject({ errors: [{ pointer: `#/${field}`, detail }] })
})

test('a code works for a day and once', async () => {
  const { subscribe, sendBatch, newestCode, confirm, later } = await whatsappTemple()
  await subscribe()
  await sendBatch()
  const old = newestCode()
  later(dayMs)
  expect((await confirm(old)).status).toBe(401)
  await subscribe()
  await sendBatch()
  const fresh = newestCode()
  expect((await confirm(fresh)).status).toBe(200)
  expect((await confirm(fresh)).status).toBe(401)
})

test('a newer code replaces an older one that has not been sent yet', async () => {
  const { subscribe, sendBatch, graph, later, confirm, newestCode } = await whatsappTemple()
  await subscribe()
  later(1000)
  await subscribe()
  await sendBatch()
  expect(graph.received).toHaveLength(1)
  expect((await confirm(newestCode())).status).toBe(200)
})

test('a number nobody asked for gives nothing away', async () => {
  const { subscribe, confirm, sendBatch } = await whatsappTemple()
  await subscribe()
  await sendBatch()
  const unknown = await confirm('123456', '+919822011224')
  const wrong = await confirm('12345x'.replace('x', '6'))
  expect([unknown.status, wrong.status]).toEqual([401, 401])
  expect((unknown.json() as { detail: string }).detail).toBe(
    (wrong.json() as { detail: string }).detail,
  )
})

test('a stranger hears the same of a confirmed number as of any other, and changes nothing', async () => {
  const { join, subscribe, post, row, later, reminderOf, db } = await whatsappTemple()
  await join()
  const before = await row()
  const other = '+919822011224'
  const strangers = { name: 'Somebody', email: 'somebody@example.net' }
  const [known, unknown] = [await subscribe(phone, strangers), await subscribe(other, strangers)]
  expect(known.json()).toEqual(unknown.json())
  later(minuteMs)
  const asked = (phoneNumber: string) => post('test', { name: 'Somebody', phoneNumber })
  expect((await asked(phone)).json()).toEqual((await asked(other)).json())
  expect(await row()).toMatchObject({ name: before.name, email: null, is_active: before.is_active })
  expect(await reminderOf()).toMatchObject({ status: 'active' })
  const { id } = await reminderOf()
  expect(await db('reminder_consents').where({ reminder_id: id })).toHaveLength(1)
})

test('a sample to a confirmed number is a reminder of the next festival', async () => {
  const { join, post, sendBatch, graph } = await whatsappTemple()
  await join()
  const reply = await post('test', { name: 'Meera', phoneNumber: phone })
  expect(reply.json()).toMatchObject({ festival: 'Sankashti Chaturthi' })
  await sendBatch()
  expect(graph.received.at(-1)?.template?.name).toBe('festival_reminder')
  expect(messageText(graph.received.at(-1))).toContain('Friday, 27 Nov 2026.')
})

test('a sample to a number that is not confirmed is its code', async () => {
  const { post, sendBatch, graph, newestCode, confirm, reminderOf } = await whatsappTemple()
  const reply = await post('test', { name: 'Meera', phoneNumber: phone })
  expect(reply.json()).toMatchObject({ festival: 'Sankashti Chaturthi' })
  await sendBatch()
  expect(graph.received.map(({ template }) => template?.name)).toEqual(['number_code'])
  expect((await confirm(newestCode())).status).toBe(200)
  expect(await reminderOf()).toMatchObject({ status: 'active' })
})

test('only the account that confirmed the number hears that it is active', async () => {
  const { app, subscribe, sendBatch, newestCode, row } = await whatsappTemple()
  const meera = await person(app, {})
  await subscribe()
  await sendBatch()
  const sent = { phoneNumber: phone, code: newestCode() }
  expect((await meera.post('/api/notifications/whatsapp/confirm', sent)).status).toBe(200)
  expect(await row()).toMatchObject({ user_id: meera.id })
  const input = { name: 'Meera', phoneNumber: phone }
  const mine = await meera.post('/api/notifications/whatsapp/subscribe', input)
  expect(mine.json()).toMatchObject({ status: 'active' })
  expect((await subscribe()).json()).toMatchObject({ status: 'code_sent' })
})

test('a number confirmed while others are forgotten keeps its reminders', async () => {
  const { subscribe, sendBatch, newestCode, confirm, whatsapp, later, row, reminderOf, db } =
    await whatsappTemple()
  await subscribe()
  later(30 * dayMs + 1)
  const [listed] = await listUnconfirmed(db, new Date('2026-12-25T04:00:00Z').toISOString())
  await subscribe()
  await sendBatch()
  expect((await confirm(newestCode())).status).toBe(200)
  expect(await deleteUnconfirmed(db, listed?.id ?? '', '2026-12-25T04:00:00.000Z')).toBe(false)
  await whatsapp.daily.WhatsApp(db)
  expect(Boolean((await row()).is_active)).toBe(true)
  expect(await reminderOf()).toMatchObject({ status: 'active' })
})

test('without an account at Meta staff read the message, and the answer says so', async () => {
  const { app, subscribe, sendBatch, graph, deliveries, confirm } = await whatsappTemple({
    isLocal: true,
  })
  expect((await subscribe()).json()).toMatchObject({
    message: expect.stringContaining('only the temple’s staff can see this message'),
  })
  await sendBatch()
  expect(graph.asked).toEqual([])
  expect(await deliveries()).toMatchObject([{ status: 'filed', mail: null }])
  const admin = await person(app, { role: 'admin' })
  const list = await admin.send('/api/admin/whatsapp-messages')
  const { isLocal, items } = list.json() as { isLocal: boolean; items: { text: string }[] }
  expect(isLocal).toBe(true)
  expect(items).toMatchObject([{ to: phone, template: 'code' }])
  const [code = ''] = items[0]?.text.match(/^\d{6}/) ?? []
  expect((await confirm(code)).status).toBe(200)
  const hook = await app.send('/hooks/whatsapp', { method: 'POST' })
  expect(hook.status).toBe(404)
})

describe('For those who read Marathi', () => {
  withPseudoWords()

  test('what the form and the test message answer has no English words', async () => {
    const { post } = await whatsappTemple({ isLocal: true })
    const ask = async (path: string) => {
      const body = { name: 'Meera', phoneNumber: phone }
      const reply = await post(path, body, { 'App-Language': 'mr' })
      expect(reply.status).toBe(200)
      return textsOf(reply.json())
    }
    const answers = [await ask('subscribe'), await ask('test')]
    expect(latinIn(answers.join('\n'), ['code_sent', 'Sankashti Chaturthi'])).toEqual([])
  })
  test('what they agree to is stored in their words', async () => {
    const { post, db, sendBatch, newestCode } = await whatsappTemple()
    const inMarathi = { 'App-Language': 'mr' }
    await post('subscribe', { name: 'Meera', phoneNumber: phone }, inMarathi)
    await sendBatch()
    await post('confirm', { phoneNumber: phone, code: newestCode() }, inMarathi)
    const [consent] = await db('reminder_consents')
    expect(latinIn(consent.words)).toEqual([])
  })
})
