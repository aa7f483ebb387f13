import type { Feature, Shared } from '#server/feature.ts'
import { sadhanaData } from './personalData.ts'
import { sadhanaRoutes } from './routes.ts'
import { createSadhana } from './service.ts'

export const openSadhana = ({ now }: Shared) =>
  ({ routes: sadhanaRoutes(createSadhana(now)), personalData: [sadhanaData] }) satisfies Feature
