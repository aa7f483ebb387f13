import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { dateAt, dateText } from '#app/i18n/dates.ts'
import { blog } from '#app/i18n/en/blog/blog.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { InEnglishNote } from '#app/ui/InEnglishNote.tsx'
import { SectionHeading } from '#app/ui/SectionHeading.tsx'
import { ShareButton } from '#app/ui/ShareButton.tsx'
import { langOf, marked } from '#app/ui/marked.tsx'
import type { PostPage, PostPreview } from '#contract/blog/public.ts'
import { PostBody } from './PostBody.tsx'
import { PostGrid } from './PostGrid.tsx'
import { PostPicture } from './PostPicture.tsx'
import { SavePost } from './SavePost.tsx'

type Props = {
  post: PostPage
  timeZone: string
  /** The site's public address, for the shared link. */
  origin: string
  newsletter: ReactNode
  /** The chosen text size. */
  readingSize: ReactNode
}

/** An article on its own page, with buttons to save and share it. */
export function Article({ post, timeZone, origin, newsletter, readingSize }: Props) {
  const words = useWords(blog)
  const { slug, title, excerpt, related } = post
  return (
    <>
      <div className="article-page mx-auto max-w-7xl px-4 pt-10">
        <article>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <Link to="/blog" className="text-link gap-2">
              <Icon of={ArrowLeft} className="size-5" />
              {words.all}
            </Link>
            {readingSize}
          </div>
          <h1 className="mt-2 text-title">
            {__IS_TRANSLATED__ ? marked(post, 'title') : post.title}
          </h1>
          <div className="mt-4">
            <Byline post={post} timeZone={timeZone} />
          </div>
          <div className="mt-6">
            <PostPicture post={post} sizes="(min-width: 48rem) 46rem, 100vw" isFirst />
          </div>
          {__IS_TRANSLATED__ && <InEnglishNote of={post} className="mt-4" />}
          <PostBody
            key={post.updatedAt}
            content={post.content}
            lang={__IS_TRANSLATED__ ? langOf(post, 'markdown') : undefined}
          />
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <ShareButton
              title={title}
              text={excerpt}
              url={`${origin}${pathHere(`/blog/${slug}`)}`}
            />
            <div data-computed className="contents">
              <SavePost post={post} />
            </div>
          </div>
        </article>
        <aside className="not-printed">{newsletter}</aside>
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related" className="not-printed mx-auto max-w-7xl px-4 pt-12">
          <SectionHeading id="related" title={words.related} />
          <PostGrid
            posts={related}
            timeZone={timeZone}
            skeletons={related.length}
            headingLevel={3}
          />
        </section>
      )}
      <div className="pb-16" />
    </>
  )
}

/** The author, the date, and how long it takes to read. */
function Byline({ post, timeZone }: { post: PostPreview; timeZone: string }) {
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
        <span className="block font-semibold">
          {__IS_MULTILINGUAL__ ? marked(post, 'authorName', authorName) : authorName}
        </span>
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
