import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { DraftForm } from '#app/admin/drafts/DraftForm.tsx'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { getStaffMantra, type StaffMantra, updateMantra } from '#contract/mantras/admin.ts'
import { MantraFields } from './MantraFields.tsx'
import {
  type MantraValues,
  mantraValues,
  mantraValuesOf,
  toMantraInput,
  toMantraValues,
} from './mantraValues.ts'
import { PublishMantra } from './PublishMantra.tsx'

type Props = { mantra: StaffMantra; onDirty: (isDirty: boolean) => void }

export function MantraForm({ mantra, onDirty }: Props) {
  const { form: words } = useWords(adminMantras)
  const { save, load } = useSaving()
  const { id } = mantra
  const inputOf = (values: MantraValues, { lines }: StaffMantra) => ({
    id,
    ...toMantraInput(values, lines),
  })
  const { labels, readers } = mantraValues.compared(words)
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
    labels,
    readers,
  })
  return (
    <DraftForm
      text={{ kind: 'mantra', id }}
      edited={edited}
      labels={labels}
      toValues={mantraValuesOf}
      onDirty={onDirty}
      publish={<PublishMantra mantra={mantra} isTextDirty={edited.isDirty} />}
    >
      <MantraFields form={edited.form} />
    </DraftForm>
  )
}
