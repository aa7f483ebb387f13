import { useState } from 'react'
import { BackLink } from '#app/admin/BackLink.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { Translated } from '#app/admin/translations/Translated.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminPujas } from '#app/i18n/en/bookings/adminPujas.ts'
import { useWords } from '#app/i18n/words.ts'
import { getStaffPuja, type StaffPuja } from '#contract/bookings/pujasAdmin.ts'
import { PujaForm } from './PujaForm.tsx'
import { SwitchPuja } from './SwitchPuja.tsx'

/** One puja: what is said of it, and whether it can be booked. */
export function PujaEditor({ id }: { id: string }) {
  const words = useWords(adminPujas)
  const query = useRead(getStaffPuja, { id })
  const puja = query.data
  return (
    <TabPage title={puja?.name ?? words.title}>
      <BackLink to="pujas">{words.all}</BackLink>
      {query.isPending && <ListSkeleton />}
      {query.isError && !puja && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {puja && (
        <Translated kind="puja" id={id}>
          <Parts puja={puja} />
        </Translated>
      )}
    </TabPage>
  )
}

function Parts({ puja }: { puja: StaffPuja }) {
  const [isDirty, setIsDirty] = useState(false)
  return (
    <div className="mt-3 grid gap-6">
      <LeaveGuard isDirty={isDirty} />
      <PujaForm puja={puja} onDirty={setIsDirty} />
      <SwitchPuja puja={puja} isDirty={isDirty} />
    </div>
  )
}
