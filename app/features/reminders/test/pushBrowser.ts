import { onTestFinished, vi } from 'vitest'

type Browser = { permission?: NotificationPermission; answer?: NotificationPermission }

/** A browser that can show notifications, and what its person answers. */
export function pushBrowser({ permission = 'default', answer = 'granted' }: Browser = {}): void {
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'BKey', auth: 'auth' } }),
  }
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription }
  vi.stubGlobal('PushManager', pushManager)
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer })
  const serviceWorker = { ready: Promise.resolve({ pushManager }) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
}
