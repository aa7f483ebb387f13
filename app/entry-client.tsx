import './styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Read } from '#contract/reads.ts'
import { createRouter } from './router.tsx'

const loadPhone = () => import('./offline/phone.ts')

// Schemas and the phone's database are only loaded by the first reading, never before the first paint.
const read: Read = async (name, input) => (await loadPhone()).content.read(name, input)

const router = createRouter(read, 'browser', location.origin)
const { queryClient } = router.options.context
const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

if (root.firstElementChild) hydrateRoot(root, <RouterClient router={router} />)
else void startFromShell(root)

/** The worker's shell holds no page yet: what the phone kept is put back, and then rendered. */
async function startFromShell(empty: HTMLElement): Promise<void> {
  const { restoreQueries } = await import('./offline/persist.ts')
  await restoreQueries(queryClient)
  createRoot(empty).render(<RouterProvider router={router} />)
}

// What is not needed to read the page waits until the browser has nothing better to do.
const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200))
whenIdle(async () => {
  const [{ keepQueries }, { refreshContent }, { content }] = await Promise.all([
    import('./offline/persist.ts'),
    import('./offline/refresh.ts'),
    loadPhone(),
  ])
  keepQueries(queryClient)
  refreshContent(queryClient, content)
})
