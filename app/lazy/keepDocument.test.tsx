import { QueryClientProvider } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/queries.ts'
import { rendered } from '#app/test/rendered.tsx'
import { readingsOf } from '#app/test/readings.ts'
import { patient } from './keepDocument.ts'

const Temple = () => <h1>The temple</h1>

it('shows a component that the router has loaded', async () => {
  const Page = patient(lazyRouteComponent(async () => ({ Temple }), 'Temple'))
  await Page.preload()
  expect((await rendered(<Page />)).textContent).toBe('The temple')
})

it('shows an error where code cannot be loaded, without reloading the document, and loads it on retry', async () => {
  const reload = vi.spyOn(location, 'reload')
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/temple.js')
  const load = vi.fn(async () => ({ Temple }))
  load.mockRejectedValueOnce(lost)
  const Page = patient(lazyRouteComponent(load, 'Temple'))
  await Page.preload()
  const page = await rendered(
    <QueryClientProvider client={createQueryClient(readingsOf())}>
      <Page />
    </QueryClientProvider>,
  )
  expect(page.querySelector('h1')?.textContent).toBe('Something went wrong')
  await act(async () => page.querySelector('button')?.click())
  expect(page.textContent).toBe('The temple')
  expect(load).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
})
