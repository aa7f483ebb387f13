import { PublishControls } from '#app/admin/PublishControls.tsx'
import { publishPost, type StaffPost } from '#contract/blogAdmin.ts'
import { usePostChange } from './usePostChange.ts'

export function PublishPost({ post, isDirty }: { post: StaffPost; isDirty: boolean }) {
  const { change, isBusy } = usePostChange(post)
  return (
    <PublishControls
      of={post}
      isDirty={isDirty}
      isBusy={isBusy}
      onPublish={async (wanted) =>
        (await change(publishPost, { id: post.id, ...wanted })) !== undefined
      }
    />
  )
}
