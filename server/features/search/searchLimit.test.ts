import { expect, test, vi } from 'vitest'
import { type CommandLimit, createCommandLimit } from '#server/http/commandLimit.ts'
import type { BuiltApp } from '#server/http/render.ts'
import { testApp } from '#server/test/testApp.ts'

const now = () => new Date('2026-11-22T06:30:00Z')

/** The product's own, with three searches in place of 3,000. */
const threeSearches = () => {
  const count = createCommandLimit(1)
  return vi.fn<CommandLimit>((req, path, atMost) => count(req, path, atMost && atMost / 1000))
}

test('a whole temple behind one address may search; endless requests are refused', async () => {
  const limit = threeSearches()
  const { send } = await testApp({ now, proxies: 1, limit })
  const from = (address: string) => send('/api/search', { headers: { 'X-Forwarded-For': address } })
  for (let i = 0; i < 3; i += 1) expect((await from('203.0.113.9')).status).toBe(200)
  expect((await from('203.0.113.9')).status).toBe(429)
  expect((await from('203.0.113.10')).status).toBe(200)
  expect(new Set(limit.mock.calls.map(([, , atMost]) => atMost))).toEqual(new Set([3000]))
})

test('a page of results is counted as a search; past that the phone is left to render it', async () => {
  const render = vi.fn<BuiltApp['render']>(async () => ({ status: 200, html: 'rendered' }))
  const { send } = await testApp({ now, proxies: 1, render, limit: threeSearches() })
  const caller = { headers: { 'X-Forwarded-For': '203.0.113.9', Accept: 'text/html' } }
  for (let i = 0; i < 3; i += 1) expect((await send('/api/search', caller)).status).toBe(200)
  const reply = await send('/search?q=modak', caller)
  expect([reply.status, reply.headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect(render).not.toHaveBeenCalled()
  expect((await send('/search', caller)).status).toBe(200)
  expect(render).toHaveBeenCalledTimes(1)
})
