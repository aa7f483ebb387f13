import { healthRoutes } from '#server/features/health/routes.ts'
import { mantraRoutes } from '#server/features/mantras/routes.ts'
import { mantraService } from '#server/features/mantras/service.ts'
import { siteRoutes } from '#server/features/site/routes.ts'
import type { Route } from '#server/http/implement.ts'

/** The API, one line for each feature. */
export const createRoutes = (version: string): Route[] => [
  ...mantraRoutes(mantraService),
  ...siteRoutes(),
  ...healthRoutes(version),
]
