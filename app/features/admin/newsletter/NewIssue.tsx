import { BackLink } from '#app/admin/BackLink.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useAdded } from '#app/admin/useAdded.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminNewsletter } from '#app/i18n/en/newsletter/adminNewsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { createIssue } from '#contract/newsletter/issuesAdmin.ts'
import { IssueFields } from './IssueFields.tsx'
import { issueValues } from './issueValues.ts'

/** A draft; it can be tested and sent once it is saved. */
export function NewIssue() {
  const { issues: words } = useWords(adminNewsletter)
  const common = useWords(admin)
  const { form, handleSubmit, failure, isSaving, isUnsaved } = useAdded({
    empty: issueValues.empty,
    endpoint: createIssue,
    toInput: issueValues.toInput,
    onAdded: ({ id }) => {
      showToast({ title: words.created, tone: 'success' })
      return `newsletters/${id}`
    },
  })
  return (
    <TabPage title={words.newTitle}>
      <BackLink to="newsletters">{words.all}</BackLink>
      <Card className="mt-3 p-5">
        <form noValidate onSubmit={handleSubmit} className="either-script">
          <LeaveGuard isDirty={isUnsaved} />
          <IssueFields form={form} />
          <FailureNotice failure={failure} />
          <Button type="submit" size="large" className="mt-5" isBusy={isSaving}>
            {isSaving ? common.saving : words.create}
          </Button>
        </form>
      </Card>
    </TabPage>
  )
}
