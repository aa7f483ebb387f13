import type { Feature } from '#server/feature.ts'
import { backupRoutes } from './adminRoutes.ts'
import { createBackupDownload } from './download.ts'
import { createBackups } from './service.ts'

type Deps = Parameters<typeof createBackups>[0] & Parameters<typeof createBackupDownload>[0]

export const openBackups = (deps: Deps) => {
  const backups = createBackups(deps)
  return {
    service: backups,
    routes: backupRoutes(backups, createBackupDownload(deps), deps.audit),
    daily: { 'notes of backups': backups.forgetOld },
  } satisfies Feature
}
