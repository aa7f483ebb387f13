import { PublishedEntry } from '#app/admin/PublishedEntry.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { adminBlog } from '#app/i18n/en/blog/adminBlog.ts'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { StaffPostSummary } from '#contract/blog/admin.ts'

type Props = { post: StaffPostSummary; onRestore: () => void }

export function PostRow({ post, onRestore }: Props) {
  const words = useWords(adminBlog)
  const { restore } = useWords(adminPublishing)
  const { timeZone } = useAdmin()
  return (
    <div className="flex items-center gap-3 px-4 py-3">
      {post.imageUrl && (
        <img
          src={post.imageUrl}
          alt=""
          loading="lazy"
          className="hidden aspect-video w-22 shrink-0 rounded-md object-cover sm:block"
        />
      )}
      <div className="min-w-0 flex-1">
        <PublishedEntry of={post} page={`blog/${post.id}`}>
          /blog/{post.slug}
          {' · '}
          {words.changed(momentOf(post.updatedAt, timeZone))}
        </PublishedEntry>
      </div>
      {post.deletedAt && (
        <Button variant="outline" size="small" onClick={onRestore}>
          {restore}
        </Button>
      )}
    </div>
  )
}
