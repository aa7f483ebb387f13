import { BackLink } from '#app/admin/BackLink.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useAdded } from '#app/admin/useAdded.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminPujas } from '#app/i18n/en/bookings/adminPujas.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { createPuja } from '#contract/bookings/pujasAdmin.ts'
import { PujaFields } from './PujaFields.tsx'
import { pujaValues } from './pujaValues.ts'

/** A puja that is off at first: its capacity can be set before anybody books it. */
export function NewPuja() {
  const words = useWords(adminPujas)
  const common = useWords(admin)
  const { form, handleSubmit, failure, isSaving, isUnsaved } = useAdded({
    empty: pujaValues.empty,
    endpoint: createPuja,
    toInput: pujaValues.toInput,
    onAdded: ({ id }) => {
      showToast({ title: words.created, tone: 'success' })
      return `pujas/${id}`
    },
  })
  return (
    <TabPage title={words.newTitle}>
      <BackLink to="pujas">{words.all}</BackLink>
      <form noValidate onSubmit={handleSubmit} className="mt-3 grid gap-5">
        <LeaveGuard isDirty={isUnsaved} />
        <PujaFields form={form} />
        <div>
          <FailureNotice failure={failure} />
          <Button type="submit" size="large" isBusy={isSaving}>
            {isSaving ? common.saving : words.create}
          </Button>
        </div>
      </form>
    </TabPage>
  )
}
