import { PublishedList, usePublishedFilter } from '#app/admin/PublishedList.tsx'
import { usePages } from '#app/admin/usePages.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminBlog } from '#app/i18n/en/blog/adminBlog.ts'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { listStaffPosts, restorePost } from '#contract/blog/admin.ts'
import { PostRow } from './PostRow.tsx'

/** All posts, drafts included. */
export function PostList() {
  const words = useWords(adminBlog)
  const { restored } = useWords(adminPublishing)
  const filter = usePublishedFilter()
  const { send } = useSend()
  const pages = usePages(listStaffPosts, filter.asked)
  const restore = async (id: string, version: number) => {
    if (await send(restorePost, { id }, { version })) {
      showToast({ title: restored, tone: 'success' })
    }
  }
  return (
    <PublishedList words={words} newPage="blog/new" filter={filter} pages={pages}>
      {(post) => <PostRow post={post} onRestore={() => void restore(post.id, post.version)} />}
    </PublishedList>
  )
}
