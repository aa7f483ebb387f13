import { ImportSubscribers } from './ImportSubscribers.tsx'
import { IssueEditor } from './IssueEditor.tsx'
import { IssueList } from './IssueList.tsx'
import { NewIssue } from './NewIssue.tsx'
import { SubscriberList } from './SubscriberList.tsx'

/** Empty for the subscribers, `import`, or `newsletters` with `new` or an id. */
export function NewsletterTab({ path: [page, id] }: { path: readonly string[] }) {
  if (page === 'import') return <ImportSubscribers />
  if (page !== 'newsletters') return <SubscriberList />
  if (!id) return <IssueList />
  return id === 'new' ? <NewIssue /> : <IssueEditor key={id} id={id} />
}
