import { expect, test } from 'vitest'
import { transact } from '#server/db/db.ts'
import { person } from '#server/test/people.ts'
import { phone, whatsappTemple } from '#server/test/whatsappTemple.ts'
import { whatsappData } from './personalData.ts'

const lookedFor = { phone, isLookedFor: true } as const

const everything = async ({ db }: Awaited<ReturnType<typeof whatsappTemple>>): Promise<string> =>
  JSON.stringify([
    await db('whatsapp_subscriptions'),
    await db('reminders'),
    await db('local_whatsapp_messages'),
    await db('deliveries').where({ channel: 'whatsapp' }),
  ])

test('staff find a number, export it and erase it with the messages that stayed here', async () => {
  const temple = await whatsappTemple({ isLocal: true })
  const { db, now, subscribe, sendBatch, whatsapp } = temple
  await subscribe(phone, { email: 'meera@example.net' })
  await sendBatch()
  await subscribe('+919822011224', { email: 'other@example.net', name: 'Other' })

  expect(await whatsappData.list(db, lookedFor, now())).toEqual([
    {
      at: now().toISOString(),
      name: 'Meera',
      email: 'meera@example.net',
      phone,
      outcome: 'erased',
    },
  ])
  const read = await whatsappData.read(db, lookedFor)
  expect(read).toMatchObject([
    {
      phoneNumber: phone,
      name: 'Meera',
      isActive: false,
      messages: [{ text: expect.stringContaining('verification code') }],
    },
  ])
  expect(JSON.stringify(read)).not.toContain('other')

  await transact(db, (trx) => whatsappData.forget(trx, lookedFor, now()))
  expect(await everything(temple)).not.toContain('9822011223')
  expect(await everything(temple)).not.toContain('meera')
  expect(await everything(temple)).toContain('9822011224')
  expect(await whatsapp.whatsapp.forgetUnconfirmed(db)).toBe(0)
})

test('also what is left of a number that stopped is erased', async () => {
  const temple = await whatsappTemple()
  const { db, join, graph, url, now } = temple
  await join()
  await graph.say(url, { from: phone.slice(1), text: { body: 'STOP' } })
  expect(await db('whatsapp_subscriptions')).toHaveLength(1)
  expect(await whatsappData.list(db, lookedFor, now())).toHaveLength(1)
  await transact(db, (trx) => whatsappData.forget(trx, lookedFor, now()))
  expect(await db('whatsapp_subscriptions')).toEqual([])
})

test('an account has its own number, by the code it confirmed, and nobody else’s', async () => {
  const temple = await whatsappTemple()
  const { app, db, subscribe, sendBatch, newestCode, now, remind, graph, join } = temple
  const meera = await person(app, {})
  await subscribe()
  await sendBatch()
  const sent = { phoneNumber: phone, code: newestCode() }
  expect((await meera.post('/api/notifications/whatsapp/confirm', sent)).status).toBe(200)
  const other = '+919822011224'
  await join(other)
  expect(await whatsappData.read(db, { id: meera.id })).toMatchObject([{ phoneNumber: phone }])

  await remind()
  await transact(db, (trx) => whatsappData.forget(trx, { id: meera.id }, now()))
  expect(await db('whatsapp_subscriptions').pluck('phone_number')).toEqual([other])
  expect(await db('reminders').whereNotNull('address').pluck('address')).toEqual([other])
  const asked = graph.asked.length
  await sendBatch()
  expect(graph.asked).toHaveLength(asked)
})

test('the number of one person in the account of another ends there', async () => {
  const temple = await whatsappTemple()
  const { app, db, subscribe, sendBatch, newestCode, now } = temple
  const son = await person(app, {})
  await subscribe()
  await sendBatch()
  const sent = { phoneNumber: phone, code: newestCode() }
  expect((await son.post('/api/notifications/whatsapp/confirm', sent)).status).toBe(200)
  expect(await whatsappData.list(db, lookedFor, now())).toMatchObject([{ outcome: 'cleared' }])
  await transact(db, async (trx) => {
    await whatsappData.forget(trx, lookedFor, now())
    await whatsappData.clear?.(trx, lookedFor)
  })
  expect(await everything(temple)).not.toContain('9822011223')
  const [row] = await db('whatsapp_subscriptions')
  expect(Boolean(row.is_active)).toBe(false)
})
