import { describe, expect, test } from 'vitest'
import type { TemplateLanguages } from '#server/adapters/whatsapp/languages.ts'
import { transact } from '#server/db/db.ts'
import { eventually } from '#server/test/eventually.ts'
import { latinIn, withPseudoWords } from '#server/test/pseudoWords.ts'
import { phone, messageText, whatsappTemple } from '#server/test/whatsappTemple.ts'
import { whatsappStopped } from './service.ts'

const minuteMs = 60_000

test('a reminder says who writes, what is when, and how to stop; when it went is kept', async () => {
  const { join, remind, sendBatch, graph, newest, row, now } = await whatsappTemple()
  const token = await join()
  await remind()
  await sendBatch()
  const message = graph.received.at(-1)
  expect(message).toMatchObject({
    to: '919822011223',
    biz_opaque_callback_data: `delivery:${(await newest()).id}`,
    template: {
      name: 'festival_reminder',
      components: [
        { type: 'body' },
        { type: 'button', parameters: [{ type: 'payload', payload: 'STOP_REMINDERS' }] },
      ],
    },
  })
  expect(messageText(message).split('\n').slice(1)).toEqual([
    'Sankashti Chaturthi is tomorrow',
    'Friday, 27 November.',
    'https://temple.example/calendar/sankashti-chaturthi',
    `https://temple.example/reminders#${token}`,
  ])
  expect(await newest()).toMatchObject({ status: 'sent', mail: null, attempts: 1 })
  expect(await row()).toMatchObject({ last_notified: now().toISOString() })
})

test('that a festival was moved has a template of its own', async () => {
  const { join, remind, sendBatch, graph } = await whatsappTemple()
  await join()
  await remind(phone, 'festival-change')
  await sendBatch()
  expect(graph.received.at(-1)?.template?.name).toBe('festival_moved')
})

test('a second message to the same person waits six seconds and is no second try', async () => {
  const { join, remind, sendBatch, graph, deliveries, later } = await whatsappTemple()
  await join()
  const before = graph.asked.length
  await remind()
  await remind()
  await sendBatch()
  expect(graph.asked.length - before).toBe(1)
  const waiting = (await deliveries()).filter(({ status }) => status === 'waiting')
  expect(waiting).toMatchObject([{ attempts: 0, last_error: null, claimed_by: null }])
  later(6000)
  await sendBatch()
  expect(graph.asked.length - before).toBe(2)
  expect((await deliveries()).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
})

test('the pace is kept: forty take at least a second less one step', async () => {
  const { createPace } = await import('./pace.ts')
  const pace = createPace(40)
  const begun = performance.now()
  await Promise.all(Array.from({ length: 40 }, () => pace()))
  expect(performance.now() - begun).toBeGreaterThan(950)
})

test.each([
  ['a refused token', '0190', '190 The access token has expired.'],
  ['a template that was changed', '1320', '132000 Number of parameters does not match.'],
  ['a template with too little room', '1325', '132005 The text is too long with its parameters.'],
  ['a template of another form', '1312', '132012 A parameter has another format.'],
])('%s stops the channel, for codes too, until it is mended', async (_, ending, said) => {
  const { db, join, remind, sendBatch, graph, later, newest, subscribe } = await whatsappTemple()
  await join()
  const bad = `+91982201${ending}`
  await subscribe(bad)
  await sendBatch()
  expect(await db('channel_trouble')).toMatchObject([
    { channel: 'whatsapp', kind: 'credentials', said },
  ])
  const asked = graph.asked.length
  await remind()
  await sendBatch()
  expect(graph.asked).toHaveLength(asked)
  expect(await newest()).toMatchObject({ status: 'waiting', attempts: 0 })
  later(10 * minuteMs)
  await sendBatch()
  expect(await newest()).toMatchObject({ status: 'sent' })
  expect(await db('channel_trouble')).toEqual([])
})

test.each([
  ['0126', 'failed', '131026'],
  ['0100', 'failed', '100'],
  ['0056', 'waiting', '131056'],
  ['0129', 'waiting', '130429'],
  ['0500', 'waiting', '500'],
])('to a number ending in %s the message is %s', async (ending, status, code) => {
  const { subscribe, sendBatch, newest } = await whatsappTemple()
  await subscribe(`+91982201${ending}`)
  await sendBatch()
  const delivery = await newest()
  expect(delivery).toMatchObject({ status, last_error: expect.stringContaining(code) })
  expect(delivery.last_error).not.toMatch(/\d{8}/)
})

test('what was refused for once arrives at the next try', async () => {
  const { subscribe, sendBatch, newest, later, graph, confirm, newestCode } = await whatsappTemple()
  const number = '+919822010129'
  await subscribe(number)
  await sendBatch()
  expect(graph.received).toHaveLength(0)
  later(minuteMs)
  await sendBatch()
  expect(await newest()).toMatchObject({ status: 'sent', attempts: 2 })
  expect((await confirm(newestCode(), number)).status).toBe(200)
})

test('whoever told WhatsApp to stop us is forgotten', async () => {
  const { subscribe, sendBatch, row, reminderOf } = await whatsappTemple()
  const number = '+919822010150'
  await subscribe(number)
  await sendBatch()
  expect(await row(number)).toBeUndefined()
  expect(await reminderOf(number)).toBeUndefined()
})

test('a code is not sent once it has expired, and goes before reminders that are due', async () => {
  const { join, subscribe, remind, sendBatch, graph, later, deliveries, whatsapp } =
    await whatsappTemple()
  const numbers = Array.from({ length: 20 }, (_, index) => `+9198220${25_000 + index}`)
  for (const number of numbers) await join(number)
  for (const number of numbers) await remind(number)
  const other = '+919822011224'
  await subscribe(other)
  await sendBatch()
  const sent = graph.received.map(({ to }) => to)
  expect(sent).toContain('919822011224')
  await sendBatch()
  later(minuteMs)
  const late = '+919822011225'
  await subscribe(late)
  later(24 * 60 * minuteMs)
  await sendBatch()
  expect(graph.received.map(({ to }) => to)).not.toContain('919822011225')
  expect((await deliveries()).at(-1)).toMatchObject({ status: 'expired' })
  expect(await whatsapp.job.nextDue()).toBeUndefined()
})

test('a reminder whose person stopped meanwhile is dropped', async () => {
  const { join, remind, sendBatch, graph, deliveries, db, now } = await whatsappTemple()
  await join()
  await remind()
  await transact(db, (trx) => whatsappStopped(now)(trx, phone))
  const asked = graph.asked.length
  await sendBatch()
  expect(graph.asked).toHaveLength(asked)
  expect((await deliveries()).filter(({ status }) => status === 'waiting')).toEqual([])
  expect(JSON.stringify(await db('whatsapp_subscriptions'))).not.toContain(phone)
})

test('the worker sends what is committed, and stops', async () => {
  const { whatsapp, subscribe, graph } = await whatsappTemple()
  const worker = whatsapp.createWorker()
  worker.wake()
  await subscribe()
  await eventually(() => expect(graph.received).toHaveLength(1))
  await worker.stop()
})

describe('For those who read Marathi', () => {
  withPseudoWords()

  /** A reminder, a sample, and the code of another number. */
  const messages = async (languages: TemplateLanguages) => {
    const temple = await whatsappTemple({ languages })
    const { db, join, remind, post, subscribe, sendBatch, graph, later } = temple
    await join()
    await db('reminders').update({ language: 'mr' })
    const before = graph.received.length
    await remind()
    await sendBatch()
    later(7000)
    expect((await post('test', { name: 'Meera', phoneNumber: phone })).status).toBe(200)
    await subscribe('+919822011224')
    await db('deliveries').where({ status: 'waiting' }).update({ language: 'mr' })
    await sendBatch()
    const sent = graph.received.slice(before)
    expect(sent.map(({ template }) => template?.name).toSorted()).toEqual([
      'festival_reminder',
      'festival_reminder',
      'number_code',
    ])
    const written = sent.map(messageText).filter((text) => text.includes('\n'))
    return {
      codes: new Set(sent.map(({ template }) => template?.language.code)),
      texts: written.map((text) => text.split('\n').slice(1, 3).join('\n')),
      links: written.map((text) => text.split('\n').slice(3)),
    }
  }

  test('templates and what is in them are in Marathi where Meta has approved them in it', async () => {
    const { codes, texts, links } = await messages(['en_US', 'mr'])
    expect(codes).toEqual(new Set(['mr']))
    expect(texts.map((text) => latinIn(text))).toEqual([[], []])
    for (const link of links.flat()) expect(link).toContain('https://temple.example/mr/')
  })

  test('else the whole message is in the first language, and leads to Marathi pages', async () => {
    const { codes, texts, links } = await messages(['en_US', 'hi'])
    expect(codes).toEqual(new Set(['en_US']))
    expect(texts).toEqual([
      'Sankashti Chaturthi is tomorrow\nFriday, 27 November.',
      'This is a test. The next festival is Sankashti Chaturthi\nFriday, 27 Nov 2026. Your reminders will look like this message.',
    ])
    for (const link of links.flat()) expect(link).toContain('https://temple.example/mr/')
  })
})
