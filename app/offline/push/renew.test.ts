import 'fake-indexeddb/auto'
import { expect, onTestFinished, test } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { openOfflineDb } from '#app/offline/db.ts'
import { renewPushHere } from './renew.ts'

type SentRequest = {
  path: string
  body: { endpoint?: string; subscription?: { endpoint: string } }
}

/** A browser with a push service behind it, and a server that knows reminders by endpoint. */
const phone = (subscribed: string | undefined, known: string[]) => {
  const db = openOfflineDb(`push-${crypto.randomUUID()}`)
  onTestFinished(() => db.delete())
  const sent: SentRequest[] = []
  const keys: unknown[] = []
  let current = subscribed
  let made = 0
  /** Whose push service takes none of our messages. */
  const refused = new Set<string>()
  const subscription = (endpoint: string) =>
    ({
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'BKey', auth: 'auth' } }),
      unsubscribe: async () => {
        current = undefined
        return true
      },
    }) as unknown as PushSubscription
  const manager = {
    getSubscription: async () => (current === undefined ? null : subscription(current)),
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit = {}) => {
      keys.push(applicationServerKey)
      made += 1
      current = `https://push.example/made-${made}`
      return subscription(current)
    },
  } as PushManager
  const answer = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  const api = createApi({
    fetch: async (path, init) => {
      const body = init?.body ? JSON.parse(String(init.body)) : {}
      sent.push({ path: String(path), body })
      if (path === '/api/reminders/push-key') return answer(200, { key: 'server-key' })
      const { endpoint, subscription: next } = body
      if (refused.has(next.endpoint)) return answer(200, { token: 'token-1', isRefused: true })
      const isKnown = known.includes(endpoint) || known.includes(next.endpoint)
      return isKnown ? answer(200, { token: 'token-1' }) : answer(404, { code: 'not_found' })
    },
  })
  const renew = (old?: { endpoint: string } | null) => renewPushHere({ db, api }, manager, old)
  return { db, sent, keys, refused, renew, current: () => current }
}

test('a browser without reminders asks nobody', async () => {
  const { sent, renew } = phone(undefined, [])
  await renew()
  expect(sent).toEqual([])
})

test('the subscription that is unchanged is reported, and its token kept', async () => {
  const { db, sent, renew } = phone('https://push.example/a', ['https://push.example/a'])
  await renew()
  expect(sent.map(({ body }) => body.endpoint)).toEqual(['https://push.example/a'])
  expect(await db.push.toArray()).toEqual([
    { key: 'here', endpoint: 'https://push.example/a', token: 'token-1' },
  ])
})

test('a changed one is reported together with the previous one', async () => {
  const { db, sent, renew } = phone('https://push.example/b', ['https://push.example/a'])
  await db.push.put({ key: 'here', endpoint: 'https://push.example/a', token: 'token-1' })
  await renew()
  expect(sent).toMatchObject([
    {
      body: {
        endpoint: 'https://push.example/a',
        subscription: { endpoint: 'https://push.example/b' },
      },
    },
  ])
  expect((await db.push.get('here'))?.endpoint).toBe('https://push.example/b')
})

test('one that the browser lost is made again, with the key of the server', async () => {
  const { db, keys, sent, renew } = phone(undefined, ['https://push.example/a'])
  await db.push.put({ key: 'here', endpoint: 'https://push.example/a' })
  await renew()
  expect(keys).toEqual(['server-key'])
  expect(sent.at(-1)?.body).toMatchObject({
    endpoint: 'https://push.example/a',
    subscription: { endpoint: 'https://push.example/made-1' },
  })
})

test('the worker tells which one ended, also where nothing was kept', async () => {
  const { db, sent, renew } = phone(undefined, ['https://push.example/old'])
  await renew({ endpoint: 'https://push.example/old' })
  expect(sent.at(-1)?.body.endpoint).toBe('https://push.example/old')
  expect((await db.push.get('here'))?.endpoint).toBe('https://push.example/made-1')
})

test('one whose push service refuses us is made again, with the key of the server', async () => {
  const old = 'https://push.example/a'
  const { db, keys, sent, refused, renew, current } = phone(old, [old])
  refused.add(old)
  await renew()
  expect(keys).toEqual(['server-key'])
  expect(current()).toBe('https://push.example/made-1')
  expect(sent.at(-1)?.body).toMatchObject({ endpoint: old, subscription: { endpoint: current() } })
  expect((await db.push.get('here'))?.endpoint).toBe(current())
})

test('where the server knows of no reminders any more, the browser is unsubscribed', async () => {
  const { db, renew, current } = phone('https://push.example/a', [])
  await db.push.put({ key: 'here', endpoint: 'https://push.example/a' })
  await renew()
  expect(current()).toBeUndefined()
  expect(await db.push.toArray()).toEqual([])
})

test('offline all stays as it was', async () => {
  const { db, current } = phone('https://push.example/a', [])
  await db.push.put({ key: 'here', endpoint: 'https://push.example/a' })
  const api = createApi({ fetch: () => Promise.reject(new TypeError('offline')) })
  const manager = {
    getSubscription: async () => ({
      toJSON: () => ({ endpoint: current(), keys: { p256dh: 'BKey', auth: 'auth' } }),
    }),
  } as unknown as PushManager
  await expect(renewPushHere({ db, api }, manager)).rejects.toThrow()
  expect(await db.push.count()).toBe(1)
})
