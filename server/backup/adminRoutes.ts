import { downloadBackup, getBackups, linkBackup, startBackup } from '#contract/backups/admin.ts'
import type { Audit } from '#server/admin/audit.ts'
import { implement, implementDownload, type Route } from '#server/http/implement.ts'
import type { BackupDownload } from './download.ts'
import type { BackupService } from './service.ts'

export const backupRoutes = (
  backups: BackupService,
  download: BackupDownload,
  audit: Audit,
): Route[] => [
  implement(getBackups)((_, { db }) => backups.get(db)),
  implement(startBackup)((_, { db, actor }) => backups.startNow(db, actor, audit)),
  implement(linkBackup)((input, context) => download.link(input, context)),
  implementDownload(downloadBackup)((input, context) => download.file(input, context)),
]
