import { AdminLink } from '#app/admin/AdminLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminPages } from '#app/i18n/en/pages/adminPages.ts'
import { useWords } from '#app/i18n/words.ts'
import { listStaffPages } from '#contract/pages/admin.ts'

export function PageList() {
  const words = useWords(adminPages)
  const query = useRead(listStaffPages, {})
  return (
    <TabPage title={words.title} intro={words.intro}>
      {query.isPending && <ListSkeleton />}
      {query.isError && !query.data && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      <ul aria-label={words.label} className="mt-5 grid gap-3">
        {query.data?.map(({ name, title, description, updatedAt, version }) => (
          <li key={name} className="card p-4">
            <AdminLink to={`pages/${name}`} className="text-link text-lg">
              {title}
            </AdminLink>
            <p className="text-muted">{description}</p>
            <p className="text-sm text-muted">
              {version > 1 ? words.changed(dateText(updatedAt.slice(0, 10))) : words.untouched}
            </p>
          </li>
        ))}
      </ul>
    </TabPage>
  )
}
