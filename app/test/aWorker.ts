import { onTestFinished, vi } from 'vitest'

class AWorker extends EventTarget {
  scriptURL = '/sw.js'
  state = 'installing'
  /** The messages that the page has posted to it. */
  messages: string[] = []
  postMessage({ type }: { type: string }, ports: MessagePort[] = []) {
    this.messages.push(type)
    for (const port of ports) port.close()
  }
}

class ARegistration extends EventTarget {
  installing?: AWorker
  waiting?: AWorker | undefined
  active = new AWorker()
  update = vi.fn(async () => undefined)
  unregister = vi.fn(async () => true)
}

/** The browser's service workers, as in the built app: one is in charge, and others may follow. */
export function aServiceWorker() {
  const registration = new ARegistration()
  const container = Object.assign(new EventTarget(), {
    controller: registration.active,
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  })
  vi.stubEnv('PROD', true)
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    Reflect.deleteProperty(navigator, 'serviceWorker')
    reload.mockRestore()
  })
  return {
    registration,
    reload,
    /** A new version was fetched, waits, and the page knows. */
    publish: async () => {
      const worker = new AWorker()
      registration.installing = worker
      registration.dispatchEvent(new Event('updatefound'))
      registration.waiting = worker
      worker.state = 'installed'
      worker.dispatchEvent(new Event('statechange'))
      // Workbox looks again 200 ms later whether it still waits, with a timer set before this one.
      await new Promise((resolve) => setTimeout(resolve, 200))
      return worker
    },
    /** The one that waited is in charge now. */
    takeOver: () => {
      if (registration.waiting) container.controller = registration.waiting
      registration.waiting = undefined
      container.dispatchEvent(new Event('controllerchange'))
    },
  }
}
