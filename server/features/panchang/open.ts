import type { Feature } from '#server/feature.ts'
import { panchangRoutes } from './routes.ts'
import { createPanchang } from './service.ts'

export const openPanchang = (festivals: Parameters<typeof createPanchang>[0]) =>
  ({ routes: panchangRoutes(createPanchang(festivals)) }) satisfies Feature
