import type { Feature, Shared } from '#server/feature.ts'
import type { Elsewhere } from './reachable.ts'
import { riteRoutes } from './routes.ts'
import { createRites } from './service.ts'
import { translatedRites } from './translated.ts'

export const openGuide = (deps: Shared & Elsewhere) => {
  const rites = createRites(deps)
  return {
    service: rites,
    routes: riteRoutes(rites),
    translated: [translatedRites],
  } satisfies Feature
}
