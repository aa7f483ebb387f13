import { exportAudit, listAudit } from '#contract/audit/admin.ts'
import { implement, implementDownload } from '#server/http/implement.ts'
import type { AuditLog } from './service.ts'

export const auditRoutes = (log: AuditLog) => [
  implement(listAudit)((input, { db }) => log.list(db, input)),
  implementDownload(exportAudit)((input, { db }) => log.csv(db, input)),
]
