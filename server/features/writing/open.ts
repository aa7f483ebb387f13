import type { Feature, Shared } from '#server/feature.ts'
import { writingAdminRoutes } from './adminRoutes.ts'
import { createWriting } from './service.ts'

export const openWriting = (deps: Shared) => {
  const writing = createWriting(deps)
  return {
    routes: writingAdminRoutes(writing),
    tidy: { 'unsaved and earlier texts': writing.tidy },
  } satisfies Feature
}
