import { Eye, SquareArrowOutUpRight } from 'lucide'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { PublishButtons } from '#app/admin/drafts/PublishButtons.tsx'
import { useVersionedChange } from '#app/admin/useVersionedChange.ts'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { getStaffRite, publishRite, type StaffRite } from '#contract/guide/admin.ts'

type Props = { rite: StaffRite; isTextDirty: boolean }

/** With a link to the page that devotees see, or would see. */
export function PublishRite({ rite, isTextDirty }: Props) {
  const words = useWords(adminGuide)
  const { change, isBusy } = useVersionedChange(getStaffRite, rite)
  const { id } = rite
  return (
    <PublishButtons
      of={rite}
      isDirty={isTextDirty}
      isBusy={isBusy}
      onPublish={async (publication) =>
        (await change(publishRite, { id, ...publication })) !== undefined
      }
    >
      {rite.status === 'published' ? (
        <a href={`/puja/guide/${id}`} className={buttonClass({ variant: 'outline' })}>
          <Icon of={SquareArrowOutUpRight} className="size-5" />
          {words.onSite}
        </a>
      ) : (
        <AdminLink to={`guide/${id}/preview`} className={buttonClass({ variant: 'outline' })}>
          <Icon of={Eye} className="size-5" />
          {words.preview}
        </AdminLink>
      )}
    </PublishButtons>
  )
}
