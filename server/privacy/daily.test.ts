import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import { payload, post, saturdayNoon } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

test('a daily task that fails is logged by its name, and holds up none of the others', async () => {
  const lines: { task?: string; level: number }[] = []
  const write = (chunk: Buffer, _: string, done: () => void) => {
    lines.push(JSON.parse(String(chunk)))
    done()
  }
  const clock = { now: saturdayNoon }
  const app = await testApp({ now: () => clock.now, log: pino(new Writable({ write })) })
  const devotee = await person(app)
  expect((await devotee.post('/api/puja-bookings', payload)).status).toBe(200)
  await app.db('puja_bookings').update({ user_id: 'gone' })
  await post(app, '/api/puja-bookings', payload, 'a-key')
  await app.db('receipts').update({ created_at: '2020-01-01' })
  await app.db('deliveries').update({ status: 'sent', mail: null, settled_at: '2020-01-01' })
  await app.db.schema.dropTable('newsletter_subscriptions')
  await app.db.schema.dropTable('pictures')

  clock.now = new Date(clock.now.getTime() + 60 * 24 * 60 * 60_000)
  await app.doDaily()
  expect(lines.flatMap(({ task }) => task ?? [])).toEqual(['unconfirmed subscribers', 'pictures'])
  expect(await app.db('puja_bookings').whereNull('user_id').pluck('full_name')).toContain('')
  expect(await app.db('receipts').pluck('outcome')).toEqual(['done'])
  expect(await app.db('deliveries')).toEqual([])
})
