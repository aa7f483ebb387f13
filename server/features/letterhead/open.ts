import { prepareLetterhead } from '#server/adapters/image/prepareLetterhead.ts'
import type { Feature, Shared } from '#server/feature.ts'
import { createLetterheadAdmin } from './admin.ts'
import { letterheadRoutes } from './adminRoutes.ts'

export const openLetterhead = (deps: Shared) => {
  const storage = deps.stores.media
  const letterhead = createLetterheadAdmin({ ...deps, storage, prepareLetterhead })
  return { routes: letterheadRoutes(letterhead) } satisfies Feature
}
