import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render as renderInto } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRouter } from '#app/router.tsx'
import { openPhone, type PhoneOptions } from './openPhone.ts'

/**
 * Renders the whole app at an address, as a browser does when it starts from the shell: routes,
 * header, player, toasts. For what a page combines; a single component needs only `render`.
 */
export async function renderPage(address: string, options: PhoneOptions = {}) {
  const phone = await openPhone(options)
  const router = createRouter(phone.read, 'browser', location.origin)
  const history = createMemoryHistory({ initialEntries: [address] })
  router.update({ ...router.options, history })
  await router.load()
  const user = userEvent.setup()
  const page = await act(async () => renderInto(<RouterProvider router={router} />))
  return { ...phone, user, container: page.container, address: () => history.location.href }
}
