import { useEffect } from 'react'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { adminNewsletter } from '#app/i18n/en/adminNewsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { getIssue, type Issue, updateIssue } from '#contract/newsletterIssuesAdmin.ts'
import { IssueFields } from './IssueFields.tsx'
import { type IssueValues, toIssueInput, toIssueValues } from './issueValues.ts'

type Props = { issue: Issue; onDirty: (isDirty: boolean) => void }

export function IssueForm({ issue, onDirty }: Props) {
  const { issues: words } = useWords(adminNewsletter)
  const common = useWords(admin)
  const { save, load } = useSaving()
  const { id } = issue
  const inputOf = (values: IssueValues) => ({ id, ...toIssueInput(values) })
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
    labels: { subject: words.subject, markdown: words.text, postId: words.article },
  })
  const { form, isDirty } = edited
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <Card className="p-5">
      <form noValidate onSubmit={edited.handleSubmit} className="either-script">
        {edited.conflict && <ConflictPanel of={edited.conflict} />}
        <IssueFields form={form} issue={issue} />
        <FailureNotice failure={edited.failure} />
        <Button type="submit" size="large" className="mt-5" isBusy={edited.isSaving}>
          {edited.isSaving ? common.saving : common.save}
        </Button>
      </form>
    </Card>
  )
}
