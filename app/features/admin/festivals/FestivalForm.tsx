import { useRef } from 'react'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { keepFocusAt } from '#app/admin/keepFocusAt.ts'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  editFestival,
  getStaffFestival,
  type StaffFestivalDetails,
} from '#contract/festivals/admin.ts'
import { FestivalFields } from './FestivalFields.tsx'
import {
  type FestivalValues,
  festivalValues,
  toFestivalChange,
  toFestivalValues,
} from './festivalValues.ts'

export function FestivalForm({ festival }: { festival: StaffFestivalDetails }) {
  const words = useWords(adminFestivals)
  const common = useWords(admin)
  const { save, load } = useSaving()
  const element = useRef<HTMLFormElement>(null)
  const { id } = festival
  const inputOf = (values: FestivalValues, base: StaffFestivalDetails) => ({
    id,
    ...toFestivalChange(values, toFestivalValues(base)),
  })
  const edited = useEdited<FestivalValues, StaffFestivalDetails>({
    original: festival,
    toValues: toFestivalValues,
    judged: { schema: editFestival.input, toInput: (values) => inputOf(values, festival) },
    async save(values, base) {
      const done = await save(editFestival, inputOf(values, base), base.version)
      if (done.saved) {
        showToast({ title: words.saved, tone: 'success' })
        keepFocusAt(element.current)
      }
      return done
    },
    load: () => load(getStaffFestival, { id }),
    ...festivalValues.compared(words),
  })
  const { form } = edited
  const { told } = festival
  const date = form.watch('date')
  const isMoved = told > 0 && date !== '' && date !== festival.date
  return (
    <Card className="p-5">
      <form ref={element} tabIndex={-1} noValidate onSubmit={edited.handleSubmit}>
        <LeaveGuard isDirty={edited.isDirty} />
        {edited.conflict && <ConflictPanel of={edited.conflict} />}
        <FestivalFields
          form={form}
          notice={isMoved && <p role="status">{words.notified(told)}</p>}
        />
        <FailureNotice failure={edited.failure} />
        <Button type="submit" className="mt-5" isBusy={edited.isSaving} disabled={!edited.isDirty}>
          {edited.isSaving ? common.saving : words.save}
        </Button>
      </form>
    </Card>
  )
}
