import { Loaded } from '#app/admin/Loaded.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { useRead } from '#app/admin/useRead.ts'
import { dayPartsWords, pujaPlaces } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { getDayParts } from '#contract/bookings/dayPartsAdmin.ts'
import { DayPartsForm } from './DayPartsForm.tsx'

/** The hours of the parts of the day; only administrators change them. */
export function DayParts() {
  const words = useWords(dayPartsWords)
  const { onlyAdmin } = useWords(pujaPlaces)
  const { me } = useAdmin()
  const isReadOnly = me.role !== 'admin'
  const query = useRead(getDayParts, {})
  return (
    <div className="mt-4 max-w-3xl">
      <p className="text-muted">{words.text}</p>
      {isReadOnly && <p className="admin-panel mt-3">{onlyAdmin}</p>}
      <Loaded query={query}>
        {(settings) => <DayPartsForm settings={settings} isReadOnly={isReadOnly} />}
      </Loaded>
    </div>
  )
}
