import { BackLink } from '#app/admin/BackLink.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useAdded } from '#app/admin/useAdded.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { adminMantras } from '#app/i18n/en/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { createMantra } from '#contract/mantrasAdmin.ts'
import { MantraFields } from './MantraFields.tsx'
import { emptyMantra, emptyText, toMantraInput } from './mantraValues.ts'

/** A mantra's text first; its recording and times follow once it is saved. */
export function NewMantra({ list }: { list: 'mantras' | 'aartis' }) {
  const all = useWords(adminMantras)
  const isOther = list === 'aartis'
  const words = isOther ? { ...all, ...all.aartis, all: all.aartis.title } : all
  const common = useWords(admin)
  const { form, handleSubmit, failure, isSaving, isUnsaved } = useAdded({
    empty: isOther ? emptyText : emptyMantra,
    endpoint: createMantra,
    toInput: toMantraInput,
    onAdded: ({ id }) => {
      showToast({ title: words.form.created, tone: 'success' })
      return `mantras/${id}`
    },
  })
  return (
    <TabPage title={words.newTitle}>
      <BackLink to={isOther ? 'mantras/aartis' : 'mantras'}>{words.all}</BackLink>
      <form noValidate onSubmit={handleSubmit} className="mt-3 max-w-3xl">
        <LeaveGuard isDirty={isUnsaved} />
        <MantraFields form={form} />
        <FailureNotice failure={failure} />
        <Button type="submit" size="large" className="mt-5" isBusy={isSaving}>
          {isSaving ? common.saving : words.form.create}
        </Button>
      </form>
    </TabPage>
  )
}
