import { describe, expect, test } from 'vitest'
import { problem } from '#contract/errors.ts'
import { createOfferings, offeringRoutes } from '#server/test/offerings.ts'
import { testApp } from '#server/test/testApp.ts'
import { callerOf, clientAddress, createCommandLimit } from './commandLimit.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
    socket: { remoteAddress },
  }) as Parameters<typeof clientAddress>[0]

describe('who called', () => {
  test.each([
    [0, '203.0.113.9', undefined, '203.0.113.9'],
    [0, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    [0, '::ffff:203.0.113.9', undefined, '203.0.113.9'],
    [1, '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    [1, '127.0.0.1', 'made-up, 198.51.100.1', '198.51.100.1'],
    [2, '127.0.0.1', 'made-up, 198.51.100.1, 10.0.0.7', '198.51.100.1'],
    [2, '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    [1, '127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    [1, '::ffff:127.0.0.1', '198.51.100.1:51234', '198.51.100.1'],
    [1, '127.0.0.1', '2001:db8::1', '2001:db8::1'],
    [1, '127.0.0.1', undefined, '127.0.0.1'],
    [1, '127.0.0.1', ' , ', '127.0.0.1'],
  ])('%d proxies, from %s, X-Forwarded-For: %s', (proxies, remote, forwarded, expected) => {
    expect(clientAddress(from(remote, forwarded), proxies)).toBe(expected)
  })

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
    ['2001:0db8:0001:0002:bbbb:cccc:dddd:eeee', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, caller) => {
    expect(callerOf(address)).toBe(caller)
  })
})

test('sixty in ten minutes, each caller and each command by itself', () => {
  let now = new Date('2026-11-21T04:00:00Z')
  const limit = createCommandLimit(0, () => now)
  const take = (address: string, path = '/api/contact') => limit(from(address), path)
  for (let i = 0; i < 60; i += 1) expect(take('203.0.113.9')).toBeUndefined()
  now = new Date(now.getTime() + 100_000)
  expect(take('203.0.113.9')).toBe(500)
  expect(take('203.0.113.9', '/api/newsletter')).toBeUndefined()
  expect(take('203.0.113.10')).toBeUndefined()
  now = new Date(now.getTime() + 500_000)
  expect(take('203.0.113.9')).toBeUndefined()
})

test('this machine is counted only behind a proxy we know of', () => {
  const now = () => new Date('2026-11-21T04:00:00Z')
  const blind = createCommandLimit(0, now)
  const knowing = createCommandLimit(1, now)
  for (let i = 0; i < 60; i += 1) knowing(from('127.0.0.1'), '/api/contact')
  for (let i = 0; i < 200; i += 1) {
    expect(blind(from(i % 2 ? '127.0.0.1' : '::1'), '/api/contact')).toBeUndefined()
  }
  expect(knowing(from('127.0.0.1'), '/api/contact')).toBe(600)
})

test('a flood of addresses pushes out the oldest counts, instead of filling the memory', () => {
  const now = () => new Date('2026-11-21T04:00:00Z')
  const limit = createCommandLimit(0, now)
  const address = (i: number) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`
  const exhaust = (caller: string) => {
    for (let i = 0; i < 60; i += 1) limit(from(caller), '/api/contact')
    return limit(from(caller), '/api/contact')
  }
  expect(exhaust('203.0.113.9')).toBe(600)
  for (let i = 0; i < 30_000; i += 1) limit(from(address(i)), '/api/contact')
  expect(limit(from('203.0.113.9'), '/api/contact')).toBeUndefined()
  expect(exhaust('203.0.113.10')).toBe(600)
})

test('over the limit: 429 with Retry-After, which the outbox waits for; others are served', async () => {
  const { send, db } = await testApp({ routes: offeringRoutes, proxies: 1 })
  await createOfferings(db)
  const offer = (client: string) =>
    send('/api/test/offerings/ganesha', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
      body: JSON.stringify({ flower: 'lotus', count: 1 }),
    })
  const statuses = await Promise.all(Array.from({ length: 60 }, () => offer('203.0.113.9')))
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]))
  const refused = await offer('203.0.113.9')
  expect(refused.status).toBe(429)
  expect(problem.parse(refused.json())).toMatchObject({ code: 'too_many_requests', status: 429 })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
  expect((await offer('203.0.113.10')).status).toBe(200)
  const reading = await send('/api/site', { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  expect(reading.status).toBe(200)
})
