import { useEffect } from 'react'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { adminMantras } from '#app/i18n/en/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { getStaffMantra, type StaffMantra, updateMantra } from '#contract/mantrasAdmin.ts'
import { MantraFields } from './MantraFields.tsx'
import { type MantraValues, toMantraInput, toMantraValues } from './mantraValues.ts'

type Props = { mantra: StaffMantra; onDirty: (isDirty: boolean) => void }

export function MantraForm({ mantra, onDirty }: Props) {
  const { form: words } = useWords(adminMantras)
  const common = useWords(admin)
  const { save, load } = useSaving()
  const { id } = mantra
  const inputOf = (values: MantraValues, { lines }: StaffMantra) => ({
    id,
    ...toMantraInput(values, lines),
  })
  const edited = useEdited<MantraValues, StaffMantra>({
    original: mantra,
    toValues: toMantraValues,
    judged: { schema: updateMantra.input, toInput: (values) => inputOf(values, mantra) },
    async save(values, base) {
      const done = await save(updateMantra, inputOf(values, base), base.version)
      if (done.saved) showToast({ title: words.saved, tone: 'success' })
      return done
    },
    load: () => load(getStaffMantra, { id }),
    labels: {
      title: words.title,
      origin: words.origin,
      lines: words.text,
      meaning: words.meaning,
      isFeatured: words.featured,
    },
  })
  const { form, isDirty } = edited
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <Card className="p-5">
      <form noValidate onSubmit={edited.handleSubmit}>
        {edited.conflict && <ConflictPanel of={edited.conflict} />}
        <MantraFields form={form} />
        <FailureNotice failure={edited.failure} />
        <Button type="submit" className="mt-5" isBusy={edited.isSaving}>
          {edited.isSaving ? common.saving : common.save}
        </Button>
      </form>
    </Card>
  )
}
