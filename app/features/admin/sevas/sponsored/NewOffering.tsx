import { BackLink } from '#app/admin/BackLink.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { FormFields } from '#app/admin/form/FormFields.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useAdded } from '#app/admin/useAdded.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { offeringForm } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { Sent } from '#contract/endpoint.ts'
import { addSponsorship } from '#contract/sponsorships/admin.ts'
import { offeringValues, type OfferingValues } from './offeringValues.ts'

/** An offering that devotees may sponsor. */
export function NewOffering() {
  const words = useWords(offeringForm)
  const common = useWords(admin)
  const { form, handleSubmit, failure, isSaving, isUnsaved } = useAdded({
    empty: { ...offeringValues.empty, places: '1' },
    endpoint: addSponsorship,
    toInput: (values: OfferingValues) =>
      offeringValues.toInput(values) as Sent<typeof addSponsorship>,
    onAdded: () => {
      showToast({ title: words.added, tone: 'success' })
      return 'sevas/sponsored/offerings'
    },
  })
  return (
    <TabPage title={words.add}>
      <BackLink to="sevas/sponsored/offerings">{words.all}</BackLink>
      <Card className="mt-3 max-w-3xl p-5">
        <form noValidate onSubmit={handleSubmit}>
          <LeaveGuard isDirty={isUnsaved} />
          <FormFields of={offeringValues} form={form} words={words} />
          <FailureNotice failure={failure} />
          <Button type="submit" size="large" className="mt-5" isBusy={isSaving}>
            {isSaving ? common.saving : words.addIt}
          </Button>
        </form>
      </Card>
    </TabPage>
  )
}
