import type { Feature, Shared } from '#server/feature.ts'
import { auditRoutes } from './routes.ts'
import { createAuditLog } from './service.ts'

export const openAudit = (deps: Shared) =>
  ({ routes: auditRoutes(createAuditLog(deps)) }) satisfies Feature
