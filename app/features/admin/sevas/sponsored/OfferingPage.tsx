import { useState } from 'react'
import { BackLink } from '#app/admin/BackLink.tsx'
import { EditedForm } from '#app/admin/EditedForm.tsx'
import { FormFields } from '#app/admin/form/FormFields.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useRead } from '#app/admin/useRead.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { offeringForm } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { Sent } from '#contract/endpoint.ts'
import {
  editSponsorship,
  getSponsorship,
  type StaffSponsorship,
} from '#contract/sponsorships/admin.ts'
import { offeringValues, type OfferingValues } from './offeringValues.ts'

/** One offering: its words, its price, and whether it is offered. */
export function OfferingPage({ id }: { id: string }) {
  const words = useWords(offeringForm)
  const query = useRead(getSponsorship, { id })
  return (
    <TabPage title={query.data?.name ?? words.title}>
      <BackLink to="sevas/sponsored/offerings">{words.all}</BackLink>
      <Loaded query={query}>{(offering) => <OfferingForm offering={offering} />}</Loaded>
    </TabPage>
  )
}

function OfferingForm({ offering }: { offering: StaffSponsorship }) {
  const words = useWords(offeringForm)
  const { save, load } = useSaving()
  const [isDirty, setIsDirty] = useState(false)
  const { id } = offering
  const toInput = (values: OfferingValues) =>
    ({ id, ...offeringValues.toInput(values) }) as Sent<typeof editSponsorship>
  const edited = useEdited<OfferingValues, StaffSponsorship>({
    original: offering,
    toValues: offeringValues.toValues,
    judged: { schema: editSponsorship.input, toInput },
    async save(values, base) {
      const done = await save(editSponsorship, toInput(values), base.version)
      if (done.saved) showToast({ title: words.saved, tone: 'success' })
      return done
    },
    load: () => load(getSponsorship, { id }),
    ...offeringValues.compared(words),
  })
  return (
    <div className="max-w-3xl">
      <LeaveGuard isDirty={isDirty} />
      <EditedForm edited={edited} onDirty={setIsDirty}>
        <FormFields of={offeringValues} form={edited.form} words={words} />
      </EditedForm>
    </div>
  )
}
