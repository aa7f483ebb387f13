import { BackLink } from '#app/admin/BackLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { Translated } from '#app/admin/translations/Translated.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminBlog } from '#app/i18n/en/blog/adminBlog.ts'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { getStaffPost, type StaffPost } from '#contract/blog/admin.ts'
import { DeletePost } from './DeletePost.tsx'
import { PostForm } from './PostForm.tsx'

/** One post: its text and its visibility. */
export function PostEditor({ id }: { id: string }) {
  const words = useWords(adminBlog)
  const { states } = useWords(adminPublishing)
  const query = useRead(getStaffPost, { id })
  const post = query.data
  return (
    <TabPage
      title={post?.title ?? words.title}
      intro={post && states[post.deletedAt ? 'deleted' : post.status]}
    >
      <BackLink to="blog">{words.all}</BackLink>
      {query.isPending && <ListSkeleton />}
      {query.isError && !post && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {post && (
        <Translated kind="post" id={id}>
          <Parts post={post} />
        </Translated>
      )}
    </TabPage>
  )
}

function Parts({ post }: { post: StaffPost }) {
  if (post.deletedAt) return <DeletePost post={post} />
  return (
    <div className="mt-3 grid gap-6">
      <PostForm post={post} />
      <DeletePost post={post} />
    </div>
  )
}
