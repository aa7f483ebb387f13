import { createECDH } from 'node:crypto'
import { beforeAll, afterAll, expect, test } from 'vitest'
import webPush from 'web-push'
import type { ChannelError } from '#server/adapters/channelError.ts'
import { decryptPush } from '#server/test/decryptPush.ts'
import {
  startPushService,
  type PushService,
  type TestSubscription,
} from '#server/test/pushService.ts'
import { areKeysSound } from './areKeysSound.ts'
import { createAuthorizations } from './authorizations.ts'
import { encryptPush } from './encrypt.ts'
import { isKnownService, isPushEndpoint } from './endpoint.ts'
import type { PushMessage, PushSender } from './port.ts'
import { createWebPush, mostPayloadBytes } from './webPush.ts'

const keys = webPush.generateVAPIDKeys()
const subject = 'mailto:office@temple.example'

let service: PushService
let push: PushSender

const senderFor = (origin: string, ca?: string, patienceMs?: number): PushSender =>
  createWebPush({
    keys,
    subject,
    testService: { origin, ca },
    ...(patienceMs !== undefined && { patienceMs }),
  })

beforeAll(async () => {
  service = await startPushService({ publicKey: keys.publicKey })
  push = senderFor(service.origin, service.ca)
})
afterAll(async () => {
  await push.close()
  await service.stop()
})

const messageTo = (
  { endpoint, keys: { p256dh, auth } }: TestSubscription,
  rest: Partial<PushMessage> = {},
): PushMessage => ({
  target: { endpoint, p256dh, auth },
  payload: '{"web_push":8030}',
  topic: 'sankashti-20261127',
  ttlSeconds: 3600,
  urgency: 'normal',
  ...rest,
})

const errorOf = (sending: Promise<void>): Promise<ChannelError | undefined> =>
  sending.then(
    () => undefined,
    (error: ChannelError) => error,
  )

/** RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  browserPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

test('the example of RFC 8291 is read by the decryption that these tests rely on', () => {
  const browser = createECDH('prime256v1')
  browser.setPrivateKey(bytes(example.browserPrivate))
  expect(decryptPush(bytes(example.body), browser, bytes(example.auth))).toBe(example.text)
})

test('what we encrypt can be read, and no two messages share a key or a salt', () => {
  const browser = createECDH('prime256v1')
  const p256dh = browser.generateKeys('base64url')
  const ours = [1, 2].map(() => encryptPush('Namaste', { p256dh, auth: example.auth }))
  expect(ours.map((body) => decryptPush(body, browser, bytes(example.auth)))).toEqual([
    'Namaste',
    'Namaste',
  ])
  const [salts, senders] = [
    ours.map((body) => body.subarray(0, 16).toString('hex')),
    ours.map((body) => body.subarray(21, 86).toString('hex')),
  ]
  expect(new Set(salts).size + new Set(senders).size).toBe(4)
})

test('a message arrives as written, with its topic, TTL and urgency', async () => {
  const browser = service.subscribe()
  const payload = JSON.stringify({ title: 'संकष्टी चतुर्थी', body: 'Moonrise 20:41 🌙' })
  await push.send(messageTo(browser, { payload, urgency: 'high' }))
  const [got] = service.received.filter(({ endpoint }) => endpoint === browser.endpoint)
  expect(got?.text).toBe(payload)
  expect(got?.headers).toMatchObject({
    ttl: '3600',
    urgency: 'high',
    topic: 'sankashti-20261127',
    'content-encoding': 'aes128gcm',
  })
  expect(got?.claims).toMatchObject({ aud: service.origin, sub: subject })
})

test('the largest message goes; a byte more is refused without asking anybody', async () => {
  const browser = service.subscribe()
  await push.send(messageTo(browser, { payload: 'x'.repeat(mostPayloadBytes) }))
  const before = service.asked()
  const error = await errorOf(
    push.send(messageTo(browser, { payload: 'x'.repeat(mostPayloadBytes + 1) })),
  )
  expect(error).toMatchObject({ kind: 'permanent', code: 'too_large' })
  expect(service.asked()).toBe(before)
})

test.each([
  ['400', 'permanent'],
  ['401', 'credentials'],
  ['403', 'credentials'],
  ['404', 'gone'],
  ['410', 'gone'],
  ['413', 'permanent'],
  ['429', 'transient'],
  ['500', 'transient'],
  ['503', 'transient'],
] as const)('%s is %s', async (scenario, kind) => {
  const error = await errorOf(push.send(messageTo(service.subscribe(scenario))))
  expect(error).toMatchObject({ kind, code: scenario })
  expect(error?.retryAfterMs).toBe(scenario === '429' ? 120_000 : undefined)
})

test('a redirect is not followed; a slow answer is waited for, silence is not', async () => {
  const before = service.asked()
  expect(await errorOf(push.send(messageTo(service.subscribe('redirect'))))).toMatchObject({
    kind: 'permanent',
    code: '307',
  })
  expect(service.asked()).toBe(before + 1)
  await push.send(messageTo(service.subscribe('slow')))
  const impatient = senderFor(service.origin, service.ca, 300)
  expect(await errorOf(impatient.send(messageTo(service.subscribe('silent'))))).toMatchObject({
    kind: 'transient',
    code: 'timeout',
  })
  await impatient.close()
})

test('a service that is down, or shows a certificate that nobody knows, is tried again later', async () => {
  const down = await startPushService()
  const browser = down.subscribe()
  const sender = senderFor(down.origin, down.ca)
  await down.stop()
  expect(await errorOf(sender.send(messageTo(browser)))).toMatchObject({
    kind: 'transient',
    code: 'ECONNREFUSED',
  })
  const distrustful = senderFor(service.origin)
  const error = await errorOf(distrustful.send(messageTo(service.subscribe())))
  expect(error).toMatchObject({ kind: 'transient', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  await Promise.all([sender.close(), distrustful.close()])
})

test('keys that nobody can encrypt for are given up', async () => {
  const { endpoint } = service.subscribe()
  const unsound = { endpoint, keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } }
  expect(await errorOf(push.send(messageTo(unsound)))).toMatchObject({
    kind: 'permanent',
    code: 'unsound_keys',
  })
  expect(areKeysSound(unsound.keys)).toBe(false)
  expect(areKeysSound(service.subscribe().keys)).toBe(true)
  expect(areKeysSound({ ...service.subscribe().keys, auth: 'abcd' })).toBe(false)
})

test.each([
  'http://push.example/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://10.0.0.5/x',
  'https://169.254.169.254/latest/meta-data',
  'https://intranet/x',
  'https://push.example:8443/x',
  'https://user:password@push.example/x',
  'HTTPS://push.example/x',
  'https://android.googleapis.com/gcm/send/x',
  'ftp://push.example/x',
  'no address',
])('%s is no address of a push service, and nothing is sent there', async (endpoint) => {
  expect(isPushEndpoint(endpoint, service.origin)).toBe(false)
  const browser = { ...service.subscribe(), endpoint }
  expect(await errorOf(push.send(messageTo(browser)))).toMatchObject({ kind: 'permanent' })
})

test('a name that leads to this machine is not followed', async () => {
  const closed = createWebPush({
    keys,
    subject,
    resolve: (_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  })
  const { port } = new URL(service.origin)
  const before = service.asked()
  const sendTo = (endpoint: string) =>
    errorOf(closed.send(messageTo({ ...service.subscribe(), endpoint })))
  expect(await sendTo('https://push.example/x')).toMatchObject({
    kind: 'permanent',
    code: 'private_address',
  })
  expect(await sendTo(`https://push.example:${port}/x`)).toMatchObject({ kind: 'permanent' })
  expect(service.asked()).toBe(before)
  await closed.close()
})

test('only the services of browsers are believed when they refuse our key', () => {
  for (const host of [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    'wns2-pn1p.notify.windows.com',
  ])
    expect(isKnownService(host)).toBe(true)
  for (const host of ['push.example', 'fcm.googleapis.com.evil.example', 'evilpush.apple.com'])
    expect(isKnownService(host)).toBe(false)
})

test('a service that we do not know keeps nobody waiting', async () => {
  const sender = createWebPush({
    keys,
    subject,
    patienceMs: 1200,
    // A name that is never found, as of a server that never answers.
    resolve: () => undefined,
  })
  const { keys: browserKeys } = service.subscribe()
  const waited = async (endpoint: string) => {
    const begun = performance.now()
    const error = await errorOf(sender.send(messageTo({ endpoint, keys: browserKeys })))
    expect(error).toMatchObject({ kind: 'transient', code: 'timeout' })
    return { ms: performance.now() - begun, again: error?.retryAfterMs }
  }
  const [known, stranger] = [
    await waited('https://fcm.googleapis.com/fcm/send/x'),
    await waited('https://push.stranger.example/x'),
  ]
  await sender.close()
  expect(known.ms).toBeGreaterThanOrEqual(1190)
  expect(known.again).toBeUndefined()
  expect(stranger.ms).toBeLessThan(1100)
  expect(stranger.again).toBe(30 * 60 * 1000)
})

test('one token serves a push service for hours, then a new one does', () => {
  const started = Date.now()
  let hours = 0
  const now = () => new Date(started + hours * 60 * 60 * 1000)
  const authorizationFor = createAuthorizations({ ...keys, subject, now })
  const first = authorizationFor('https://one.example')
  hours = 9
  expect(authorizationFor('https://one.example')).toBe(first)
  expect(authorizationFor('https://two.example')).not.toBe(first)
  hours = 11
  expect(authorizationFor('https://one.example')).not.toBe(first)
})

test('many at once all arrive, each at its own browser', async () => {
  const browsers = Array.from({ length: 200 }, () => service.subscribe())
  await Promise.all(
    browsers.map((browser) => push.send(messageTo(browser, { payload: browser.endpoint }))),
  )
  for (const { endpoint } of browsers) {
    const got = service.received.filter((one) => one.endpoint === endpoint)
    expect(got.map(({ text }) => text)).toEqual([endpoint])
  }
})
