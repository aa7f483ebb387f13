import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminTakings } from '#app/i18n/en/takings/adminTakings.ts'
import { useWords } from '#app/i18n/words.ts'
import { addRupees, exactRupees } from '#contract/payments/exactRupees.ts'
import { getTakings } from '#contract/takings/admin.ts'

/** What came in today, with the way to its parts. */
export function TakingsLine() {
  const words = useWords(adminTakings)
  const { data } = useRead(getTakings, {}, { isWatched: true })
  // Its place is kept: what is below does not move.
  return (
    <p className="mt-1 min-h-6">
      {data && (
        <>
          {words.line}:{' '}
          <AdminLink to="takings" className="text-link font-semibold">
            {exactRupees(addRupees(data.all.amount, data.hundi.amount))}
          </AdminLink>
        </>
      )}
    </p>
  )
}
