import { onTestFinished, vi } from 'vitest'

type Browser = {
  permission?: NotificationPermission
  answer?: NotificationPermission
  /** What its push service says instead of subscribing. */
  refusal?: DOMException
}

/** A browser that can show notifications, and what its person answers. */
export function pushBrowser(browser: Browser = {}): void {
  const { permission = 'default', answer = 'granted', refusal } = browser
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'BKey', auth: 'auth' } }),
  }
  const subscribe = async () => {
    if (refusal) throw refusal
    return subscription
  }
  const pushManager = { getSubscription: async () => null, subscribe }
  vi.stubGlobal('PushManager', pushManager)
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer })
  const serviceWorker = { ready: Promise.resolve({ pushManager }) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
}
