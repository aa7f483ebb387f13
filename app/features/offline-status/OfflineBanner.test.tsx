import { act } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { reportReach } from '#app/offline/connection.ts'
import { readQuery } from '#app/queries.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listMantras } from '#contract/mantras/public.ts'
import { OfflineBanner } from './OfflineBanner.tsx'

it('The strip says that the phone is offline, as long as that lasts', async () => {
  const { network } = await render(<OfflineBanner />)
  expect(screen.getByRole('status').textContent).toBe('')
  await act(async () => network.lose())
  expect(screen.getByRole('status').textContent).toBe('You’re offline. Saved pages still work.')
  await act(async () => network.regain())
  expect(screen.getByRole('status').textContent).toBe('')
})

it('The strip says that the server cannot be reached although there is a network', async () => {
  await render(<OfflineBanner />)
  await act(async () => reportReach(false))
  expect(screen.getByRole('status').textContent).toBe('We can’t connect. Saved pages still work.')
})

it('The strip says that a page waits for long, with a way to try again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = templeServer()
  const release = server.holds(listMantras, [])
  await render(
    <>
      <Waiting />
      <OfflineBanner />
    </>,
    { server },
  )
  const status = () => screen.getByRole('status').textContent
  await act(async () => vi.advanceTimersByTimeAsync(4_900))
  expect(status()).toBe('')
  await act(async () => vi.advanceTimersByTimeAsync(200))
  expect(status()).toBe('This is taking long…Try again')
  await act(async () => release())
  await expect.poll(status).toBe('')
})

it('The strip says nothing while a rendered page is left undisturbed on a first visit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.innerHTML = '<div id="root"><h1>Today</h1></div>'
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: null },
    configurable: true,
  })
  vi.resetModules()
  onTestFinished(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  const { markInteractive } = await import('#app/lazy/interactive.ts')
  const fresh = await import('#app/test/render.tsx')
  const { OfflineBanner: Banner } = await import('./OfflineBanner.tsx')
  const server = templeServer()
  server.holds(listMantras, [])
  await fresh.render(
    <>
      <Waiting />
      <Banner />
    </>,
    { server },
  )
  markInteractive()
  const status = () => screen.getByRole('status').textContent
  await act(async () => vi.advanceTimersByTimeAsync(15_000))
  expect(status()).toBe('')
  await act(async () => document.body.click())
  await act(async () => vi.advanceTimersByTimeAsync(5_000))
  expect(status()).toBe('This is taking long…Try again')
})

function Waiting() {
  useQuery(readQuery('listMantras', {}))
  return null
}
