import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { BackLink } from '#app/admin/BackLink.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { readOptions } from '#app/admin/useRead.ts'
import { adminNewsletter } from '#app/i18n/en/newsletter/adminNewsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { getIssue, type Issue } from '#contract/newsletter/issuesAdmin.ts'
import { DeleteIssue } from './DeleteIssue.tsx'
import { IssueForm } from './IssueForm.tsx'
import { SendIssue } from './SendIssue.tsx'
import { SentIssue } from './SentIssue.tsx'

/** While it is being sent, its progress is looked at this often. */
const progressMs = 10_000

/** One newsletter: as a draft it can be changed and sent, later it is only shown. */
export function IssueEditor({ id }: { id: string }) {
  const { issues: words } = useWords(adminNewsletter)
  const query = useQuery({
    ...readOptions(getIssue, { id }),
    refetchInterval: ({ state }) => (state.data?.status === 'sending' ? progressMs : false),
  })
  const issue = query.data
  return (
    <TabPage title={issue?.subject ?? words.title} intro={issue && words.states[issue.status]}>
      <BackLink to="newsletters">{words.all}</BackLink>
      {query.isPending && <ListSkeleton />}
      {query.isError && !issue && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {issue && (issue.status === 'draft' ? <Draft issue={issue} /> : <SentIssue issue={issue} />)}
    </TabPage>
  )
}

function Draft({ issue }: { issue: Issue }) {
  const [isDirty, setIsDirty] = useState(false)
  return (
    <div className="mt-3 grid gap-6">
      <LeaveGuard isDirty={isDirty} />
      <IssueForm issue={issue} onDirty={setIsDirty} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SendIssue issue={issue} isDirty={isDirty} />
        <DeleteIssue issue={issue} />
      </div>
    </div>
  )
}
