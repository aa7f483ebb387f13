import { BackLink } from '#app/admin/BackLink.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useAdded } from '#app/admin/useAdded.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { adminFestivals } from '#app/i18n/en/adminFestivals.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { addFestival } from '#contract/festivalsAdmin.ts'
import { FestivalFields } from './FestivalFields.tsx'
import { emptyFestival, toNewFestival } from './festivalValues.ts'

/** A festival of this temple that the almanac does not compute. */
export function NewFestival() {
  const words = useWords(adminFestivals)
  const common = useWords(admin)
  const { form, handleSubmit, failure, isSaving, isUnsaved } = useAdded({
    empty: emptyFestival,
    endpoint: addFestival,
    toInput: toNewFestival,
    onAdded: ({ id }) => {
      showToast({ title: words.addedNow, tone: 'success' })
      return `festivals/${encodeURIComponent(id)}`
    },
  })
  return (
    <TabPage title={words.newTitle}>
      <BackLink to="festivals">{words.all}</BackLink>
      <form noValidate onSubmit={handleSubmit} className="mt-3 max-w-2xl">
        <LeaveGuard isDirty={isUnsaved} />
        <FestivalFields form={form} />
        <FailureNotice failure={failure} />
        <Button type="submit" size="large" className="mt-5" isBusy={isSaving}>
          {isSaving ? common.saving : words.addIt}
        </Button>
      </form>
    </TabPage>
  )
}
