import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { AdminList } from '#app/admin/list/AdminList.tsx'
import { choice, flag, searched } from '#app/admin/list/filters.tsx'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { PageWays } from '#app/admin/PageWays.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { dateText } from '#app/i18n/dates.ts'
import { adminSevas } from '#app/i18n/en/sevas/adminSevas.ts'
import { sevaWords } from '#app/i18n/en/sevas/sevaWords.ts'
import { adminSponsorships } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { may } from '#contract/accounts/permissions.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { exportSevas, listSevas, type StaffSeva } from '#contract/sevas/admin.ts'
import { SponsoredDays } from './sponsored/SponsoredDays.tsx'
import { SponsoredPages } from './sponsored/SponsoredPages.tsx'
import { NewSeva } from './NewSeva.tsx'
import { PriestSevas } from './PriestSevas.tsx'
import { SevaCalendar } from './SevaCalendar.tsx'
import { SevaDetails } from './SevaDetails.tsx'

/** `new`, `days`, `print/2026-12-01`, `sponsored` with its pages, and the id of a seva. */
export function SevasTab({ path: [page, date, ...more] }: { path: readonly string[] }) {
  if (page === undefined || page === 'days') return <Sevas part={page ?? 'list'} />
  if (page === 'sponsored' && date) return <SponsoredPages path={[date, ...more]} />
  if (page === 'sponsored') return <Sevas part="sponsored" />
  if (page === 'new') return <NewSeva />
  if (page === 'print' && date) return <PriestSevas date={date} />
  return <SevaDetails key={page} id={page} />
}

const parts = { list: SevaList, days: SevaCalendar, sponsored: SponsoredDays }

function Sevas({ part }: { part: keyof typeof parts }) {
  const words = useWords(adminSevas)
  const sponsored = useWords(adminSponsorships)
  const { me } = useAdmin()
  const isOfDays = part === 'sponsored'
  const Part = parts[part]
  return (
    <TabPage
      title={words.title}
      intro={isOfDays ? sponsored.intro : words.intro}
      action={
        may(me.role, 'counter') && (
          <AdminLink
            to={isOfDays ? 'sevas/sponsored/new' : 'sevas/new'}
            className={buttonClass({})}
          >
            {isOfDays ? sponsored.take : words.add}
          </AdminLink>
        )
      }
    >
      <PageWays
        label={words.ways}
        ways={words.parts}
        current={part}
        toOf={(name) => (name === 'list' ? 'sevas' : `sevas/${name}`)}
      />
      <Part />
    </TabPage>
  )
}

function SevaList() {
  const words = useWords(adminSevas)
  const list = useAdminList({
    read: listSevas,
    csv: exportSevas,
    filters: {
      search: searched(words.searchHint),
      status: choice(words.status, words.statuses),
      kind: choice(words.kind, words.kinds),
      isUnpaid: flag(words.unpaid),
    },
  })
  return (
    <AdminList of={list} words={words} keyOf={({ id }) => id}>
      {(seva) => <SevaRow seva={seva} />}
    </AdminList>
  )
}

function SevaRow({ seva }: { seva: StaffSeva }) {
  const words = useWords(adminSevas)
  const shared = useWords(sevaWords)
  const { next, status, years } = seva
  const isOpen = status === 'requested'
  return (
    <AdminLink to={`sevas/${seva.id}`} className="block px-4 py-3 hover:bg-saffron-soft">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className={isOpen ? 'font-semibold wrap-anywhere' : 'wrap-anywhere'}>
          {shared.heading(seva.kind, seva.inName)} · {shared.rule(seva)}
        </span>
        <span className="flex flex-wrap items-center gap-3 text-sm text-muted">
          {next && shared.next(dateText(next.date))}
          {seva.due !== undefined && <Chip tone="kumkum">{words.due(formatRupees(seva.due))}</Chip>}
          {status !== 'active' && (
            <Chip tone={isOpen ? 'saffron' : 'gold'}>{words.statuses[status]}</Chip>
          )}
        </span>
      </span>
      <span className="block text-muted">
        {[
          seva.fullName,
          years === undefined ? shared.forGood : shared.forYears(years),
          seva.paid > 0 && words.paid(formatRupees(seva.paid)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </AdminLink>
  )
}
