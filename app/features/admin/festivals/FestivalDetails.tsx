import { BackLink } from '#app/admin/BackLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { Translated } from '#app/admin/translations/Translated.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { dayText } from '#app/i18n/dates.ts'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { useWords } from '#app/i18n/words.ts'
import { getStaffFestival } from '#contract/festivals/admin.ts'
import { BeyondPanel } from './BeyondPanel.tsx'
import { ComputedPanel } from './ComputedPanel.tsx'
import { DeleteFestival } from './DeleteFestival.tsx'
import { FestivalForm } from './FestivalForm.tsx'
import { HideFestival } from './HideFestival.tsx'
import { OfEveryYear } from './OfEveryYear.tsx'
import { ReasonPanel } from './ReasonPanel.tsx'

export function FestivalDetails({ id }: { id: string }) {
  const words = useWords(adminFestivals)
  const query = useRead(getStaffFestival, { id })
  const festival = query.data
  return (
    <TabPage title={festival?.name ?? words.title} intro={festival && dayText(festival.date)}>
      <BackLink to="festivals">{words.all}</BackLink>
      {query.isPending && <ListSkeleton />}
      {query.isError && !festival && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {festival && (
        <Translated kind="festival" id={id}>
          <div className="mt-3 grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <FestivalForm festival={festival} />
            <div className="grid gap-6">
              {festival.repeatId && <OfEveryYear repeatId={festival.repeatId} />}
              {festival.computed && <ComputedPanel festival={festival} />}
              {festival.group && <BeyondPanel festival={{ ...festival, group: festival.group }} />}
              {festival.reason && <ReasonPanel reason={festival.reason} />}
              <HideFestival festival={festival} />
              {!festival.computed && festival.told === 0 && <DeleteFestival festival={festival} />}
            </div>
          </div>
        </Translated>
      )}
    </TabPage>
  )
}
