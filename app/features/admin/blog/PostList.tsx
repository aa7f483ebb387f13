import type { ComponentProps } from 'react'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { PublishedList, usePublishedFilters } from '#app/admin/PublishedList.tsx'
import { PublishMany } from '#app/admin/PublishMany.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminBlog } from '#app/i18n/en/blog/adminBlog.ts'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { listStaffPosts, publishPosts, restorePost } from '#contract/blog/admin.ts'
import { PostRow } from './PostRow.tsx'

function PostActions(props: Omit<ComponentProps<typeof PublishMany>, 'endpoint'>) {
  return <PublishMany endpoint={publishPosts} {...props} />
}

const bulk = { nameOf: ({ title }: { title: string }) => title, Actions: PostActions }

/** All posts, drafts included. */
export function PostList() {
  const words = useWords(adminBlog)
  const { restored } = useWords(adminPublishing)
  const filters = usePublishedFilters(words.searchHint)
  const list = useAdminList({ read: listStaffPosts, filters })
  const { send } = useSend()
  const restore = async (id: string, version: number) => {
    if (await send(restorePost, { id }, { version })) {
      showToast({ title: restored, tone: 'success' })
    }
  }
  return (
    <PublishedList words={words} newPage="blog/new" of={list} bulk={bulk}>
      {(post) => <PostRow post={post} onRestore={() => void restore(post.id, post.version)} />}
    </PublishedList>
  )
}
