import { IssueEditor } from './IssueEditor.tsx'
import { IssueList } from './IssueList.tsx'
import { NewIssue } from './NewIssue.tsx'

/** Empty for all, `new`, or an id. */
export function NewslettersTab({ path: [id] }: { path: readonly string[] }) {
  if (!id) return <IssueList />
  return id === 'new' ? <NewIssue /> : <IssueEditor key={id} id={id} />
}
