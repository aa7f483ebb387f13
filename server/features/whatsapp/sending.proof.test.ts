import { join as joinPath } from 'node:path'
import { expect, test } from 'vitest'
import { childProcess } from '#server/test/childProcess.ts'
import { eventually } from '#server/test/eventually.ts'
import { whatsappTemple } from '#server/test/whatsappTemple.ts'

const minuteMs = 60_000
const script = joinPath(import.meta.dirname, '../../test/whatsappInChildProcess.ts')

test('a hundred people get theirs, none refused for going too fast', async () => {
  const { join, remind, sendBatch, graph, deliveries, later } = await whatsappTemple()
  const free = Array.from({ length: 100 }, (_, index) => `+9198220${25_100 + index}`)
  for (const number of free) await join(number)
  for (const number of free) await remind(number)
  const asked = graph.asked.length
  for (let left = free.length; left > 0; left -= 20) {
    await sendBatch()
    later(600)
  }
  expect(graph.asked.length - asked).toBe(free.length)
  const statuses = (await deliveries()).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set(['sent']))
}, 60_000)

test('a process that is killed before it writes down what it sent: one batch is sent again', async () => {
  const { app, join, remind, sendBatch, graph, deliveries, later, now } = await whatsappTemple()
  const numbers = Array.from({ length: 30 }, (_, index) => `+9198220${26_100 + index}`)
  for (const number of numbers) await join(number)
  for (const number of numbers) await remind(number)
  const before = graph.received.length
  const release = graph.hold()
  const { location } = app.database
  const input = { location, account: graph.account, at: now().toISOString() }
  const child = childProcess(script, [JSON.stringify(input)])
  await eventually(() => expect(graph.received.length - before).toBe(20))
  child.process.kill('SIGKILL')
  await child.ended
  release()
  expect((await deliveries()).filter(({ status }) => status === 'waiting')).toHaveLength(30)

  later(minuteMs)
  await sendBatch()
  expect(graph.received.length - before).toBe(30)
  later(2 * minuteMs)
  await sendBatch()
  expect((await deliveries()).every(({ status }) => status === 'sent')).toBe(true)
  const times = new Map<string, number>()
  for (const { to = '' } of graph.received.slice(before)) times.set(to, (times.get(to) ?? 0) + 1)
  expect(times.size).toBe(30)
  expect([...times.values()].filter((count) => count === 2)).toHaveLength(20)
  expect(Math.max(...times.values())).toBe(2)
}, 60_000)

test('where Meta reports what the killed process sent, nobody gets it twice', async () => {
  const { app, url, join, remind, sendBatch, graph, deliveries, later, now } =
    await whatsappTemple()
  const numbers = Array.from({ length: 5 }, (_, index) => `+9198220${26_200 + index}`)
  for (const number of numbers) await join(number)
  await graph.tell(url)
  for (const number of numbers) await remind(number)
  const before = graph.received.length
  const release = graph.hold()
  const { location } = app.database
  const input = { location, account: graph.account, at: now().toISOString() }
  const child = childProcess(script, [JSON.stringify(input)])
  await eventually(() => expect(graph.received.length - before).toBe(5))
  child.process.kill('SIGKILL')
  await child.ended
  release()
  await graph.tell(url)
  later(3 * minuteMs)
  await sendBatch()
  expect(graph.received.length - before).toBe(5)
  expect((await deliveries()).every(({ status }) => status === 'sent')).toBe(true)
}, 60_000)
