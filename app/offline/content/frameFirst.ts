import type { AnyRouter } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { restoreQueries } from './persist.ts'

/**
 * Prepares a document that has no page yet, the worker's shell: restores what the phone stored, and shows the
 * frame while the first page waits for its data. Later pages wait behind the one before them.
 */
export async function frameFirst(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  Object.assign(router.options, {
    defaultPendingComponent: () => null,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
  })
  router.subscribe('onResolved', () => (router.options.defaultPendingMs = Infinity))
  await restoreQueries(queryClient)
}
