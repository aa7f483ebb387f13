import { Deletion } from '#app/admin/Deletion.tsx'
import { useVersionedChange } from '#app/admin/useVersionedChange.ts'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { useWords } from '#app/i18n/words.ts'
import { deleteRite, getStaffRite, restoreRite, type StaffRite } from '#contract/guide/admin.ts'

export function DeleteRite({ rite }: { rite: StaffRite }) {
  const { remove } = useWords(adminGuide)
  const { change, isBusy } = useVersionedChange(getStaffRite, rite)
  const { id } = rite
  return (
    <Deletion
      of={rite}
      label={remove}
      list="guide"
      isBusy={isBusy}
      onRemove={() => change(deleteRite, { id })}
      onRestore={async (version) => (await change(restoreRite, { id }, version)) !== undefined}
    />
  )
}
