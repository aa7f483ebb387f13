// Libraries look once, when they are loaded, whether there is a browser; every test file of this process has the
// same ones. So they are loaded before `renderAt` takes the browser away.
import '@tanstack/react-query'
import 'dexie'
import 'react-hook-form'
import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import type { Read } from '#contract/reads.ts'

const template =
  '<head><!--app-head--></head><div id="root"><!--app-html--></div><!--app-queries-->'

const browserOnly = ['document', 'window', 'localStorage', 'sessionStorage', 'navigator']

/** As on the server, where there is no browser. */
async function renderAt(address: string, now: string, read: Read) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  vi.stubEnv('SSR', true)
  const url = new URL(address, location.origin)
  for (const name of browserOnly) vi.stubGlobal(name, undefined)
  try {
    const { render } = await import('#app/entry-server.tsx')
    return await render(url, { template, read })
  } finally {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  }
}

/** Runs what a browser runs while it reads the page: the router's scripts, and those within the page. */
function runScripts(root: HTMLElement): void {
  const itself = vi.spyOn(document, 'currentScript', 'get')
  for (const script of document.body.querySelectorAll('script:not([type])')) {
    // The router's remove what stands before them, which would be the test's own.
    itself.mockReturnValue(
      (root.contains(script) ? script : document.createElement('script')) as HTMLScriptElement,
    )
    new Function(script.textContent)()
  }
  itself.mockRestore()
}

type Options = {
  rendered: string
  opened: string
  read: Read
  /** What the server renders it from, where that is more than the path. */
  served?: string
}

/**
 * A page that the server rendered at one time and a browser opens at another: what React had to repair of it.
 * Nothing of the app has been loaded before, as on a first visit. The server renders the path alone: one page
 * for everybody, whatever is behind its `?` or `#`.
 */
export async function hydratePage(
  address: string,
  { rendered, opened, read, served }: Options,
): Promise<{ text: string; repaired: unknown[] }> {
  vi.resetModules()
  const [path = ''] = address.split(/[?#]/)
  const { html } = await renderAt(served ?? path, rendered, read)
  const { openPhone } = await import('./openPhone.ts')
  const { network } = await openPhone({ now: opened })
  // What an answer changes comes later than what is rendered here.
  network.lose()
  history.replaceState(null, '', address)
  document.body.innerHTML = html.slice(html.indexOf('<div id="root">'))
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const text = root.querySelector('main')?.textContent ?? ''
  runScripts(root)
  const { createRouter } = await import('#app/router.tsx')
  const router = createRouter(read, 'browser', location.origin)
  await hydrate(router)
  const repaired: unknown[] = []
  const page = await act(async () =>
    hydrateRoot(root, <RouterProvider router={router} />, {
      onRecoverableError: (error) => repaired.push(error),
    }),
  )
  onTestFinished(async () => {
    await act(async () => page.unmount())
    document.body.replaceChildren()
    history.replaceState(null, '', '/')
  })
  return { text, repaired }
}
