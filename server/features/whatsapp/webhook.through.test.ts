import { expect, test } from 'vitest'
import { whatsappTemple } from '#server/test/whatsappTemple.ts'

type Temple = Awaited<ReturnType<typeof whatsappTemple>>

const waId = '919822011223'
const minuteMs = 60_000

const isActive = async ({ db }: Temple): Promise<boolean> => {
  const [row] = await db('whatsapp_subscriptions')
  return Boolean(row?.is_active)
}

test('whoever stopped comes back by the form and a new code; an old STOP does not end that', async () => {
  const temple = await whatsappTemple()
  const { join, graph, url, later, now, db } = temple
  await join()
  later(minuteMs)
  const timestamp = String(Math.floor(now().getTime() / 1000))
  const stop = graph.change({
    messages: [{ id: 'wamid.1', from: waId, timestamp, text: { body: 'STOP' } }],
  })
  await graph.post(url, stop)
  await graph.post(url, stop)
  expect(await isActive(temple)).toBe(false)
  later(minuteMs)
  await join()
  expect(await isActive(temple)).toBe(true)
  await graph.post(url, stop)
  expect(await isActive(temple)).toBe(true)
  const consents = await db('reminder_consents').orderBy('id')
  expect(consents.map(({ withdrawn_at: at }) => at === null)).toEqual([false, true])
})

test('whoever hides the number is known by the id that came with the code', async () => {
  const temple = await whatsappTemple()
  await temple.join()
  await temple.graph.say(temple.url, { from_user_id: `IN.${waId}`, text: { body: 'STOP' } })
  expect(await isActive(temple)).toBe(false)
})

test.each([
  ['sent, delivered, read', '1223', 'read', null],
  ['delivered left out', '0001', 'read', null],
  ['each twice', '0002', 'read', null],
  ['the last first', '0003', 'read', null],
  ['without a number', '0004', 'read', null],
  ['delivered after failed', '0005', 'delivered', null],
  ['failed after delivered', '0006', 'delivered', null],
  ['not on WhatsApp', '0026', 'failed', '131026 of …'],
  ['Meta’s limit for a person', '0049', 'failed', '131049 of …'],
])('statuses only move forward: %s', async (_, ending, status, error) => {
  const { join, remind, sendBatch, newest, graph, url } = await whatsappTemple()
  const number = `+91982201${ending}`
  await join(number)
  await graph.tell(url)
  await remind(number)
  await sendBatch()
  const replies = await graph.tell(url)
  expect(new Set(replies)).toEqual(new Set([200]))
  expect(await newest()).toMatchObject({
    status: 'sent',
    provider_id: expect.stringMatching(/^wamid\./),
    provider_status: status,
    last_error: error,
  })
})

test('a status tells that a message was sent whose worker died before writing it down', async () => {
  const { join, remind, sendBatch, newest, db, graph, url, later } = await whatsappTemple()
  await join()
  await graph.tell(url)
  await remind()
  await sendBatch()
  const { id, mail } = await newest()
  const about = { reminderId: (await db('reminders').first()).id }
  expect(mail).toBeNull()
  await db('deliveries')
    .where({ id })
    .update({
      status: 'waiting',
      provider_id: null,
      settled_at: null,
      mail: JSON.stringify({ kind: 'reminder', about }),
      claimed_by: 'a dead worker',
    })
  const sent = graph.received.length
  await graph.tell(url)
  expect(await newest()).toMatchObject({ status: 'sent', provider_status: 'read', mail: null })
  later(10 * minuteMs)
  await sendBatch()
  expect(graph.received).toHaveLength(sent)
})
