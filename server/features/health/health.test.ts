import { expect, test } from 'vitest'
import { testApp } from '#server/test/testApp.ts'

test('GET /api/health says that all is well, names no release, and is never kept', async () => {
  const { send } = await testApp()
  const reply = await send('/api/health')
  expect(reply.status).toBe(200)
  expect(reply.json()).toEqual({ status: 'ok' })
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('it says that email is not set up, where other people reach it', async () => {
  const { send } = await testApp({ mailOutlet: 'none' })
  expect((await send('/api/health')).json()).toEqual({ status: 'ok', mail: 'not_set_up' })
})

test('it names the channels whose providers refuse our credentials', async () => {
  const { send, db } = await testApp()
  const at = '2026-11-25T04:00:00.000Z'
  const trouble = { kind: 'credentials', said: '190 …', since: at, retry_at: at }
  await db('channel_trouble').insert({ channel: 'whatsapp', ...trouble })
  expect((await send('/api/health')).json()).toEqual({ status: 'ok', stopped: ['whatsapp'] })
})

test('without its database the app says that it is not available', async () => {
  const { send, db } = await testApp()
  await db.destroy()
  const reply = await send('/api/health')
  expect(reply.status).toBe(503)
  expect(reply.headers['retry-after']).toBe('1')
  expect(reply.json()).toMatchObject({
    code: 'unavailable',
    detail: 'The database is not responding.',
  })
})
