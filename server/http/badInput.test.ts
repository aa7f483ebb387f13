import { describe, expect, test } from 'vitest'
import { problem } from '#contract/errors.ts'
import { createOfferings, offeringRoutes } from '#server/test/offerings.ts'
import { rawRequest, type Reply, type Sending } from '#server/test/request.ts'
import { sharedTestApp, testApp } from '#server/test/testApp.ts'

const offer = '/api/test/offerings/ganesha'
const json = { 'Content-Type': 'application/json' }

const app = sharedTestApp({ routes: offeringRoutes })

/** Every refusal is a complete problem for this request, and reveals nothing. */
const expectProblem = (reply: Reply, status: number, code: string): void => {
  expect(reply.status).toBe(status)
  expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-store')
  const body = problem.parse(reply.json())
  expect(body).toMatchObject({ status, code })
  expect(body.detail).toBeTruthy()
  expect(body.instance).toMatch(/^urn:uuid:[0-9a-f-]{36}$/)
  expect(reply.text).not.toMatch(/node_modules|\.ts:|at \w+ \(/)
}

const post = (body: string | Buffer, headers: Record<string, string> = json): Sending => ({
  method: 'POST',
  headers,
  body,
})

const cases: [string, string, Sending, number, string][] = [
  ['malformed JSON', offer, post('{"flower":'), 400, 'malformed_body'],
  ['text that is not UTF-8', offer, post(Buffer.from([0x22, 0xff, 0x22])), 400, 'malformed_body'],
  ['no body', offer, { method: 'POST' }, 400, 'invalid_input'],
  ['a list', offer, post('[]'), 400, 'invalid_input'],
  ['null', offer, post('null'), 400, 'invalid_input'],
  ['a number', offer, post('7'), 400, 'invalid_input'],
  ['a NUL', offer, post('{"flower":"\\u0000","count":1}'), 400, 'invalid_input'],
  ['deep nesting', offer, post('['.repeat(40_000) + ']'.repeat(40_000)), 400, 'invalid_input'],
  [
    'a form',
    offer,
    post('flower=lotus', { 'Content-Type': 'application/x-www-form-urlencoded' }),
    415,
    'unsupported_media_type',
  ],
  ['text', offer, post('{}', { 'Content-Type': 'text/plain' }), 415, 'unsupported_media_type'],
  ['no type', offer, post('{}', {}), 415, 'unsupported_media_type'],
  [
    'another charset',
    offer,
    post('{}', { 'Content-Type': 'application/json; charset=latin1' }),
    415,
    'unsupported_media_type',
  ],
  [
    'a compressed body',
    offer,
    post('{}', { ...json, 'Content-Encoding': 'gzip' }),
    415,
    'unsupported_media_type',
  ],
  ['a body over 100 KB', offer, post(`"${'x'.repeat(102_400)}"`), 413, 'body_too_large'],
  [
    'the same without its length',
    offer,
    post(`"${'x'.repeat(300_000)}"`, { ...json, 'Transfer-Encoding': 'chunked' }),
    413,
    'body_too_large',
  ],
  ['an unknown call', '/api/nothing', {}, 404, 'not_found'],
  ['the root of the API', '/api', {}, 404, 'not_found'],
  ['other letters', '/API/mantras', {}, 404, 'not_found'],
  ['a slash too many', '/api/mantras/', {}, 404, 'not_found'],
  ['a path that leaves', '/api/../../etc/passwd', {}, 404, 'not_found'],
  ['a malformed %', '/api/%E0%A4%A', {}, 404, 'not_found'],
  ['a folder not there yet', '/media/x', {}, 404, 'not_found'],
  ['another method', '/api/mantras', { method: 'DELETE' }, 405, 'method_not_allowed'],
  ['a method of its own', '/api/mantras', { method: 'PROPFIND' }, 405, 'method_not_allowed'],
  ['GET for a command', offer, {}, 405, 'method_not_allowed'],
  ['POST to a page', '/mantras', post('{}'), 405, 'method_not_allowed'],
]

test.each(cases)('%s', async (_, path, sending, status, code) => {
  const { send } = await app()
  expectProblem(await send(path, sending), status, code)
})

test('half an emoji at the end of a truncated text is no reason to refuse the rest', async () => {
  const { send, db } = await testApp({ routes: offeringRoutes })
  await createOfferings(db)
  const reply = await send(
    offer,
    post('{"flower":"lotus \\ud83d","count":1,"colours":["\\udd49"]}'),
  )
  expect(reply.status).toBe(200)
  expect(await db('offerings').pluck('flower')).toEqual(['lotus '])
})

test('a method that is not allowed hears which ones are', async () => {
  const { send } = await app()
  const allowed = async (path: string, method: string) =>
    (await send(path, { method })).headers.allow
  expect(await allowed('/api/mantras', 'POST')).toBe('HEAD, GET')
  expect(await allowed(offer, 'PUT')).toBe('POST')
  expect(await allowed('/mantras', 'DELETE')).toBe('GET, HEAD')
})

describe('a wrong field is named, in the words of the specification', () => {
  test.each([
    [
      {},
      [
        ['#/flower', 'Required'],
        ['#/count', 'Required'],
      ],
    ],
    [{ flower: 7, count: 1 }, [['#/flower', 'Please enter a text']]],
    [
      { flower: null, count: '1' },
      [
        ['#/flower', 'Please enter a text'],
        ['#/count', 'Please enter a number'],
      ],
    ],
    [{ flower: 'lotus', count: 0 }, [['#/count', 'At least one flower']]],
    [{ flower: 'lotus', count: 1, colours: [true] }, [['#/colours/0', 'Please enter a text']]],
    [
      { flower: 'lotus', count: 1, colours: {} },
      [['#/colours', 'Expected array, received object']],
    ],
  ])('%j', async (body, errors) => {
    const { send } = await app()
    const reply = await send(offer, post(JSON.stringify(body)))
    expectProblem(reply, 400, 'invalid_input')
    expect(reply.json()).toMatchObject({
      errors: errors.map(([pointer, detail]) => ({ pointer, detail })),
    })
  })
})

test('parameters of the path override the body, and the body overrides the query', async () => {
  const { send, db } = await app()
  await createOfferings(db)
  const body = JSON.stringify({ deity: ['x'], flower: 'rose', count: 1, __proto__: { count: 0 } })
  const reply = await send(`${offer}?flower=lotus&count=x`, post(body))
  expect(reply.json()).toEqual({ number: 1, flower: 'rose' })
})

test('a bug answers 500 and reveals no details', async () => {
  const { send } = await app()
  const reply = await send('/api/test/fail')
  expectProblem(reply, 500, 'internal')
  expect(reply.text).not.toContain('secret')
})

describe('what no HTTP client would send', () => {
  const host = 'Host: x\r\nConnection: close\r\n'
  test.each([
    ['nonsense', 'nonsense\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['no host', 'GET /api/site HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['a newline in a header', `GET / HTTP/1.1\r\n${host}A: b\nc\r\n\r\n`, /^HTTP\/1\.1 400 /],
    [
      'two lengths',
      `POST ${offer} HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a length and chunks',
      `POST ${offer} HTTP/1.1\r\n${host}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      /^HTTP\/1\.1 400 /,
    ],
    [
      'an endless address',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
      /^HTTP\/1\.1 431 /,
    ],
    [
      'a long address',
      `GET /api/${'x'.repeat(12_000)} HTTP/1.1\r\n${host}\r\n`,
      /^HTTP\/1\.1 404 /,
    ],
    [
      'a whole address',
      `GET http://elsewhere/api/site HTTP/1.1\r\n${host}\r\n`,
      /^HTTP\/1\.1 200 /,
    ],
    ['a star', `OPTIONS * HTTP/1.1\r\n${host}\r\n`, /^HTTP\/1\.1 405 /],
    ['a tunnel', `CONNECT x:1 HTTP/1.1\r\n${host}\r\n`, /^(HTTP\/1\.1 4|$)/],
    [
      'another protocol',
      `GET /api/site HTTP/1.1\r\nHost: x\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      /^HTTP\/1\.1 (200|4)/,
    ],
    ['bytes that are no text', `GET /\xff\xfe HTTP/1.1\r\n${host}\r\n`, /^HTTP\/1\.1 [34]/],
    [
      'an unknown expectation',
      `POST ${offer} HTTP/1.1\r\n${host}Expect: wonders\r\n\r\n`,
      /^HTTP\/1\.1 417 /,
    ],
  ])('%s', async (_, bytes, expected) => {
    const { url, send } = await app()
    expect(await rawRequest(url, bytes)).toMatch(expected)
    expect((await send('/api/health')).status).toBe(200)
  })

  test.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, 'malformed_request'],
    ['a broken address', `GET http://[ HTTP/1.1\r\n${host}\r\n`, 400, 'malformed_request'],
    ['one with a path', `GET http://[/api HTTP/1.1\r\n${host}\r\n`, 400, 'malformed_request'],
    ['one to write to', `POST http://[ HTTP/1.1\r\n${host}\r\n`, 400, 'malformed_request'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\n${host}A: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ])('%s is refused in words, and the connection closed', async (_, bytes, status, code) => {
    const { url, send } = await app()
    const reply = await rawRequest(url, bytes)
    const [head = '', body = ''] = reply.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(head).toMatch(/^content-type: application\/problem\+json; charset=utf-8$/im)
    expect(head).toMatch(/^cache-control: no-store$/im)
    expect(head).toMatch(/^connection: close$/im)
    expect(head).toMatch(new RegExp(`^content-length: ${body.length}$`, 'im'))
    expect(problem.parse(JSON.parse(body))).toMatchObject({ status, code })
    expect((await send('/api/health')).status).toBe(200)
  })

  test('a body that never ends is let go with its connection', async () => {
    const { url, send } = await app()
    const cut = rawRequest(
      url,
      `POST ${offer} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
      200,
    )
    await expect(cut).rejects.toThrow('no answer')
    expect((await send('/api/health')).status).toBe(200)
  })
})
