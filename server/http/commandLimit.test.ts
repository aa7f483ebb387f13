import { expect, onTestFinished, test, vi } from 'vitest'
import { problem } from '#contract/errors.ts'
import { createOfferings, offeringRoutes } from '#server/test/offerings.ts'
import { testApp } from '#server/test/testApp.ts'
import type { Caller } from './clientAddress.ts'
import { createCommandLimit } from './commandLimit.ts'

const from = (remoteAddress: string): Caller => ({ headers: {}, socket: { remoteAddress } })

/** The library reads the clock itself; the test advances it. */
const stoppedClock = () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  return (ms: number) => void vi.setSystemTime(Date.now() + ms)
}

test('sixty in ten minutes, each caller and each command by itself', async () => {
  const passMs = stoppedClock()
  const limit = createCommandLimit(0)
  const take = (address: string, path = '/api/contact') => limit(from(address), path)
  for (let i = 0; i < 60; i += 1) expect(await take('203.0.113.9')).toBeUndefined()
  passMs(100_000)
  expect(await take('203.0.113.9')).toBe(500)
  expect(await take('203.0.113.9', '/api/newsletter')).toBeUndefined()
  expect(await take('203.0.113.10')).toBeUndefined()
  passMs(500_000)
  expect(await take('203.0.113.9')).toBeUndefined()
})

test('this machine is counted only behind a proxy we know of', async () => {
  stoppedClock()
  const blind = createCommandLimit(0)
  const knowing = createCommandLimit(1)
  for (let i = 0; i < 60; i += 1) await knowing(from('127.0.0.1'), '/api/contact')
  for (let i = 0; i < 200; i += 1) {
    expect(await blind(from(i % 2 ? '127.0.0.1' : '::1'), '/api/contact')).toBeUndefined()
  }
  expect(await knowing(from('127.0.0.1'), '/api/contact')).toBe(600)
})

test('a flood of addresses pushes out the oldest counts, instead of filling the memory', async () => {
  stoppedClock()
  const limit = createCommandLimit(0)
  const address = (i: number) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`
  const exhaust = async (caller: string) => {
    for (let i = 0; i < 60; i += 1) await limit(from(caller), '/api/contact')
    return limit(from(caller), '/api/contact')
  }
  expect(await exhaust('203.0.113.9')).toBe(600)
  for (let i = 0; i < 30_000; i += 1) await limit(from(address(i)), '/api/contact')
  expect(await limit(from('203.0.113.9'), '/api/contact')).toBeUndefined()
  expect(await exhaust('203.0.113.10')).toBe(600)
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
