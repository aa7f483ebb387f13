import { Deletion } from '#app/admin/Deletion.tsx'
import { useVersionedChange } from '#app/admin/useVersionedChange.ts'
import { adminBlog } from '#app/i18n/en/blog/adminBlog.ts'
import { useWords } from '#app/i18n/words.ts'
import { deletePost, getStaffPost, restorePost, type StaffPost } from '#contract/blog/admin.ts'

export function DeletePost({ post }: { post: StaffPost }) {
  const { remove } = useWords(adminBlog)
  const { change, isBusy } = useVersionedChange(getStaffPost, post)
  const { id } = post
  return (
    <Deletion
      of={post}
      label={remove}
      list="blog"
      isBusy={isBusy}
      onRemove={() => change(deletePost, { id })}
      onRestore={async (version) => (await change(restorePost, { id }, version)) !== undefined}
    />
  )
}
