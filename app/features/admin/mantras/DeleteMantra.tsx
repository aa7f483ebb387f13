import { Deletion } from '#app/admin/Deletion.tsx'
import { useVersionedChange } from '#app/admin/useVersionedChange.ts'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import {
  getStaffMantra,
  deleteMantra,
  restoreMantra,
  type StaffMantra,
} from '#contract/mantras/admin.ts'

export function DeleteMantra({ mantra }: { mantra: StaffMantra }) {
  const { remove } = useWords(adminMantras)
  const { change, isBusy } = useVersionedChange(getStaffMantra, mantra)
  const { id } = mantra
  return (
    <Deletion
      of={mantra}
      label={remove}
      list="mantras"
      isBusy={isBusy}
      onRemove={() => change(deleteMantra, { id })}
      onRestore={async (version) => (await change(restoreMantra, { id }, version)) !== undefined}
    />
  )
}
