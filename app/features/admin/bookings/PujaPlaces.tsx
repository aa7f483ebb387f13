import { useGoTo } from '#app/admin/AdminLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { pujaPlaces } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import type { PujaType } from '#contract/bookings/pujas.ts'
import { listPujaSettings } from '#contract/bookings/pujaSettings.ts'
import { getDayParts, usualTimes } from '#contract/bookings/dayPartsAdmin.ts'
import { getWholeTemple } from '#contract/site/specialDaysAdmin.ts'
import { PlacesForm } from './PlacesForm.tsx'
import { WholeTemple } from './WholeTemple.tsx'

/**
 * When each puja is available, and its capacity. The chosen puja is in the address: leaving it with
 * changes asks first.
 */
export function PujaPlaces({ type }: { type: PujaType | undefined }) {
  const words = useWords(pujaPlaces)
  const { me } = useAdmin()
  const query = useRead(listPujaSettings, {})
  const temple = useRead(getWholeTemple, {})
  const parts = useRead(getDayParts, {}).data
  const lost = [query, temple].find(({ isError, data }) => isError && !data)
  const goTo = useGoTo()
  const settings = query.data?.find(({ pujaType }) => pujaType === type) ?? query.data?.[0]
  return (
    <div className="mt-4 max-w-3xl">
      <p className="text-muted">{words.intro}</p>
      {me.role !== 'admin' && <p className="admin-panel mt-3">{words.onlyAdmin}</p>}
      {query.isPending && <ListSkeleton />}
      {lost && (
        <LoadFailed
          error={lost.error}
          onRetry={() => {
            void query.refetch()
            void temple.refetch()
          }}
        />
      )}
      {temple.data && <WholeTemple settings={temple.data} isReadOnly={me.role !== 'admin'} />}
      {settings && (
        <>
          <SelectField
            className="mt-4 max-w-md"
            label={words.which}
            value={settings.pujaType}
            onChange={({ target }) => goTo(`bookings/places/${target.value}`)}
            options={(query.data ?? []).map(({ pujaType, name, isOn }) => ({
              value: pujaType,
              label: isOn ? name : words.switchedOff(name),
            }))}
          />
          <PlacesForm
            key={settings.pujaType}
            settings={settings}
            times={parts && usualTimes(parts)}
            isReadOnly={me.role !== 'admin'}
          />
        </>
      )}
    </div>
  )
}
