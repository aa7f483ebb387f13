import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Article } from '#app/features/blog/Article.tsx'
import { ArticleMissing } from '#app/features/blog/ArticleMissing.tsx'
import { ArticleSkeleton } from '#app/features/blog/ArticleSkeleton.tsx'
import { preparePost } from '#app/features/blog/preparePost.ts'
import { postQuery } from '#app/features/blog/queries.ts'
import { useRenewed } from '#app/useRenewed.ts'
import type { MissingReason } from '#app/whyMissing.ts'
import { ReadingSize } from '#app/features/mantras/ReadingSize.tsx'
import { NewsletterCard } from '#app/features/newsletter/NewsletterCard.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { suggestions } from '#app/shell/NotFoundPage.tsx'

export const Route = createFileRoute('/blog/$slug')({
  loader: ({ context, params }) => preparePost(params.slug.toLowerCase(), context.queryClient),
  head: loadedHead,
  component: ArticlePage,
})

function ArticlePage() {
  const { slug, why } = Route.useLoaderData()
  return <ArticleOf key={slug} slug={slug} why={why} />
}

function ArticleOf({ slug, why }: { slug: string; why: MissingReason | undefined }) {
  const { origin } = Route.useRouteContext()
  const { data: site } = useQuery(siteQuery)
  const missingReason = useRenewed(postQuery(slug))
  const { data: post } = useQuery({ ...postQuery(slug), enabled: false })
  useEffect(() => {
    // What the temple removed is no longer stored; the next clean-up deletes its pictures.
    if (missingReason) void import('#app/offline/phone.ts').then(({ forget }) => forget(slug))
  }, [missingReason, slug])
  if (missingReason) return <ArticleMissing why={missingReason} suggestions={suggestions} />
  if (!post)
    return why ? <ArticleMissing why={why} suggestions={suggestions} /> : <ArticleSkeleton />
  return (
    <Article
      post={post}
      timeZone={site?.city.timeZone ?? 'Asia/Kolkata'}
      origin={origin}
      newsletter={<NewsletterCard place="blog" source={`blog_post_${slug}`} />}
      readingSize={<ReadingSize />}
    />
  )
}
