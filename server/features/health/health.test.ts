import { expect, test } from 'vitest'
import { testApp } from '#server/test/testApp.ts'

test('GET /api/health and /api/ready say that all is well, name no release, and are never cached', async () => {
  const { send } = await testApp()
  for (const path of ['/api/health', '/api/ready']) {
    const reply = await send(path)
    expect(reply.status).toBe(200)
    expect(reply.json()).toEqual({ status: 'ok' })
    expect(reply.headers['cache-control']).toBe('no-store')
  }
})

test('in public neither says what is wrong', async () => {
  const { send, db } = await testApp({ mailOutlet: 'none' })
  const at = '2026-11-25T04:00:00.000Z'
  const trouble = { kind: 'credentials', said: '190 …', since: at, retry_at: at }
  await db('channel_trouble').insert({ channel: 'whatsapp', ...trouble })
  expect((await send('/api/health')).json()).toEqual({ status: 'ok' })
  expect((await send('/api/ready')).json()).toEqual({ status: 'ok' })
})

test('without its database the process is healthy and not ready', async () => {
  const { send, db } = await testApp()
  await db.destroy()
  expect((await send('/api/health')).status).toBe(200)
  const reply = await send('/api/ready')
  expect(reply.status).toBe(503)
  expect(reply.headers['retry-after']).toBe('1')
  expect(reply.json()).toMatchObject({
    code: 'unavailable',
    detail: 'The database is not responding.',
  })
})

test('with a database that lacks a migration it is not ready', async () => {
  const { send, db } = await testApp()
  const last = await db('knex_migrations').max({ id: 'id' }).first()
  await db('knex_migrations').where({ id: last?.['id'] }).delete()
  const reply = await send('/api/ready')
  expect(reply.status).toBe(503)
  expect(reply.json()).toMatchObject({ detail: 'The database is being updated.' })
})

test('while it stops it is not ready', async () => {
  let isStopping = false
  const { send } = await testApp({ isStopping: () => isStopping })
  expect((await send('/api/ready')).status).toBe(200)
  isStopping = true
  expect((await send('/api/ready')).json()).toMatchObject({ detail: 'The server is stopping.' })
  expect((await send('/api/health')).status).toBe(200)
})
