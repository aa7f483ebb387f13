import { Loaded } from '#app/admin/Loaded.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { useRead } from '#app/admin/useRead.ts'
import { priestsWords, pujaPlaces } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { listPriests } from '#contract/bookings/priestsAdmin.ts'
import { PriestsForm } from './PriestsForm.tsx'

/** The temple's priests; only administrators change them. */
export function PriestsPage() {
  const words = useWords(priestsWords)
  const { onlyAdmin } = useWords(pujaPlaces)
  const { me } = useAdmin()
  const isReadOnly = me.role !== 'admin'
  const query = useRead(listPriests, {})
  return (
    <div className="mt-4 max-w-3xl">
      <p className="text-muted">{words.intro}</p>
      {isReadOnly && <p className="admin-panel mt-3">{onlyAdmin}</p>}
      <Loaded query={query}>
        {(priests) => <PriestsForm priests={priests} isReadOnly={isReadOnly} />}
      </Loaded>
    </div>
  )
}
