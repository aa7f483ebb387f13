import { Publication } from '#app/admin/Publication.tsx'
import { publishPost, type StaffPost } from '#contract/blogAdmin.ts'
import { usePostChange } from './usePostChange.ts'

export function PublishPost({ post, isDirty }: { post: StaffPost; isDirty: boolean }) {
  const { change, isBusy } = usePostChange(post)
  return (
    <Publication
      of={post}
      isDirty={isDirty}
      isBusy={isBusy}
      onPublish={async (wanted) =>
        (await change(publishPost, { id: post.id, ...wanted })) !== undefined
      }
    />
  )
}
