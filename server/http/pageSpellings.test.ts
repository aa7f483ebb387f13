import { describe, expect, test, vi } from 'vitest'
import { testApp } from '#server/test/testApp.ts'
import type { BuiltApp } from './render.ts'

describe('another spelling of a page', () => {
  /** Everything that the app's own router may be asked for exists. */
  const anything = async () => {
    const render = vi.fn<BuiltApp['render']>(async () => ({ status: 200, html: 'page' }))
    return { render, ...(await testApp({ render, publicUrl: 'https://temple.example' })) }
  }

  test.each([
    '/mantras%20',
    '/mantras%20%20/',
    '/%20mantras',
    '/mantras%C2%A0',
    '/mantras%E2%80%8B',
    '/%6Dantras',
    '/%4dANTRAS',
    '//mantras',
    '/mantras//',
    '/mantras%2F',
    '/%5Cmantras',
    '/x/%2e%2e/mantras',
    '/%2e/mantras',
    '/mantras%00',
    '/man%0Atras',
    '/mantras%7f',
  ])('%s leads to the page, and nothing is cached', async (path) => {
    const { send, render, responseCache } = await anything()
    const reply = await send(path)
    expect([reply.status, reply.headers.location]).toEqual([301, '/mantras'])
    expect(render).not.toHaveBeenCalled()
    expect(responseCache.size().entries).toBe(0)
  })

  test.each([
    '/mantras%21',
    '/mantras%2520',
    '/mantras;a=b',
    '/mantras%E0%A4%97',
    '/a%20b',
    '/%',
    '/a:b',
  ])('%s is cached by nobody, however the app reads it', async (path) => {
    const { send, responseCache } = await anything()
    const first = await send(path)
    const last = first.headers.location ? await send(first.headers.location) : first
    expect(last.headers['cache-control']).toBe('no-store')
    expect(responseCache.size().entries).toBe(0)
  })

  test.each([
    '/admin%20',
    '/Admin',
    '/%61dmin/bookings',
    '//admin',
    '/admin%2Fbookings',
    '/admin%252Fbookings',
    '/admin%00/bookings',
    '/x/%2e%2e/admin',
    '/admin/',
    '/admin;x',
  ])('%s caches nothing of the back office anywhere', async (path) => {
    const { send, responseCache } = await anything()
    for (let to: string | undefined = path; to !== undefined;) {
      const { headers }: { headers: Record<string, unknown> } = await send(to)
      expect([to, headers['cache-control']]).toEqual([to, 'no-store'])
      to = headers['location'] as string | undefined
    }
    const kept = responseCache.peek(path) ?? responseCache.peek('/admin;x')
    expect(kept).toBeUndefined()
  })
})

test('an answer of the API is cached once, however its path is spelt', async () => {
  const { send, responseCache } = await testApp()
  const paths = ['mantras/om-gam', 'mantras/%6Fm-gam', 'mantras/om%2Dgam?x=1']
  const months = ['festivals/month/2026/9', 'festivals/month/2026/09', 'festivals/month/2026/%39']
  for (const path of [...paths, ...months]) expect((await send(`/api/${path}`)).status).toBe(200)
  expect(responseCache.size().entries).toBe(2)
  expect(responseCache.peek('/api/mantras/om-gam')).toBeDefined()
  expect((await send('/api/mantras/om-gam%20')).status).toBe(404)
  expect(responseCache.size().entries).toBe(2)
})
