import type { Knex } from 'knex'
import type { Site } from '#contract/site.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { createAuditLog } from './features/audit/service.ts'
import type { Route } from './http/implement.ts'

type Deps = {
  readonly findSite: (db: Knex) => Promise<Site>
  readonly now: () => Date
}

/** What the temple's staff do, one line for each feature. */
export const createBackOffice = (deps: Deps): { routes: readonly Route[] } => {
  return { routes: [...auditRoutes(createAuditLog(deps))] }
}
