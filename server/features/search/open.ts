import type { Feature } from '#server/feature.ts'
import { searchRoutes } from './routes.ts'
import { createSearch } from './service.ts'

export const openSearch = (deps: Parameters<typeof createSearch>[0]) =>
  ({ routes: searchRoutes(createSearch(deps)) }) satisfies Feature
