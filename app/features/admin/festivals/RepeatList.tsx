import { AdminLink } from '#app/admin/AdminLink.tsx'
import { BackLink } from '#app/admin/BackLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { adminRepeats } from '#app/i18n/en/festivals/adminRepeats.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { listFestivalRepeats } from '#contract/festivals/repeatsAdmin.ts'

/** The temple's own festivals that come back every year. */
export function RepeatList() {
  const words = useWords(adminRepeats)
  const { all } = useWords(adminFestivals)
  const read = useRead(listFestivalRepeats, {})
  return (
    <TabPage title={words.title} intro={words.intro}>
      <BackLink to="festivals">{all}</BackLink>
      {read.isPending && <ListSkeleton />}
      {read.isError && !read.data && (
        <LoadFailed error={read.error} onRetry={() => void read.refetch()} />
      )}
      {read.data?.length === 0 && (
        <p className="mt-4">
          <b>{words.empty}.</b> {words.emptyText}
        </p>
      )}
      <ul aria-label={words.title}>
        {read.data?.map(({ id, name, by, month, day, until }) => (
          <li key={id} className="border-b border-line">
            <AdminLink
              to={`festivals/repeats/${id}`}
              className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-saffron underline underline-offset-[0.2em]"
            >
              <span>
                <b className="block">{name}</b>
                <small className="block text-muted">{words.rule(by, month, day)}</small>
              </span>
              {until && <Chip tone="kumkum">{words.until(dateText(until))}</Chip>}
            </AdminLink>
          </li>
        ))}
      </ul>
    </TabPage>
  )
}
