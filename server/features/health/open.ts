import { isMigrated } from '#server/db/migrate.ts'
import type { Feature } from '#server/feature.ts'
import { healthRoutes } from './routes.ts'

export const openHealth = (isStopping: () => boolean) =>
  ({ routes: healthRoutes({ isMigrated, isStopping }) }) satisfies Feature
