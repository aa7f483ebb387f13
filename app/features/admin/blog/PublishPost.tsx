import { PublishButtons } from '#app/admin/drafts/PublishButtons.tsx'
import { useVersionedChange } from '#app/admin/useVersionedChange.ts'
import { getStaffPost, publishPost, type StaffPost } from '#contract/blog/admin.ts'

export function PublishPost({ post, isDirty }: { post: StaffPost; isDirty: boolean }) {
  const { change, isBusy } = useVersionedChange(getStaffPost, post)
  return (
    <PublishButtons
      of={post}
      isDirty={isDirty}
      isBusy={isBusy}
      onPublish={async (publication) =>
        (await change(publishPost, { id: post.id, ...publication })) !== undefined
      }
    />
  )
}
