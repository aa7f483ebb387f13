import { useRef } from 'react'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { keepFocusAt } from '#app/admin/keepFocusAt.ts'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { adminRepeats } from '#app/i18n/en/festivals/adminRepeats.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  editFestivalRepeat,
  getFestivalRepeat,
  type StaffRepeatDetails,
} from '#contract/festivals/repeatsAdmin.ts'
import { FestivalFields } from './FestivalFields.tsx'
import {
  type FestivalValues,
  festivalValues,
  toRepeatChange,
  toRepeatValues,
} from './festivalValues.ts'

export function RepeatForm({ repeat }: { repeat: StaffRepeatDetails }) {
  const words = useWords(adminFestivals)
  const repeats = useWords(adminRepeats)
  const common = useWords(admin)
  const { save, load } = useSaving()
  const element = useRef<HTMLFormElement>(null)
  const { id, told } = repeat
  const toInput = (values: FestivalValues) => toRepeatChange(id, values)
  const { labels, readers } = festivalValues.compared({
    ...words,
    by: repeats.heading,
    month: repeats.month,
    day: repeats.day,
  })
  const edited = useEdited<FestivalValues, StaffRepeatDetails>({
    original: repeat,
    toValues: toRepeatValues,
    judged: { schema: editFestivalRepeat.input, toInput },
    async save(values, base) {
      const done = await save(editFestivalRepeat, toInput(values), base.version)
      if (done.saved) {
        showToast({ title: words.saved, tone: 'success' })
        keepFocusAt(element.current)
      }
      return done
    },
    load: () => load(getFestivalRepeat, { id }),
    labels,
    readers: { ...readers, by: (by) => repeats.bys[by] },
  })
  const { form } = edited
  const by = form.watch('by')
  return (
    <Card className="p-5">
      <form ref={element} tabIndex={-1} noValidate onSubmit={edited.handleSubmit}>
        <LeaveGuard isDirty={edited.isDirty} />
        {edited.conflict && <ConflictPanel of={edited.conflict} />}
        <FestivalFields
          form={form}
          by={by}
          notice={told > 0 && <p>{repeats.notified(told)}</p>}
          repeats={
            <SelectField
              label={repeats.heading}
              {...form.register('by')}
              options={(['tithi', 'date'] as const).map((value) => ({
                value,
                label: repeats.bys[value],
              }))}
            />
          }
        />
        <FailureNotice failure={edited.failure} />
        <Button type="submit" className="mt-5" isBusy={edited.isSaving} disabled={!edited.isDirty}>
          {edited.isSaving ? common.saving : words.save}
        </Button>
      </form>
    </Card>
  )
}
