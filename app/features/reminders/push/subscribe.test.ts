import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { pushSupport, subscribeToPush } from './subscribe.ts'
import { findPushToken, rememberPushToken } from './token.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const withAgent = (userAgent: string): void => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
}

type Browser = { permission: NotificationPermission; answer?: NotificationPermission }

/** A browser with push, reduced to what the code calls; records the calls. */
const browser = ({ permission, answer = permission }: Browser, refuseFirst?: DOMException) => {
  const calls: string[] = []
  let isRefused = refuseFirst === undefined
  let endpoint: string | undefined = isRefused ? undefined : 'https://push.example/other'
  const subscription = () => ({
    toJSON: () => ({ endpoint, keys: { p256dh: 'BKey', auth: 'auth' } }),
    unsubscribe: async () => {
      calls.push('unsubscribe')
      endpoint = undefined
    },
  })
  const pushManager = {
    getSubscription: async () => (endpoint === undefined ? null : subscription()),
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      calls.push(`subscribe ${String(applicationServerKey)}`)
      if (!isRefused) {
        isRefused = true
        throw refuseFirst
      }
      endpoint = 'https://push.example/new'
      return subscription()
    },
  }
  vi.stubGlobal('PushManager', pushManager)
  vi.stubGlobal('Notification', {
    permission,
    requestPermission: async () => {
      calls.push('permission')
      return answer
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }) },
  })
  return calls
}

test('a browser with push is ready, or denies permission permanently', () => {
  browser({ permission: 'default' })
  expect(pushSupport()).toBe('ready')
  browser({ permission: 'denied' })
  expect(pushSupport()).toBe('denied')
})

test('an iPhone needs the app on its Home Screen; another browser cannot', () => {
  withAgent('Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Safari/604.1')
  expect(pushSupport()).toBe('install')
  withAgent('Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/40.0')
  expect(pushSupport()).toBe('unsupported')
  vi.restoreAllMocks()
})

test('permission is asked before the key is there, and the subscription is kept', async () => {
  const calls = browser({ permission: 'default', answer: 'granted' })
  const subscribing = subscribeToPush(
    new Promise((resolve) => {
      queueMicrotask(() => {
        calls.push('key')
        resolve('server-key')
      })
    }),
  )
  expect(await subscribing).toEqual({
    endpoint: 'https://push.example/new',
    keys: { p256dh: 'BKey', auth: 'auth' },
  })
  expect(calls).toEqual(['permission', 'key', 'subscribe server-key'])
  await rememberPushToken('token-1')
  expect(await findPushToken()).toBe('token-1')
})

test.each([
  ['denied', 'denied'],
  ['default', 'dismissed'],
] as const)('permission %s subscribes to nothing', async (answer, outcome) => {
  const calls = browser({ permission: 'default', answer })
  expect(await subscribeToPush('server-key')).toBe(outcome)
  expect(calls).toEqual(['permission'])
})

test('a subscription with another key goes first; what the push service refuses is said', async () => {
  const calls = browser(
    { permission: 'granted' },
    new DOMException('Another key', 'InvalidStateError'),
  )
  expect(await subscribeToPush('server-key')).toMatchObject({
    endpoint: 'https://push.example/new',
  })
  expect(calls).toEqual([
    'permission',
    'subscribe server-key',
    'unsubscribe',
    'subscribe server-key',
  ])
  browser({ permission: 'granted' }, new DOMException('No push service', 'AbortError'))
  expect(await subscribeToPush('server-key')).toBe('refused')
})
