import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aServiceWorker } from '#app/test/aWorker.ts'

/** The page's code as a first visit loads it, and whether what waits for the worker has begun. */
async function visitFirst() {
  vi.resetModules()
  const worker = aServiceWorker()
  Object.assign(navigator.serviceWorker, { controller: null })
  const { markInteractive } = await import('#app/lazy/interactive.ts')
  const { settled } = await import('#app/lazy/calm.ts')
  const { registerWorker } = await import('./serviceWorker.ts')
  let hasBegun = false
  void settled.then(() => (hasBegun = true))
  markInteractive()
  return {
    ...worker,
    register: () => registerWorker({ onUpdate: () => undefined, whenQuiet: async () => undefined }),
    hasBegun: () => hasBegun,
  }
}

/** More than a page is left undisturbed for, less than the worker is waited for. */
const pass = () => vi.advanceTimersByTimeAsync(10_000)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('begins what waits for the worker once the worker has control', async () => {
  const { register, takeOver, hasBegun } = await visitFirst()
  const stop = register()
  await pass()
  expect(hasBegun()).toBe(false)
  takeOver()
  await pass()
  expect(hasBegun()).toBe(true)
  stop()
})

it('begins it where a private window refuses the worker', async () => {
  const { register, hasBegun } = await visitFirst()
  Object.assign(navigator.serviceWorker, { register: () => Promise.reject(new Error('Refused')) })
  const stop = register()
  await pass()
  expect(hasBegun()).toBe(true)
  stop()
})

it('begins it where pages are developed, without a worker', async () => {
  const { register, hasBegun } = await visitFirst()
  vi.stubEnv('PROD', false)
  register()
  await pass()
  expect(hasBegun()).toBe(true)
})
