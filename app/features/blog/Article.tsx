import { ShareButton } from '#app/ui/ShareButton.tsx'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { blog } from '#app/i18n/en/blog/blog.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SectionHeading } from '#app/ui/SectionHeading.tsx'
import type { PostPage } from '#contract/blog/public.ts'
import { Byline } from './Byline.tsx'
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
          <h1 className="mt-2 text-title">{title}</h1>
          <div className="mt-4">
            <Byline post={post} timeZone={timeZone} />
          </div>
          <div className="mt-6">
            <PostPicture post={post} sizes="(min-width: 48rem) 46rem, 100vw" isFirst />
          </div>
          <PostBody key={post.updatedAt} content={post.content} />
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <ShareButton title={title} text={excerpt} url={`${origin}/blog/${slug}`} />
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
