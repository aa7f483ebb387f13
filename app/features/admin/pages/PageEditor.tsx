import { BackLink } from '#app/admin/BackLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { Translated } from '#app/admin/translations/Translated.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminPages } from '#app/i18n/en/pages/adminPages.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import type { PageName } from '#contract/pages/names.ts'
import { getStaffPage } from '#contract/pages/admin.ts'
import { PageForm } from './PageForm.tsx'

export function PageEditor({ name }: { name: PageName }) {
  const words = useWords(adminPages)
  const query = useRead(getStaffPage, { name })
  const page = query.data
  return (
    <TabPage
      title={page?.title ?? words.title}
      action={
        <a
          href={`/${name}`}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'outline' })}
        >
          {words.look}
        </a>
      }
    >
      <BackLink to="pages">{words.all}</BackLink>
      {query.isPending && <ListSkeleton />}
      {query.isError && !page && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {page && (
        <Translated kind="page" id={name}>
          <PageForm page={page} />
        </Translated>
      )}
    </TabPage>
  )
}
