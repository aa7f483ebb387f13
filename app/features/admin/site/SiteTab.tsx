import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminSite } from '#app/i18n/en/site/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { getSiteSettings } from '#contract/site/admin.ts'
import { SetUpAway } from './SetUpAway.tsx'
import { SiteForm } from './SiteForm.tsx'

export function SiteTab() {
  const words = useWords(adminSite)
  const query = useRead(getSiteSettings, {})
  return (
    <TabPage title={words.title} intro={words.intro}>
      <SetUpAway />
      {query.isPending && <ListSkeleton />}
      {query.isError && !query.data && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && <SiteForm settings={query.data} />}
    </TabPage>
  )
}
