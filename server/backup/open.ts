import type { Audit } from '#server/admin/audit.ts'
import type { Feature } from '#server/feature.ts'
import { backupRoutes } from './adminRoutes.ts'
import { createBackups } from './service.ts'

type Deps = Parameters<typeof createBackups>[0] & { readonly audit: Audit }

export const openBackups = (deps: Deps) => {
  const backups = createBackups(deps)
  return {
    service: backups,
    routes: backupRoutes(backups, deps.audit),
    daily: { 'notes of backups': backups.forgetOld },
  } satisfies Feature
}
