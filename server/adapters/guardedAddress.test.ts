import { get } from 'node:https'
import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { assertPublicHost, guardedLookup, isPublicAddress } from './guardedAddress.ts'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.19.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.255',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::7f00:1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'localhost',
  '',
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.1.1',
  '223.255.255.1',
  '2404:6800:4009::200a',
  '2a00:1450:4001::1',
])('%s is on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  'https://127.0.0.1/x',
  'https://0x7f.1/x',
  'https://2130706433/x',
  'https://017700000001/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://169.254.169.254/latest/meta-data',
])('%s names a private address, however it is written', (url) => {
  expect(() => assertPublicHost(new URL(url))).toThrow('not on the public internet')
})

test('names and public addresses pass until they are resolved', () => {
  for (const url of ['https://8.8.8.8/x', 'https://[2a00:1450:4001::1]/x', 'https://fcm.example/x'])
    expect(() => assertPublicHost(new URL(url))).not.toThrow()
})

const look = (answers: LookupAddress[][]) =>
  guardedLookup((_, __, done) => done(null, answers.shift() ?? []))

const ask = (lookup: ReturnType<typeof guardedLookup>, all: boolean) =>
  new Promise((resolve) =>
    lookup('push.example', { all }, (error, address, family) =>
      resolve(error ? error.message : all ? address : [address, family]),
    ),
  )

const open = { address: '93.184.215.14', family: 4 }
const hidden = { address: '10.0.0.5', family: 4 }

test('a name is answered with what was checked, one address or all', async () => {
  expect(await ask(look([[open]]), false)).toEqual(['93.184.215.14', 4])
  expect(await ask(look([[open]]), true)).toEqual([open])
})

test('a name that leads into a private network, if only in part or the next time, is refused', async () => {
  const refusal = 'This name leads into a private network'
  expect(await ask(look([[hidden]]), false)).toBe(refusal)
  expect(await ask(look([[open, hidden]]), true)).toBe(refusal)
  expect(await ask(look([[]]), true)).toBe(refusal)
  const rebinding = look([[open], [hidden]])
  expect(await ask(rebinding, true)).toEqual([open])
  expect(await ask(rebinding, true)).toBe(refusal)
})

test('a request asks it before it connects to anything', async () => {
  const failed = await new Promise<NodeJS.ErrnoException>((resolve) =>
    get('https://localhost:1/', { lookup: guardedLookup() }).on('error', resolve),
  )
  expect(failed.code).toBe('private_address')
})
