import { QueryClientProvider } from '@tanstack/react-query'
import { act, Suspense } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient } from '#app/queries.ts'
import { rendered } from '#app/test/rendered.tsx'
import { readingsOf } from '#app/test/readings.ts'
import { lazyPage } from './lazyPage.tsx'
import { patienceMs, markInteractive } from './interactive.ts'

const Temple = () => <h1>The temple</h1>

/** A route's code, which cannot be loaded until `arrive` is called. */
const lostCode = () => {
  let isThere = false
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/temple.js')
  const load = vi.fn(() => (isThere ? Promise.resolve(Temple) : Promise.reject(lost)))
  return { load, arrive: () => void (isThere = true) }
}

it('is shown at once when the router has preloaded it', async () => {
  const { load, arrive } = lostCode()
  arrive()
  const Page = lazyPage(load)
  await Page.preload()
  expect((await rendered(<Page />)).textContent).toBe('The temple')
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows an error in its place, and appears after a retry', async () => {
  const reload = vi.spyOn(location, 'reload')
  const { load, arrive } = lostCode()
  const Page = lazyPage(load)
  await Page.preload()
  const page = await rendered(
    <QueryClientProvider client={createQueryClient(readingsOf())}>
      <Page />
    </QueryClientProvider>,
  )
  expect(page.querySelector('h1')?.textContent).toBe('Something went wrong')
  arrive()
  await act(async () => page.querySelector('button')?.click())
  expect(page.textContent).toBe('The temple')
  expect(reload).not.toHaveBeenCalled()
})

it('keeps the server-rendered page until it can hydrate it', async () => {
  const { load, arrive } = lostCode()
  const Page = lazyPage(load)
  await Page.preload()
  const page = await rendered(
    <Suspense>
      <Page />
    </Suspense>,
    '<!--$--><h1>The temple</h1><!--/$-->',
  )
  const heading = page.querySelector('h1')
  const isTakenOver = () => Object.keys(heading ?? {}).some((key) => key.startsWith('__reactProps'))
  expect(page.textContent).toBe('The temple')
  expect(isTakenOver()).toBe(false)
  arrive()
  await act(async () => void dispatchEvent(new Event('online')))
  expect(page.querySelector('h1')).toBe(heading)
  expect(isTakenOver()).toBe(true)
})

it('delays the start of the app only briefly, and later keeps the previous page until it is loaded', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers()
  const never = () => new Promise<typeof Temple>(() => undefined)
  const isOver = vi.fn()
  const first = lazyPage(never).preload().then(isOver)
  await vi.advanceTimersByTimeAsync(patienceMs)
  expect(isOver).toHaveBeenCalledOnce()
  await first
  markInteractive()
  const Page = lazyPage(never)
  await vi.advanceTimersByTimeAsync(0)
  void Page.preload().then(isOver)
  await vi.advanceTimersByTimeAsync(10 * patienceMs)
  expect(isOver).toHaveBeenCalledOnce()
})
