import { useState } from 'react'
import { BackLink } from '#app/admin/BackLink.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useAdded } from '#app/admin/useAdded.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { adminRepeats } from '#app/i18n/en/festivals/adminRepeats.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { addFestivalRepeat } from '#contract/festivals/repeatsAdmin.ts'
import { addFestival } from '#contract/festivals/admin.ts'
import { FestivalFields } from './FestivalFields.tsx'
import {
  type FestivalValues,
  festivalValues,
  toNewFestival,
  toNewRepeat,
} from './festivalValues.ts'

/** The same form adds a single day or a festival of every year. */
type AddCommand = {
  endpoint: Endpoint<object, unknown, { id: string }>
  toInput: (values: FestivalValues) => object
}
const once: AddCommand = { endpoint: addFestival as AddCommand['endpoint'], toInput: toNewFestival }
const yearly: AddCommand = {
  endpoint: addFestivalRepeat as AddCommand['endpoint'],
  toInput: toNewRepeat,
}

/** A festival of this temple that the almanac does not compute. */
export function NewFestival() {
  const words = useWords(adminFestivals)
  const repeats = useWords(adminRepeats)
  const common = useWords(admin)
  const [by, setBy] = useState<FestivalValues['by']>('')
  const { form, handleSubmit, failure, isSaving, isUnsaved } = useAdded({
    empty: festivalValues.empty,
    ...(by === '' ? once : yearly),
    onAdded: ({ id }) => {
      showToast({ title: words.addedNow, tone: 'success' })
      return `festivals/${by === '' ? '' : 'repeats/'}${encodeURIComponent(id)}`
    },
  })
  const choose = (chosen: FestivalValues['by']) => {
    setBy(chosen)
    form.setValue('by', chosen)
  }
  return (
    <TabPage title={words.newTitle}>
      <BackLink to="festivals">{words.all}</BackLink>
      <form noValidate onSubmit={handleSubmit} className="mt-3 max-w-2xl">
        <LeaveGuard isDirty={isUnsaved} />
        <FestivalFields
          form={form}
          by={by}
          repeats={
            <SelectField
              label={repeats.heading}
              value={by}
              onChange={({ target }) => choose(target.value as FestivalValues['by'])}
              options={Object.entries(repeats.bys).map(([value, label]) => ({ value, label }))}
            />
          }
        />
        <FailureNotice failure={failure} />
        <Button type="submit" size="large" className="mt-5" isBusy={isSaving}>
          {isSaving ? common.saving : words.addIt}
        </Button>
      </form>
    </TabPage>
  )
}
