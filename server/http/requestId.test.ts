import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { implement } from './implement.ts'
import { createLog } from './requestLog.ts'

/** An app, and the lines it has logged. */
const openLogged = async (proxies: number) => {
  const written = new PassThrough()
  let text = ''
  written.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const broken = endpoint({
    method: 'GET',
    path: '/api/broken',
    access: 'anyone',
    input: z.object({}),
    output: z.object({}),
  })
  const routes = [
    implement(broken)(async () => {
      throw new Error('broken on purpose')
    }),
  ]
  const app = await testApp({ proxies, log: createLog('trace', written), routes })
  const lines = () =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { app, text: () => text, lines }
}

const given = '0123456789abcdef0123456789abcdef'

test('behind a proxy its id is in the answer and in every line of the request', async () => {
  const { app, lines } = await openLogged(1)
  const reply = await app.send('/api/broken', { headers: { 'x-request-id': given } })
  expect(reply.status).toBe(500)
  expect(reply.headers['x-request-id']).toBe(given)
  await vi.waitFor(() => expect(lines().filter(({ id }) => id === given)).toHaveLength(2))
  const [failed, over] = lines().filter(({ id }) => id === given)
  expect(failed).toMatchObject({ level: 50, err: { message: 'broken on purpose' } })
  expect(over).toMatchObject({ method: 'GET', path: '/api/broken', status: 500 })
})

test.each([
  ['without a proxy', 0, given],
  ['if it is badly formed', 1, 'a" onload=1'],
  ['if it is too long', 1, 'x'.repeat(65)],
])('%s the id is our own', async (_, proxies, id) => {
  const { app } = await openLogged(proxies)
  const reply = await app.send('/api/health', { headers: { 'x-request-id': id } })
  expect(reply.headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
})

test('the log never has what was typed: passwords, tokens, PANs, addresses, cookies', async () => {
  const { app, text, lines } = await openLogged(1)
  const admin = await person(app, { role: 'admin' })
  const secrets = {
    password: 'Hidden-durva-21',
    pan: 'ABCPE1234F',
    email: 'hidden.asha@example.org',
    phone: '+919812345678',
    token: 'hidden-token-0123456789',
    name: 'Hidden Asha',
  }
  const { password, pan, email, phone, token, name } = secrets
  const post = (path: string, body: object) =>
    app.send(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': '203.0.113.77',
        authorization: `Bearer ${token}`,
        cookie: `__Host-sid=${token}`,
      },
      body: JSON.stringify(body),
    })
  await post('/api/auth/login', { username: 'hidden-asha', password })
  await post('/api/auth/register', { username: 'hidden-asha', email, password, fullName: name })
  await post('/api/donations', { amount: 501, fullName: name, email, phone, pan, token })
  await post('/api/contact', { name, email, subject: 'puja', message: password })
  await app.send(`/api/puja-bookings/GM-2K7QX?token=${token}&email=${email}`)
  await app.send(`/api/broken?password=${password}`)
  await admin.send('/api/admin/waiting')
  await vi.waitFor(() => expect(lines().some(({ path }) => path === '/api/broken')).toBe(true))
  expect(lines().length).toBeGreaterThan(6)
  for (const secret of Object.values(secrets)) expect(text()).not.toContain(secret)
  expect(text()).not.toContain('203.0.113.77')
  expect(text()).not.toContain(encodeURIComponent(email))
})
