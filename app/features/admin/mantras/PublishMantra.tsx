import { Eye } from 'lucide'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useVersionedChange } from '#app/admin/useVersionedChange.ts'
import { PublishButtons } from '#app/admin/drafts/PublishButtons.tsx'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { getStaffMantra, publishMantra, type StaffMantra } from '#contract/mantras/admin.ts'

type Props = { mantra: StaffMantra; isTextDirty: boolean }

/** With a link to the page that devotees would see. */
export function PublishMantra({ mantra, isTextDirty }: Props) {
  const { preview } = useWords(adminMantras)
  const { change, isBusy } = useVersionedChange(getStaffMantra, mantra)
  const { id } = mantra
  return (
    <PublishButtons
      of={mantra}
      isDirty={isTextDirty}
      isBusy={isBusy}
      onPublish={async (publication) =>
        (await change(publishMantra, { id, ...publication })) !== undefined
      }
    >
      <AdminLink to={`mantras/${id}/preview`} className={buttonClass({ variant: 'outline' })}>
        <Icon of={Eye} className="size-5" />
        {preview}
      </AdminLink>
    </PublishButtons>
  )
}
