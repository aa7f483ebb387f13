import { useQuery } from '@tanstack/react-query'
import { redirect, useLoaderData, useRouteContext, useSearch } from '@tanstack/react-router'
import { Rss } from 'lucide'
import { useEffect } from 'react'
import { Article } from '#app/features/blog/Article.tsx'
import { ArticleMissing } from '#app/features/blog/ArticleMissing.tsx'
import { ArticleSkeleton } from '#app/features/blog/ArticleSkeleton.tsx'
import { Paging } from '#app/features/blog/Paging.tsx'
import { pageOf } from '#app/features/blog/pageOf.ts'
import { PostGrid } from '#app/features/blog/PostGrid.tsx'
import { PostsFailed } from '#app/features/blog/PostsFailed.tsx'
import { postPreviewsQuery, postQuery } from '#app/features/blog/queries.ts'
import { SavedPosts } from '#app/features/blog/SavedPosts.tsx'
import { useRenewed } from '#app/features/blog/useRenewed.ts'
import { type Missing, whyMissing } from '#app/features/blog/whyMissing.ts'
import { ReadingSize } from '#app/features/mantras/ReadingSize.tsx'
import { NewsletterCard } from '#app/features/newsletter/NewsletterCard.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { blog } from '#app/i18n/en/blog.ts'
import { useWords } from '#app/i18n/words.ts'
import type { RouterContext } from '#app/routerContext.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { PostPreviews } from '#contract/blog.ts'
import { blogFeedPath } from '#contract/blogFeed.ts'
import { waysOn } from './-waysOn.tsx'

export const list = { Page: ListPage, prepare: prepareList }
export const article = { Page: ArticlePage, prepare: prepareArticle }

const onPage = 9

async function prepareList(context: RouterContext, _: string, search: object) {
  const page = pageOf(search)
  const query = postPreviewsQuery(page)
  await Promise.all([context.prepare(siteQuery), context.prepare(query)])
  const { title, description, numbered } = blog.english.page
  const list = context.queryClient.getQueryData<PostPreviews>(query.queryKey)
  const isBehind = page > 1 && list?.items.length === 0
  const head = page > 1 ? { title: numbered(title, page), path: `/blog?page=${page}` } : undefined
  return {
    head: { title, description, path: '/blog', ...head, ...(isBehind && { isPrivate: true }) },
    ...(isBehind && { status: 404 }),
  }
}

function useTimeZone(): string {
  const { data: site } = useQuery(siteQuery)
  return site?.city.timeZone ?? 'Asia/Kolkata'
}

function ListPage() {
  const words = useWords(blog)
  const page = pageOf(useSearch({ from: '/blog/' }))
  const query = postPreviewsQuery(page)
  useRenewed(query)
  const { data, isError } = useQuery(query)
  const timeZone = useTimeZone()
  const { items, pageCount = 1 } = data ?? {}
  return (
    <>
      <section className="mx-auto max-w-7xl px-4 pt-10">
        <p className="eyebrow">{words.eyebrow}</p>
        <h1 className="text-title">{words.heading}</h1>
        <p className="mt-2 max-w-2xl text-muted">{words.intro}</p>
        {isError && !items ? (
          <PostsFailed />
        ) : items?.length === 0 ? (
          <EmptyState title={page > 1 ? words.noSuchPage : words.empty} headingLevel={2} />
        ) : (
          <PostGrid posts={items} timeZone={timeZone} skeletons={onPage} headingLevel={2} />
        )}
        {items && <Paging page={Math.min(page, pageCount + 1)} pageCount={pageCount} />}
      </section>
      <SavedPosts />
      <section className="px-4 py-12">
        <NewsletterCard place="blog" source={page === 1 ? 'blog_page' : 'blog'} />
        <p className="mt-4 text-center">
          <a href={blogFeedPath} className={buttonClass({ variant: 'quiet' })}>
            <Icon of={Rss} className="size-5" />
            {words.feed}
          </a>
        </p>
      </section>
    </>
  )
}

/** What an article's page is rendered from. One under an earlier name leads to its present address. */
async function prepareArticle({ queryClient }: RouterContext, pathname: string) {
  const slug = pathname.toLowerCase().split('/')[2] ?? ''
  try {
    const post = await queryClient.ensureQueryData(postQuery(slug))
    if (post.slug !== slug)
      throw redirect({
        to: '/blog/$slug',
        params: { slug: post.slug },
        search: true,
        hash: true,
        replace: true,
        statusCode: 301,
      })
    const head = { title: post.title, description: post.excerpt, path: `/blog/${slug}` }
    return { slug, why: undefined, head }
  } catch (error) {
    const why = whyMissing(error)
    if (!why) throw error
    const { title, text: description } = blog.english[why]
    return {
      slug,
      why,
      ...(why !== 'unreachable' && { status: why === 'gone' ? 410 : 404 }),
      head: { title, description, path: `/blog/${slug}`, isPrivate: true },
    }
  }
}

function ArticlePage() {
  const { slug, why } = useLoaderData({ from: '/blog/$slug' })
  return <ArticleOf key={slug} slug={slug} why={why} />
}

function ArticleOf({ slug, why }: { slug: string; why: Missing | undefined }) {
  const { origin } = useRouteContext({ from: '/blog/$slug' })
  const timeZone = useTimeZone()
  const lost = useRenewed(postQuery(slug))
  const { data: post } = useQuery({ ...postQuery(slug), enabled: false })
  useEffect(() => {
    // What the temple took away is not kept any longer; the next look through them clears its pictures.
    if (lost) void import('#app/offline/phone.ts').then(({ forget }) => forget(slug))
  }, [lost, slug])
  if (lost) return <ArticleMissing why={lost} waysOn={waysOn} />
  if (!post) return why ? <ArticleMissing why={why} waysOn={waysOn} /> : <ArticleSkeleton />
  return (
    <Article
      post={post}
      timeZone={timeZone}
      origin={origin}
      newsletter={<NewsletterCard place="blog" source={`blog_post_${slug}`} />}
      readingSize={<ReadingSize />}
    />
  )
}
