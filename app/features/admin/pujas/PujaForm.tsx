import { EditedForm } from '#app/admin/EditedForm.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { adminPujas } from '#app/i18n/en/bookings/adminPujas.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { getStaffPuja, type StaffPuja, updatePuja } from '#contract/bookings/pujasAdmin.ts'
import { PujaFields } from './PujaFields.tsx'
import { type PujaValues, pujaValues } from './pujaValues.ts'

type Props = { puja: StaffPuja; onDirty: (isDirty: boolean) => void }

export function PujaForm({ puja, onDirty }: Props) {
  const words = useWords(adminPujas)
  const { save, load } = useSaving()
  const { id } = puja
  const toInput = (values: PujaValues) => ({ id, ...pujaValues.toInput(values) })
  const edited = useEdited<PujaValues, StaffPuja>({
    original: puja,
    toValues: pujaValues.toValues,
    judged: { schema: updatePuja.input, toInput },
    async save(values, { version }) {
      const done = await save(updatePuja, toInput(values), version)
      if (done.saved)
        showToast({ title: done.saved.isOn ? words.saved : words.savedOff, tone: 'success' })
      return done
    },
    load: () => load(getStaffPuja, { id }),
    ...pujaValues.compared(words),
  })
  return (
    <EditedForm edited={edited} onDirty={onDirty}>
      <PujaFields form={edited.form} />
    </EditedForm>
  )
}
