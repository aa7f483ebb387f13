import { describe, expect, test } from 'vitest'
import { callerOf, clientAddress, isLocalCaller, networkOf, type Caller } from './clientAddress.ts'

const from = (remoteAddress: string, forwarded?: string): Caller => ({
  headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  socket: { remoteAddress },
})

/** A call to this machine's own name, unless the case says otherwise. */
const local = ({ headers, socket }: Caller, more: Record<string, string> = {}) => ({
  headers: { host: 'localhost:3000', ...headers, ...more },
  socket,
  httpVersion: '1.1',
})

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
    [1, '127.0.0.1', '[2001:db8::1]:51234', '2001:db8::1'],
    [1, '127.0.0.1', '[2001:db8::1]', '2001:db8::1'],
    [1, '127.0.0.1', undefined, '127.0.0.1'],
    [1, '127.0.0.1', ' , ', '127.0.0.1'],
  ])('%d proxies, from %s, X-Forwarded-For: %s', (proxies, remote, forwarded, expected) => {
    expect(clientAddress(from(remote, forwarded), proxies)).toBe(expected)
  })

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:12:aaaa::1', '2001:db8:1:0'],
    ['2001:db8:1:ff:aaaa::1', '2001:db8:1:0'],
    ['2001:db8:1:100:aaaa::1', '2001:db8:1:100'],
    ['2001:0db8:0001:abcd:bbbb:cccc:dddd:eeee', '2001:db8:1:ab00'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, caller) => {
    expect(callerOf(address)).toBe(caller)
  })

  test.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['made up', 'unknown'],
    ['', 'unknown'],
  ])('of %s the log has %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('whoever sits at this machine', () => {
  test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('calls from %s', (address) => {
    expect(isLocalCaller(local(from(address)))).toBe(true)
  })

  test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'asks for %s',
    (host) => {
      expect(isLocalCaller(local(from('127.0.0.1'), { host }))).toBe(true)
    },
  )

  test.each(['temple.example', 'localhost.temple.example', '203.0.113.9:3000', ''])(
    'does not ask for "%s", as a proxy does',
    (host) => expect(isLocalCaller(local(from('127.0.0.1'), { host }))).toBe(false),
  )

  test('does not use HTTP/1.0, the default of older nginx', () => {
    expect(isLocalCaller({ ...local(from('127.0.0.1')), httpVersion: '1.0' })).toBe(false)
  })

  test.each(['203.0.113.9', '10.0.0.7', '::ffff:203.0.113.9', '2001:db8::1', ''])(
    'does not call from "%s"',
    (address) => expect(isLocalCaller(local(from(address)))).toBe(false),
  )

  test.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-port',
    'x-original-host',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'x-cluster-client-ip',
    'x-envoy-external-address',
    'x-amzn-trace-id',
    'x-arr-log-id',
    'x-scheme',
    'cdn-loop',
    'front-end-https',
  ])('sends no "%s": a proxy does, for somebody else', (name) => {
    const asked = local(from('127.0.0.1'), { [name]: '203.0.113.9' })
    expect(isLocalCaller(asked)).toBe(false)
  })

  test.each([
    ['origin', 'https://temple.example'],
    ['origin', 'null'],
    ['referer', 'https://temple.example/donate'],
    ['referer', 'http://localhost.temple.example/'],
  ])(
    'is not on a page of another address (%s: %s), though the proxy says nothing',
    (name, page) => {
      expect(isLocalCaller(local(from('127.0.0.1'), { [name]: page }))).toBe(false)
    },
  )

  test.each([
    ['origin', 'http://localhost:3000'],
    ['referer', 'http://127.0.0.1:3000/checkout?amount=501'],
    ['referer', 'http://[::1]:3000/'],
  ])('is on a page of this machine (%s: %s)', (name, page) => {
    expect(isLocalCaller(local(from('127.0.0.1'), { [name]: page }))).toBe(true)
  })
})
