import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminSite } from '#app/i18n/en/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { getSiteSettings } from '#contract/site/admin.ts'
import { SiteForm } from './SiteForm.tsx'

export function SiteTab() {
  const words = useWords(adminSite)
  const asked = useRead(getSiteSettings, {})
  return (
    <TabPage title={words.title} intro={words.intro}>
      {asked.isPending && <ListSkeleton />}
      {asked.isError && !asked.data && (
        <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {asked.data && <SiteForm settings={asked.data} />}
    </TabPage>
  )
}
