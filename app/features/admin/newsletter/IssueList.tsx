import { Plus } from 'lucide'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { PagedList } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { usePages } from '#app/admin/usePages.ts'
import { adminNewsletter } from '#app/i18n/en/newsletter/adminNewsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { type IssueSummary, listIssues } from '#contract/newsletter/issuesAdmin.ts'

const tones = { draft: 'gold', sending: 'saffron', sent: 'durva', stopped: 'kumkum' } as const

/** Newsletters, drafts included. */
export function IssueList() {
  const { issues: words } = useWords(adminNewsletter)
  const pages = usePages(listIssues, {})
  return (
    <TabPage
      title={words.title}
      intro={words.intro}
      action={
        <AdminLink to="newsletters/new" className={buttonClass()}>
          <Icon of={Plus} className="size-5" />
          {words.add}
        </AdminLink>
      }
    >
      <PagedList
        pages={pages}
        label={words.title}
        empty={{ title: words.empty, text: words.emptyText }}
        keyOf={({ id }) => id}
      >
        {(issue) => <IssueRow issue={issue} />}
      </PagedList>
    </TabPage>
  )
}

function IssueRow({ issue }: { issue: IssueSummary }) {
  const { issues: words } = useWords(adminNewsletter)
  const { timeZone } = useAdmin()
  const { id, subject, status, sentAt, people = 0, updatedAt } = issue
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0">
        <AdminLink to={`newsletters/${id}`} className="font-semibold wrap-anywhere">
          {subject}
        </AdminLink>
        <p className="text-sm text-muted">
          {sentAt === undefined
            ? words.changed(momentOf(updatedAt, timeZone))
            : words.sentOn(momentOf(sentAt, timeZone), people)}
        </p>
      </div>
      <Chip tone={tones[status]}>{words.states[status]}</Chip>
    </div>
  )
}
