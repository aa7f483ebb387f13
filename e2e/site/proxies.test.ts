import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type RunningServer, startServer, stopProcess } from '#e2e/bench/server.ts'
import { freePort } from '#server/processes/freePort.ts'
import { beginUpload, caddy, nginx, openHttp2 } from './proxies.ts'

const timeout = 60_000
const token = `d7k3m9wace.${'a'.repeat(22)}`

// Where neither is installed, as on most machines, only the examples' own test in `scripts/` runs.
describe.each([nginx, caddy])('Behind $program', (proxy) => {
  let server: RunningServer
  let running: ChildProcess
  let folder: string
  let origin: string
  let client: ReturnType<typeof openHttp2>

  beforeAll(async () => {
    if (!proxy.isThere) return
    folder = await mkdtemp(join(tmpdir(), 'modak-proxy-'))
    const port = await freePort()
    origin = `https://localhost:${port}`
    server = await startServer({ PUBLIC_URL: origin, TRUST_PROXY: '1', LOG_LEVEL: 'warn' })
    running = await proxy.start(Number(new URL(server.origin).port), port, folder)
    await vi.waitFor(
      async () => {
        client?.close()
        client = openHttp2(origin)
        expect((await client.send('/api/health')).status).toBe(200)
      },
      { timeout: 20_000, interval: 100 },
    )
  }, timeout)
  afterAll(async () => {
    if (!proxy.isThere) return
    client.close()
    await stopProcess(running)
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }, timeout)

  test.skipIf(!proxy.isThere)('a page comes over HTTP/2 as the server compressed it', async () => {
    const page = await client.send('/', { 'accept-encoding': 'br' })
    expect(page.status).toBe(200)
    expect(page.headers['content-encoding']).toBe('br')
    expect(page.length).toBe(Number(page.headers['content-length']))
    expect(page.headers['strict-transport-security']).toContain('max-age')
    expect(page.headers['content-security-policy']).toContain("default-src 'self'")
    const known = { 'accept-encoding': 'br', 'if-none-match': page.headers['etag'] ?? '' }
    expect((await client.send('/', known)).status).toBe(304)
  })

  test.skipIf(!proxy.isThere)('a part of a recording can be asked for', async () => {
    const path = '/audio/ganapati-atharvashirsha.mp3'
    const part = await client.send(path, { range: 'bytes=1000-1999' })
    expect(part.status).toBe(206)
    expect(part.length).toBe(1000)
  })

  test.skipIf(!proxy.isThere)('the largest upload we take reaches the server', async () => {
    const length = 100 * 1024 * 1024
    const reply = await beginUpload(`${origin}/api/admin/mantras/ganesha-gayatri/audio`, length)
    // The server's own refusal, because nobody is logged in: the proxy's would be 413.
    expect(reply).toEqual({ status: 401, type: 'application/problem+json; charset=utf-8' })
  })

  test.skipIf(!proxy.isThere)('limits count each caller, whoever they claim to be', async () => {
    const call = async (number: number) => {
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `10.1.${number}.1`,
        'sec-fetch-site': 'same-origin',
      }
      return (await client.send('/api/auth/logout', headers, Buffer.from('{}'))).status
    }
    expect(await call(0)).toBe(200)
    let status = 0
    for (let number = 1; number < 250 && status !== 429; number += 1) status = await call(number)
    expect(status).toBe(429)
  })

  test.skipIf(!proxy.isThere)('its log and the answer have the same id', async () => {
    const id = (await client.send('/api/ready')).headers['x-request-id']
    expect(id).toMatch(/^[\w-]{32,36}$/)
    await vi.waitFor(async () => expect(await proxy.logged(folder)).toContain(id))
  })

  test.skipIf(!proxy.isThere)('its log has no token and no query', async () => {
    await client.send(`/booking/${token}/confirm?token=secret-word`)
    await vi.waitFor(async () => expect(await proxy.logged(folder)).toContain('/booking/…'))
    const log = await proxy.logged(folder)
    expect(log).not.toContain(token)
    expect(log).not.toContain('secret-word')
  })
})
