import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { pathOfDevotee, recordAt } from '#app/admin/devotees/pathOfRecord.ts'
import { AdminList } from '#app/admin/list/AdminList.tsx'
import { searched } from '#app/admin/list/filters.tsx'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { TabPage } from '#app/admin/TabPage.tsx'
import { dateAt, dateText } from '#app/i18n/dates.ts'
import { adminDevotees, devotees } from '#app/i18n/en/devotees/adminDevotees.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { listDevotees, type DevoteeSummary } from '#contract/devotees/admin.ts'
import { may } from '#contract/accounts/permissions.ts'
import { ImportPastGifts } from './imports/ImportPastGifts.tsx'
import { buttonClass } from '#app/ui/Button.tsx'
import { adminImports } from '#app/i18n/en/imports/adminImports.ts'
import { DevoteePage } from './DevoteePage.tsx'

export function DevoteesTab({ path }: { path: readonly string[] }) {
  if (path[0] === 'import') return <ImportPastGifts />
  const record = recordAt(path)
  return record ? <DevoteePage key={path.join('/')} record={record} /> : <DevoteeList />
}

function DevoteeList() {
  const words = useWords(adminDevotees)
  const { link: importing } = useWords(adminImports)
  const { me } = useAdmin()
  const list = useAdminList({
    read: listDevotees,
    filters: { search: searched(words.searchHint) },
  })
  return (
    <TabPage
      title={words.title}
      intro={words.intro}
      action={
        may(me.role, 'donations') && (
          <AdminLink to="devotees/import" className={buttonClass({ variant: 'outline' })}>
            {importing}
          </AdminLink>
        )
      }
    >
      <AdminList of={list} words={words} keyOf={({ devotee }) => `${devotee.kind} ${devotee.key}`}>
        {(item) => <DevoteeRow item={item} />}
      </AdminList>
    </TabPage>
  )
}

function DevoteeRow({ item }: { item: DevoteeSummary }) {
  const words = useWords(adminDevotees)
  const { counts: countsText, nameless } = useWords(devotees)
  const { timeZone } = useAdmin()
  const { devotee, name, otherNames, city, phone, email, lastAt, counts } = item
  return (
    <AdminLink
      to={pathOfDevotee(devotee)}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-saffron-soft"
    >
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {[name || nameless, ...otherNames.slice(0, 2)].join(' · ')}
        </span>
        <span className="block text-sm text-muted wrap-anywhere">
          {[city, phone, email].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <span>{countsText(counts)}</span>
        {counts.account !== undefined && <Chip tone="gold">{words.hasAccount}</Chip>}
        <span>{words.last(dateText(dateAt(Date.parse(lastAt), timeZone)))}</span>
      </span>
    </AdminLink>
  )
}
