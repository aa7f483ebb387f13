import type { Feature, Shared } from '#server/feature.ts'
import { festivalAdminRoutes, type AdminDeps } from './adminRoutes.ts'
import { festivalDocuments } from './documents.ts'
import { festivalRoutes } from './routes.ts'
import { createFestivals } from './service.ts'
import { translatedFestivals } from './translated.ts'

type Deps = Shared & Parameters<typeof createFestivals>[0] & Omit<AdminDeps, 'festivals'>

export const openFestivals = (deps: Deps) => {
  const festivals = createFestivals(deps)
  return {
    service: festivals,
    routes: [...festivalRoutes(festivals), ...festivalAdminRoutes({ ...deps, festivals })],
    documents: festivalDocuments(festivals, deps.publicUrl),
    daily: { festivals: festivals.generate },
    translated: translatedFestivals,
  } satisfies Feature
}
