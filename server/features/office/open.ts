import type { Knex } from 'knex'
import type { Feature, Shared } from '#server/feature.ts'
import { officeRoutes, type Counters } from './routes.ts'
import { createOfficeSummary } from './summary.ts'

type Deps = Shared & Parameters<typeof createOfficeSummary>[0] & { readonly counters: Counters }

export const openOffice = (deps: Deps) => {
  const officeSummary = createOfficeSummary(deps)
  return {
    service: officeSummary,
    routes: officeRoutes(deps.counters),
    writers: officeSummary.writers,
    daily: { 'office summaries': (db: Knex) => officeSummary.forgetOld(db, deps.now()) },
  } satisfies Feature
}
