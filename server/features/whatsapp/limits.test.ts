import { expect, test } from 'vitest'
import { phone, whatsappTemple } from '#server/test/whatsappTemple.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

test('a wrong code is refused; after five tries the right one is, too', async () => {
  const { subscribe, sendBatch, newestCode, confirm } = await whatsappTemple()
  await subscribe()
  await sendBatch()
  const wrong = newestCode() === '000000' ? '000001' : '000000'
  const tries = await Promise.all([1, 2, 3, 4, 5].map(() => confirm(wrong)))
  expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  const reply = await confirm(newestCode())
  expect(reply.status).toBe(401)
  expect(reply.json()).toMatchObject({ code: 'wrong_code' })
})

test('three messages a day to a number, whoever asks and whatever for', async () => {
  const { subscribe, post, later, deliveries } = await whatsappTemple()
  const test = () => post('test', { name: 'Meera', phoneNumber: phone })
  const first = await subscribe()
  later(minuteMs)
  expect((await test()).status).toBe(200)
  later(minuteMs)
  expect((await subscribe()).status).toBe(200)
  later(minuteMs)
  const [fourth, fifth] = [await subscribe(), await test()]
  expect(fourth.json()).toEqual(first.json())
  expect(fifth.status).toBe(429)
  expect(fifth.headers['retry-after']).toBe(String((dayMs - 3 * minuteMs) / 1000))
  expect(await deliveries()).toHaveLength(3)
  expect((await subscribe('+919822011224')).status).toBe(200)
  later(dayMs - 3 * minuteMs)
  expect((await test()).status).toBe(200)
  expect(await deliveries()).toHaveLength(5)
})

test('strangers who use up the day’s messages lock nobody out: the newest code still works', async () => {
  const { subscribe, sendBatch, later, newestCode, confirm, graph, reminderOf } =
    await whatsappTemple()
  for (let n = 0; n < 6; n += 1) {
    await subscribe(phone, { name: 'Stranger' })
    await sendBatch()
    later(minuteMs)
  }
  expect(graph.received).toHaveLength(3)
  later(20 * 60 * minuteMs)
  expect((await subscribe()).json()).toMatchObject({ status: 'code_sent' })
  await sendBatch()
  expect(graph.received).toHaveLength(3)
  expect((await confirm(newestCode())).status).toBe(200)
  expect(await reminderOf()).toMatchObject({ status: 'active' })
})

test('after samples and a STOP there is no code: one is sent, and no more', async () => {
  const { join, post, subscribe, sendBatch, later, graph, whatsapp, row, confirm, newestCode, db } =
    await whatsappTemple()
  await join()
  for (let n = 0; n < 3; n += 1) {
    expect((await post('test', { name: 'Meera', phoneNumber: phone })).status).toBe(200)
    await sendBatch()
    later(minuteMs)
  }
  const { id, phone_number: phoneNumber } = await row()
  await whatsapp.whatsapp.end(db, { id, phoneNumber })
  const before = graph.received.length
  for (let n = 0; n < 3; n += 1) {
    expect((await subscribe()).status).toBe(200)
    await sendBatch()
    later(minuteMs)
  }
  expect(graph.received).toHaveLength(before + 1)
  expect((await confirm(newestCode())).status).toBe(200)
})

test('wrong tries of a stranger use up none of the owner’s, and all of them together end', async () => {
  const { subscribe, sendBatch, newestCode, confirm } = await whatsappTemple({ proxies: 1 })
  await subscribe()
  await sendBatch()
  const wrong = newestCode() === '000000' ? '000001' : '000000'
  for (let n = 0; n < 7; n += 1) await confirm(wrong, phone, '203.0.113.1')
  expect((await confirm(newestCode(), phone, '203.0.113.1')).status).toBe(401)
  expect((await confirm(newestCode(), phone, '203.0.113.2')).status).toBe(200)

  await subscribe()
  await sendBatch()
  const other = newestCode() === '000000' ? '000001' : '000000'
  for (let n = 0; n < 100; n += 1) await confirm(other, phone, `198.51.100.${n >> 2}`)
  expect((await confirm(newestCode(), phone, '203.0.113.2')).status).toBe(401)
})
