import './styles.css'
import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Read } from '#contract/reads.ts'
import { hearPresses } from './earlyPress.ts'
import { patiently } from './lazy/lazyLoad.ts'
import { followConnection } from './offline/followConnection.ts'
import { usable } from './lazy/usable.ts'
import { loadPhone } from './offline/loadPhone.ts'
import { askAfterReturn } from './offline/session/askAfterReturn.ts'
import { createRouter } from './router.tsx'
import { keepDocument } from './lazy/keepDocument.ts'

type Router = ReturnType<typeof createRouter>

/** A browser waits for code without end; a page must say some time that it did not come. */
const patienceMs = 30_000
const soon = <T,>(coming: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The code did not come')), patienceMs)
    coming.then(resolve, reject).finally(() => clearTimeout(timer))
  })

const isRendered = document.getElementById('root')?.firstElementChild != null

/**
 * Schemas and the phone's database are loaded by the first query. A page that the server rendered has all
 * it shows: what is only fetched again waits until the page can be used.
 */
const read: Read = async (name, input) => {
  if (isRendered) await usable
  return (await soon(loadPhone())).content.read(name, input)
}

hearPresses()
// The code is one task of the browser's and the app another, so that a touch in between is answered.
setTimeout(start)

function start(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  followConnection()
  askAfterReturn()
  const router = createRouter(read, 'browser', location.origin)
  keepDocument(router)
  setTimeout(() => {
    // Whoever comes back far down the page is brought there: it must be there.
    document.documentElement.dataset['painted'] = 'all'
    // In a transition React takes over piece by piece, for the same reason.
    if (isRendered) startTransition(() => void hydrateRoot(root, <RouterClient router={router} />))
    else void startFromShell(root, router)
    void usable.then(() => whenIdle(() => keepPhone(router.options.context.queryClient)))
  })
}

/** The worker's shell holds no page yet: what the phone kept is put back, and then rendered. */
async function startFromShell(empty: HTMLElement, router: Router): Promise<void> {
  try {
    const { restoreQueries } = await import('./offline/content/persist.ts')
    await restoreQueries(router.options.context.queryClient)
  } catch {
    // Its code could not be loaded: the pages then ask the network for what was kept.
  }
  createRoot(empty).render(<RouterProvider router={router} />)
}

/** What is not needed to read the page waits until the browser has nothing better to do. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task, 200)
}

async function keepPhone(queryClient: QueryClient): Promise<void> {
  const [
    { keepQueries },
    { forgetPrivate },
    { forgetDetails },
    { refreshContent },
    { renewPushAtStart },
    phone,
  ] = await patiently(() =>
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
