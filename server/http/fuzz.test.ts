import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzContract } from '#server/test/fuzzContract.ts'
import { createOfferings, offeringRoutes } from '#server/test/offerings.ts'
import { rawRequest } from '#server/test/request.ts'
import { runs } from '#server/test/suite.ts'
import { testApp } from '#server/test/testApp.ts'

const realPath = fc.constantFrom(
  '/api/mantras',
  '/api/mantras/featured',
  '/api/site',
  '/api/health',
  '/api/test/offerings/ganesha',
  '/audio/om.mp3',
  '/sw.js',
  '/',
  '/mantras',
  'http://localhost/',
  'http://[',
)
const strange = fc.constantFrom(
  '/',
  '//',
  '\\',
  '%',
  '%00',
  '%2e%2e',
  '..',
  '?',
  '&a[]=1',
  '#',
  '~',
  'é',
  ';',
  '*',
)
const path = fc.oneof(
  { weight: 6, arbitrary: realPath },
  { weight: 3, arbitrary: fc.tuple(realPath, strange).map(([a, b]) => a + b) },
  { weight: 1, arbitrary: fc.tuple(strange, fc.webPath()).map(([a, b]) => `/${a}${b}`) },
)

const method = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('GET', 'POST', 'HEAD') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'get', 'X'),
  },
)

const headerValue = fc.string({ unit: 'grapheme-ascii', maxLength: 40 }).map((text) => text.trim())
const header = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'Accept-Encoding',
      'If-None-Match',
      'Range',
      'If-Range',
      'Idempotency-Key',
      'Content-Type',
      'Accept',
      'Cookie',
      'Transfer-Encoding',
      'Content-Encoding',
      'X-Forwarded-For',
    ),
    headerValue,
  ),
  fc.constantFrom<[string, string][]>(
    ['Content-Type', 'application/json'],
    ['Range', 'bytes=0-1'],
    ['Accept-Encoding', 'br'],
    ['Transfer-Encoding', 'chunked'],
    ['If-None-Match', '*'],
  ),
)

const body = fc.oneof(
  fc.json(),
  fc.constant(''),
  fc.string({ maxLength: 200 }),
  fc
    .record({ flower: fc.jsonValue(), count: fc.jsonValue() })
    .map((value) => JSON.stringify(value)),
)

/** Raw bytes, mostly meant for a real route, and broken in some places. */
const wire = fc
  .record({ path, method, headers: fc.array(header, { maxLength: 4 }), body })
  .map(({ path, method, headers, body }) =>
    [
      `${method} ${path} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      '',
      Buffer.from(body).toString('latin1'),
    ].join('\r\n'),
  )

test('no request brings the server down, hangs or is answered with a 5xx', async () => {
  const { url, db, send } = await testApp({
    routes: offeringRoutes,
    render: async () => ({ status: 200, html: 'page' }),
  })
  await createOfferings(db)
  const statuses = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(wire, async (bytes) => {
      const reply = await rawRequest(url, bytes)
      const status = /^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1] ?? ''
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect(status).toMatch(/^[234]/)
      expect(reply).not.toMatch(/node_modules|at \w+ \(/)
    }),
    { numRuns: runs(650) },
  )
  expect((await send('/api/health')).status).toBe(200)
  // If all requests failed at the first check, this would prove nothing.
  expect(statuses.get('200') ?? 0).toBeGreaterThan(runs(50))
}, 60_000)

test('requests that are made from the contract get past the router, and none is answered with a 5xx', async () => {
  const { checkedShare, reached, endpoints } = await fuzzContract(runs(3))
  expect(checkedShare).toBeGreaterThan(0.9)
  expect(reached / endpoints).toBeGreaterThan(0.9)
}, 120_000)
