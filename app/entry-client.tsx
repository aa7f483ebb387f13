import './styles.css'
import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Read } from '#contract/reads.ts'
import { hearPresses } from './earlyPress.ts'
import { afterFirstRender, isRendered, settled } from './lazy/calm.ts'
import { loadWithRetry } from './lazy/lazyLoad.ts'
import { followConnection } from './offline/followConnection.ts'
import { loadPhone } from './offline/loadPhone.ts'
import { reloadForNewAccount } from './offline/session/reloadForNewAccount.ts'
import { createRouter } from './router.tsx'
import { keepDocument } from './lazy/keepDocument.ts'

type Router = ReturnType<typeof createRouter>

/** Browsers never time out loading a chunk, so we do. */
const patienceMs = 30_000
/** How long the first frame may wait for stored content. */
const frameMs = 4_000
const within = <T,>(ms: number, promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(reject, ms, new Error('It did not come'))),
  ])

/**
 * The first query loads the schemas and the phone's database. A page that the server rendered has
 * everything it shows: refetching waits until the app is stored or the person acts.
 */
const read: Read = async (name, input) => {
  await afterFirstRender
  return (await within(patienceMs, loadPhone())).content.read(name, input)
}

hearPresses()
// The menu may be pressed before the page is calm.
if (!document.body.showPopover)
  void loadWithRetry(() => import('./lazy/popovers.ts')).then((late) => late.replacePopovers())
// Loading the code is one task for the browser and the app another, so that a touch in between is
// handled.
setTimeout(start)

function start(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  followConnection()
  reloadForNewAccount()
  const router = createRouter(read, 'browser', location.origin)
  keepDocument(router)
  setTimeout(() => {
    // Scroll restoration may lead far down the page, so that part must be rendered.
    document.documentElement.dataset['painted'] = 'all'
    // In a transition React hydrates piece by piece, for the same reason.
    if (isRendered) startTransition(() => void hydrateRoot(root, <RouterClient router={router} />))
    else void startFromShell(root, router)
    void settled.then(() => keepPhone(router.options.context.queryClient))
  })
}

/**
 * The service worker's shell has no content: stored queries are restored before the first render.
 */
async function startFromShell(empty: HTMLElement, router: Router): Promise<void> {
  const { queryClient } = router.options.context
  try {
    const module = import('./offline/content/frameFirst.ts')
    await within(
      frameMs,
      module.then(({ frameFirst }) => frameFirst(router, queryClient)),
    )
  } catch {
    // Loading failed or timed out: the pages fetch from the network instead.
  }
  createRoot(empty).render(<RouterProvider router={router} />)
}

async function keepPhone(queryClient: QueryClient): Promise<void> {
  const [
    { keepQueries },
    { forgetPrivate },
    { forgetDetails },
    { refreshContent },
    { renewPushAtStart },
    phone,
  ] = await loadWithRetry(() =>
    Promise.all([
      import('./offline/content/persist.ts'),
      import('./offline/session/forgetPrivate.ts'),
      import('./offline/outbox/donationDetails.ts'),
      import('./offline/content/refresh.ts'),
      import('./offline/push/renewAtStart.ts'),
      loadPhone(),
    ]),
  )
  keepQueries(queryClient)
  forgetPrivate(queryClient, forgetDetails)
  refreshContent(queryClient, phone.content, phone.savedPosts)
  void renewPushAtStart(phone)
}
