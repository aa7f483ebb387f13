import { getBackups, startBackup } from '#contract/backups/admin.ts'
import type { Audit } from '#server/admin/audit.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { BackupService } from './service.ts'

export const backupRoutes = (backups: BackupService, audit: Audit): Route[] => [
  implement(getBackups)((_, { db }) => backups.get(db)),
  implement(startBackup)((_, { db, actor }) => backups.startNow(db, actor, audit)),
]
