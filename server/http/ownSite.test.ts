import { describe, expect, test } from 'vitest'
import { password, person } from '#server/test/people.ts'
import { sharedTestApp } from '#server/test/testApp.ts'

const app = sharedTestApp({ publicUrl: 'https://temple.example' })

const json = { 'Content-Type': 'application/json' }

/** A change to one's own account: with a session cookie, and otherwise only what the case adds. */
const change = async (headers: Record<string, string>) => {
  const temple = await app()
  const { session } = await person(temple)
  return temple.send('/api/account/profile', {
    method: 'PATCH',
    headers: { ...json, Cookie: `__Host-sid=${session()}`, ...headers },
    body: '{"fullName":"Meera"}',
  })
}

const host = { Host: 'temple.example' }

describe('with a session, a change is taken from the temple’s own pages', () => {
  test.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://temple.example' },
    { Origin: 'https://temple.example' },
    { Referer: 'https://temple.example/profile' },
    { Host: '192.168.1.7:3000', Origin: 'http://192.168.1.7:3000' },
  ])('%j', async (headers) => {
    expect((await change(headers)).status).toBe(200)
  })
})

describe('with a session, a change is refused from anywhere else', () => {
  test.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'strange' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://temple.example' },
    { ...host, Origin: 'https://evil.example' },
    { ...host, Origin: 'https://shop.temple.example' },
    { ...host, Origin: 'https://temple.example.evil.example' },
    { ...host, Origin: 'null' },
    { ...host, Origin: 'nonsense' },
    { ...host, Referer: 'https://evil.example/temple.example' },
    host,
    { ...host, 'X-Forwarded-Host': 'evil.example', Origin: 'https://evil.example' },
  ])('%j', async (headers) => {
    const reply = await change(headers)
    expect(reply.status).toBe(403)
    expect(reply.json()).toMatchObject({ code: 'cross_site' })
  })
})

const message = JSON.stringify({
  name: 'Meera',
  email: 'meera@example.org',
  subject: 'puja',
  message: 'Namaste',
})

test('a program without a session is served although it does not say where it comes from', async () => {
  const { send } = await app()
  const reply = await send('/api/contact', { method: 'POST', headers: json, body: message })
  expect(reply.status).toBe(200)
})

test('another site cannot have visitors send anything, with or without a session', async () => {
  const { send } = await app()
  const headers = { ...json, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
  expect((await send('/api/contact', { method: 'POST', headers, body: message })).status).toBe(403)
})

test('another site’s form cannot send JSON, and is refused', async () => {
  const temple = await app()
  const { post } = await person(temple)
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ]) {
    expect((await post('/api/auth/logout', {}, { 'Content-Type': type })).status).toBe(415)
  }
})

test('nobody is logged in from another site', async () => {
  const temple = await app()
  const { username } = await person(temple)
  const reply = await temple.send('/api/auth/login', {
    method: 'POST',
    headers: { ...json, 'Sec-Fetch-Site': 'cross-site' },
    body: JSON.stringify({ username, password }),
  })
  expect(reply.status).toBe(403)
  expect(reply.headers['set-cookie']).toBeUndefined()
})

test('opening a link changes nothing: every change needs a method other than GET', async () => {
  const { routes } = await app()
  const changing = routes.filter(({ endpoint }) => endpoint.command && endpoint.method === 'GET')
  expect(changing).toEqual([])
})

test('the one-click unsubscribe of mail programs comes from anywhere, and reads no session', async () => {
  const { send } = await app()
  const reply = await send('/hooks/unsubscribe/x.y', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://mail.example' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(reply.status).toBe(404)
  expect(reply.headers['set-cookie']).toBeUndefined()
})
