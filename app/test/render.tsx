import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  parseSearchWith,
  RouterProvider,
  stringifySearchWith,
} from '@tanstack/react-router'
import { act, render as renderInto } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { LazyToasts } from '#app/lazy/LazyToasts.tsx'
import { createQueryClient } from '#app/queries.ts'
import { openPhone, type PhoneOptions } from './openPhone.ts'

export type RenderOptions = PhoneOptions & {
  /** Its address; links and navigation lead to other addresses, which show nothing. */
  at?: string
}

/**
 * Renders a component as a page does: with a router, a query cache, the phone's database in memory,
 * toasts, and a server that answers by the contract. Everything is removed when the test ends.
 */
export async function render(node: ReactNode, { at = '/', ...options }: RenderOptions = {}) {
  const phone = await openPhone(options)
  const queryClient = createQueryClient(phone.read)
  const history = createMemoryHistory({ initialEntries: [at] })
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <LazyToasts label="Notifications" closeLabel="Close" />
      </>
    ),
  })
  const path = new URL(at, 'http://localhost').pathname
  const here = createRoute({ getParentRoute: () => root, path, component: () => node })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  const router = createRouter({
    routeTree: root.addChildren([here, elsewhere]),
    history,
    context: { queryClient },
    // As in the app: what is in an address is text.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(JSON.stringify),
  })
  await router.load()
  const user = userEvent.setup()
  const page = await act(async () =>
    renderInto(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    ),
  )
  return {
    ...phone,
    user,
    queryClient,
    container: page.container,
    /** The address now, with its search and hash. */
    address: () => history.location.href,
  }
}

export { screen, within } from '@testing-library/react'
