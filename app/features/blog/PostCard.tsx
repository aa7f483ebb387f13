import { Link } from '@tanstack/react-router'
import { dateAt, dateText } from '#app/i18n/dates.ts'
import { blog } from '#app/i18n/en/blog/blog.ts'
import { useWords } from '#app/i18n/words.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { marked } from '#app/ui/marked.tsx'
import type { PostPreview } from '#contract/blog/public.ts'
import { PostPicture } from './PostPicture.tsx'

type Props = {
  post: PostPreview
  timeZone: string
  headingLevel: 2 | 3
}

/** A post in a list: its picture, date, title and excerpt. */
export function PostCard({ post, timeZone, headingLevel }: Props) {
  const words = useWords(blog)
  const Heading = `h${headingLevel}` as const
  const { slug, title, excerpt, publishedAt, readTime } = post
  return (
    <article className="post-card">
      <PostPicture post={post} sizes="(min-width: 40rem) 26rem, 6rem" isOrnament />
      <div className="post-words">
        <p className="text-sm text-muted">
          {/* One text: between several the rendered page has a comment. */}
          {`${dateText(dateAt(Date.parse(publishedAt), timeZone))}\u00a0· ${words.readTime(readTime)}`}
        </p>
        <Heading className="text-xl">
          <Link to="/blog/$slug" params={{ slug }}>
            {__IS_TRANSLATED__ ? marked(post, 'title') : title}
          </Link>
        </Heading>
        <p className="mt-1 text-muted max-sm:line-clamp-3">
          {__IS_TRANSLATED__ ? marked(post, 'excerpt') : excerpt}
        </p>
      </div>
    </article>
  )
}

/** Reserves a card's space while its post loads. */
export function PostSkeleton() {
  return (
    <div className="post-card">
      <Skeleton className="post-picture" />
      <div className="post-words">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="mt-3 h-7 w-4/5" />
        <Skeleton className="mt-3 h-16 w-full" />
      </div>
    </div>
  )
}
