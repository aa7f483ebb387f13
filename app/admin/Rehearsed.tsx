import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { adminBackups } from '#app/i18n/en/backups/adminBackups.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Backup } from '#contract/backups/admin.ts'

/** Whether the last backup that was tested works. */
export function Rehearsed({ of: { startedAt, rehearsal } }: { of: Backup }) {
  const words = useWords(adminBackups)
  const { timeZone } = useAdmin()
  const made = momentOf(startedAt, timeZone)
  if (!rehearsal) return null
  return rehearsal.error === undefined ? (
    <p>{words.rehearsed(made, momentOf(rehearsal.endedAt, timeZone))}</p>
  ) : (
    <p className="font-semibold wrap-anywhere text-kumkum">
      {words.notGood(made, rehearsal.error)}
    </p>
  )
}
