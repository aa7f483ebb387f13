import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { useRead } from '#app/admin/useRead.ts'
import { adminBackups } from '#app/i18n/en/backups/adminBackups.ts'
import { useWords } from '#app/i18n/words.ts'
import { getBackups } from '#contract/backups/admin.ts'
import { Rehearsed } from '#app/admin/Rehearsed.tsx'

/** The age of the last backup and whether one has passed its test, for administrators; nothing where none are planned or were made. */
export function BackupLine() {
  const words = useWords(adminBackups)
  const { me, timeZone } = useAdmin()
  const { lastGood, lastRehearsed, at } =
    useRead(getBackups, {}, { isOff: me.role !== 'admin' }).data ?? {}
  if (!lastGood && at === undefined) return null
  return (
    <div className="mt-8 text-muted">
      <p>
        {lastGood
          ? words.last(momentOf(lastGood.startedAt, timeZone), lastGood.bytes ?? 0)
          : words.none}{' '}
        <AdminLink to="settings/backups">{words.late.open}</AdminLink>
      </p>
      {lastRehearsed && <Rehearsed of={lastRehearsed} />}
    </div>
  )
}
