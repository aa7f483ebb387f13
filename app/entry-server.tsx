import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { Read } from '#contract/reads.ts'
import { manifestOf } from './manifest.ts'
import { createRouter } from './router.tsx'

// React puts a page's title, meta and link elements first; they belong into the document's head.
const headElements = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/

/** Renders a page as anyone may see it, into the built document that also serves as the app's shell. */
export async function render(
  url: URL,
  { template, read }: { template: string; read: Read },
): Promise<{ status: number; html: string }> {
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () => withoutTimes(createRouter(read, 'server', url.origin)),
  })
  const response = await handle(({ router, responseHeaders }) => {
    const rendered = renderToString(<RouterServer router={router} />)
    const head = headElements.exec(rendered)?.[0] ?? ''
    const html = template
      .replace('<!--app-head-->', () => head)
      .replace('<!--app-html-->', () => rendered.slice(head.length))
    return Promise.resolve(
      new Response(html, { status: statusOf(router._serverResult), headers: responseHeaders }),
    )
  })
  return { status: response.status, html: await response.text() }
}

/** What the phone’s home screen is told, as JSON. */
export const renderManifest = async (read: Read): Promise<string> =>
  JSON.stringify(manifestOf(await read('getSite', {})))

/**
 * When a loader ran would give the same page other bytes, and another tag, each time it is made. The
 * browser is told the beginning of time instead: it then takes nothing of a page that was kept for
 * hours to be fresh.
 */
const withoutTimes = (router: ReturnType<typeof createRouter>): typeof router => {
  const { load } = router
  router.load = async (options) => {
    await load(options)
    for (const match of router.state.matches) match.updatedAt = 0
  }
  return router
}

/** The router's own finding; redirects were answered before anything was rendered. */
const statusOf = (result: object | undefined): number =>
  result && 'status' in result && typeof result.status === 'number' ? result.status : 200
