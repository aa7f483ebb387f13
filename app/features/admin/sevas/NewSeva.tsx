import { useAdmin } from '#app/admin/adminContext.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useAdded } from '#app/admin/useAdded.ts'
import { todayIn } from '#app/almanac/today.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { sevaDetails, sevaForm } from '#app/i18n/en/sevas/adminSevas.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { addSeva } from '#contract/sevas/admin.ts'
import { SevaFields } from './SevaFields.tsx'
import { sevaValues, toNewSeva } from './sevaValues.ts'

/** A seva that a devotee arranges at the temple; it leads to its page, where the payment is taken. */
export function NewSeva() {
  const words = useWords(sevaForm)
  const { all } = useWords(sevaDetails)
  const common = useWords(admin)
  const { timeZone } = useAdmin()
  const { form, handleSubmit, failure, isSaving, isUnsaved } = useAdded({
    empty: { ...sevaValues.empty, since: todayIn(timeZone) },
    endpoint: addSeva,
    toInput: toNewSeva,
    onAdded: ({ id }) => {
      showToast({ title: words.added, tone: 'success' })
      return `sevas/${id}`
    },
  })
  return (
    <TabPage title={words.newTitle}>
      <BackLink to="sevas">{all}</BackLink>
      <Card className="mt-3 max-w-3xl p-5">
        <form noValidate onSubmit={handleSubmit}>
          <LeaveGuard isDirty={isUnsaved} />
          <SevaFields form={form} />
          <FailureNotice failure={failure} />
          <Button type="submit" size="large" className="mt-5" isBusy={isSaving}>
            {isSaving ? common.saving : words.addIt}
          </Button>
        </form>
      </Card>
    </TabPage>
  )
}
