import { Deletion } from '#app/admin/Deletion.tsx'
import { adminMantras } from '#app/i18n/en/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { deleteMantra, restoreMantra, type StaffMantra } from '#contract/mantrasAdmin.ts'
import { useVersioned } from './useVersioned.ts'

export function DeleteMantra({ mantra }: { mantra: StaffMantra }) {
  const { remove } = useWords(adminMantras)
  const { change, isBusy } = useVersioned(mantra)
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
