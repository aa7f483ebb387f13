import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render as renderInto } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMantra } from '#app/test/builders.ts'
import { openPhone } from '#app/test/openPhone.ts'
import { screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { createRouter } from '#app/router.tsx'
import { getMantra } from '#contract/mantras/public.ts'
import { frameFirst } from './frameFirst.ts'

it('A document without a page shows the frame while neither database nor server answers', async () => {
  const server = templeServer()
  const release = server.holds(getMantra, aMantra())
  const phone = await openPhone({ server, database: 'locked' })
  const router = createRouter(phone.read, 'browser', location.origin)
  const history = createMemoryHistory({ initialEntries: ['/chant/ganesha-gayatri'] })
  router.update({ ...router.options, history })
  await frameFirst(router, router.options.context.queryClient)
  await act(async () => renderInto(<RouterProvider router={router} />))
  expect(await screen.findByRole('banner')).toBeTruthy()
  const text = () => document.body.textContent
  expect(text()).not.toContain('Touch anywhere')
  release()
  await expect.poll(text).toContain('Touch anywhere')
  // The next page waits behind this one.
  expect(router.options.defaultPendingMs).toBe(Infinity)
})
