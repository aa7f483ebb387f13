import { dateAt, dateText } from '#app/i18n/dates.ts'
import { blog } from '#app/i18n/en/blog/blog.ts'
import { useWords } from '#app/i18n/words.ts'
import type { PostPreview } from '#contract/blog/public.ts'

/** The author, the date, and how long it takes to read. */
export function Byline({ post, timeZone }: { post: PostPreview; timeZone: string }) {
  const words = useWords(blog)
  const { authorName = words.editors, authorInitials, publishedAt, updatedAt, readTime } = post
  const [published, updated] = [publishedAt, updatedAt].map((at) =>
    dateText(dateAt(Date.parse(at), timeZone)),
  )
  return (
    <div className="flex items-center gap-3">
      <span className="initials" aria-hidden>
        {authorInitials ?? initialsOf(authorName)}
      </span>
      <p>
        <span className="block font-semibold">{authorName}</span>
        <span className="block text-sm text-muted">
          <time dateTime={publishedAt}>{published}</time> · {words.readTime(readTime)}
          {updated !== published && <> · {words.updated(updated ?? '')}</>}
        </span>
      </p>
    </div>
  )
}

/** `Sunanda Joshi` → `SJ` */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((part) => /^\p{Lu}/u.test(part))
    .map((part) => [...part][0])
    .slice(0, 2)
    .join('')
