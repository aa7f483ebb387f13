import { useState } from 'react'
import { EditedForm } from '#app/admin/EditedForm.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { sevaForm } from '#app/i18n/en/sevas/adminSevas.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { editSeva, getSeva, type StaffSevaDetails } from '#contract/sevas/admin.ts'
import { SevaFields } from './SevaFields.tsx'
import { sevaValues, type SevaValues, toSevaChange, toSevaValues } from './sevaValues.ts'

/** What was agreed of a seva. */
export function SevaForm({ seva }: { seva: StaffSevaDetails }) {
  const words = useWords(sevaForm)
  const { save, load } = useSaving()
  const [isDirty, setIsDirty] = useState(false)
  const { id } = seva
  const toInput = (values: SevaValues) => toSevaChange(id, values)
  const edited = useEdited<SevaValues, StaffSevaDetails>({
    original: seva,
    toValues: toSevaValues,
    judged: { schema: editSeva.input, toInput },
    async save(values, base) {
      const done = await save(editSeva, toInput(values), base.version)
      if (done.saved) showToast({ title: words.saved, tone: 'success' })
      return done
    },
    load: () => load(getSeva, { id }),
    ...sevaValues.compared(words),
  })
  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      <EditedForm edited={edited} onDirty={setIsDirty}>
        <h2 className="mb-4 text-xl">{words.terms}</h2>
        <SevaFields form={edited.form} />
      </EditedForm>
    </>
  )
}
