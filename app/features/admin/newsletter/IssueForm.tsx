import { EditedForm } from '#app/admin/EditedForm.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { adminNewsletter } from '#app/i18n/en/newsletter/adminNewsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { getIssue, type Issue, updateIssue } from '#contract/newsletter/issuesAdmin.ts'
import { IssueFields } from './IssueFields.tsx'
import { type IssueValues, issueValues, toIssueValues } from './issueValues.ts'

type Props = { issue: Issue; onDirty: (isDirty: boolean) => void }

export function IssueForm({ issue, onDirty }: Props) {
  const { issues: words } = useWords(adminNewsletter)
  const { save, load } = useSaving()
  const { id } = issue
  const inputOf = (values: IssueValues) => ({ id, ...issueValues.toInput(values) })
  const edited = useEdited<IssueValues, Issue>({
    original: issue,
    toValues: toIssueValues,
    judged: { schema: updateIssue.input, toInput: inputOf },
    async save(values, { version }) {
      const done = await save(updateIssue, inputOf(values), version)
      if (done.saved) showToast({ title: words.saved, tone: 'success' })
      return done
    },
    load: () => load(getIssue, { id }),
    ...issueValues.compared(words),
  })
  return (
    <EditedForm edited={edited} onDirty={onDirty} className="either-script">
      <IssueFields form={edited.form} issue={issue} />
    </EditedForm>
  )
}
