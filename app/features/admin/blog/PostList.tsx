import { DeskList, useDeskFilter } from '#app/admin/DeskList.tsx'
import { usePages } from '#app/admin/usePages.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminBlog } from '#app/i18n/en/adminBlog.ts'
import { adminPublication } from '#app/i18n/en/adminPublication.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { listStaffPosts, restorePost } from '#contract/blogAdmin.ts'
import { PostRow } from './PostRow.tsx'

/** All posts, drafts included. */
export function PostList() {
  const words = useWords(adminBlog)
  const { restored } = useWords(adminPublication)
  const filter = useDeskFilter()
  const { send } = useSend()
  const pages = usePages(listStaffPosts, filter.asked)
  const restore = async (id: string, version: number) => {
    if (await send(restorePost, { id }, { version })) {
      showToast({ title: restored, tone: 'success' })
    }
  }
  return (
    <DeskList words={words} newPage="blog/new" filter={filter} pages={pages}>
      {(post) => <PostRow post={post} onRestore={() => void restore(post.id, post.version)} />}
    </DeskList>
  )
}
