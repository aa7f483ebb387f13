import type { Feature, Shared } from '#server/feature.ts'
import { createPageAdmin } from './admin.ts'
import { pageAdminRoutes } from './adminRoutes.ts'
import { pageRoutes } from './routes.ts'
import { createPages } from './service.ts'
import { translatedPages } from './translated.ts'

export const openPages = (deps: Shared) => {
  const pages = createPages()
  return {
    service: pages,
    routes: [...pageRoutes(pages), ...pageAdminRoutes(createPageAdmin({ ...deps, pages }))],
    translated: [translatedPages],
  } satisfies Feature
}
