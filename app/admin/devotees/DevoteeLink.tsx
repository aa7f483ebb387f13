import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { useRead } from '#app/admin/useRead.ts'
import { dateAt } from '#app/i18n/dates.ts'
import { devotees } from '#app/i18n/en/devotees/adminDevotees.ts'
import { useWords } from '#app/i18n/words.ts'
import { may } from '#contract/accounts/permissions.ts'
import { getDevoteeInBrief, type RecordKey } from '#contract/devotees/admin.ts'
import { pathOfDevotee } from './pathOfRecord.ts'

/** From the page of a record to its devotee: `7 gifts, 2 bookings since 2024`. */
export function DevoteeLink({ record: { kind, key } }: { record: RecordKey }) {
  const words = useWords(devotees)
  const { me, timeZone } = useAdmin()
  const isOff = !may(me.role, 'devotees')
  const { data } = useRead(getDevoteeInBrief, { kind, key }, { isOff })
  if (!data) return null
  const year = dateAt(Date.parse(data.since), timeZone).slice(0, 4)
  return (
    <p className="no-print mt-3 text-muted">
      {words.heading}{' '}
      <AdminLink to={pathOfDevotee({ kind, key })} className="text-link">
        {words.since(words.counts(data.counts), year)}
      </AdminLink>
    </p>
  )
}
