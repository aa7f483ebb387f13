import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWakeLock } from './wakeLock.ts'

const idleMs = 5 * 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const openPage = () => {
  const listeners = new Set<() => void>()
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  }
  const held: { released: boolean }[] = []
  const request = vi.fn(async () => {
    const lock = { released: false, release: async () => void (lock.released = true) }
    held.push(lock)
    return lock as unknown as WakeLockSentinel
  })
  const document = page as unknown as Document
  const lock = createWakeLock({ wakeLock: { request }, document, idleMs })
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    // The browser ends the lock of a hidden page.
    if (state === 'hidden') for (const one of held) one.released = true
    for (const listener of listeners) listener()
  }
  const isOn = () => held.some(({ released }) => !released)
  return { lock, request, show, isOn }
}

const soon = () => vi.advanceTimersByTimeAsync(0)

it('The screen stays on from the first bead, with one lock for many', async () => {
  const { lock, request, isOn } = openPage()
  expect(isOn()).toBe(false)
  lock.keepOn()
  lock.keepOn()
  await soon()
  lock.keepOn()
  await soon()
  expect(isOn()).toBe(true)
  expect(request).toHaveBeenCalledOnce()
})

it('It is kept on again when the page is back', async () => {
  const { lock, show, isOn } = openPage()
  lock.keepOn()
  await soon()
  show('hidden')
  await soon()
  expect(isOn()).toBe(false)
  show('visible')
  await soon()
  expect(isOn()).toBe(true)
})

it('It may turn off some minutes after the last bead, and when the mala is left', async () => {
  const { lock, show, isOn } = openPage()
  lock.keepOn()
  await vi.advanceTimersByTimeAsync(idleMs)
  expect(isOn()).toBe(false)
  show('visible')
  await soon()
  expect(isOn()).toBe(false)
  lock.keepOn()
  await soon()
  lock.end()
  await soon()
  expect(isOn()).toBe(false)
})
