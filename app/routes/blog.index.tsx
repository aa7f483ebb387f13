import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Rss } from 'lucide'
import { Paging } from '#app/features/blog/Paging.tsx'
import { pageOf, pageSearch } from '#app/features/blog/pageOf.ts'
import { PostGrid } from '#app/features/blog/PostGrid.tsx'
import { PostsFailed } from '#app/features/blog/PostsFailed.tsx'
import { postPreviewsQuery } from '#app/features/blog/queries.ts'
import { SavedPosts } from '#app/features/blog/SavedPosts.tsx'
import { useRenewed } from '#app/useRenewed.ts'
import { NewsletterCard } from '#app/features/newsletter/NewsletterCard.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { blog } from '#app/i18n/en/blog/blog.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { PostPreviews } from '#contract/blog/public.ts'
import { blogFeedPath } from '#contract/blog/feed.ts'

export const Route = createFileRoute('/blog/')({
  validateSearch: ({ page }: { page?: unknown }): { page?: number | undefined } => ({
    page: typeof page === 'number' ? pageSearch(pageOf({ page })).page : undefined,
  }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, deps }) => {
    const page = pageOf(deps)
    const query = postPreviewsQuery(page)
    await Promise.all([context.prepare(siteQuery), context.prepare(query)])
    const { title, description, numbered } = blog.english.page
    if (page === 1) return { head: { title, description, path: '/blog' } }
    const list = context.queryClient.getQueryData<PostPreviews>(query.queryKey)
    const head = { title: numbered(title, page), description, path: `/blog?page=${page}` }
    const isBehind = list?.items.length === 0
    return isBehind ? { head: { ...head, isPrivate: true }, status: 404 } : { head }
  },
  head: loadedHead,
  component: Blog,
})

const onPage = 9

function Blog() {
  const words = useWords(blog)
  const page = pageOf(Route.useSearch())
  const query = postPreviewsQuery(page)
  useRenewed(query)
  const { data: site } = useQuery(siteQuery)
  const { data, isError } = useQuery(query)
  const timeZone = site?.city.timeZone ?? 'Asia/Kolkata'
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
          <EmptyState
            title={page > 1 ? words.noSuchPage : words.empty}
            action={
              page > 1 && (
                <Link to="/blog" search={{}} className="text-link">
                  {words.all}
                </Link>
              )
            }
          />
        ) : (
          <PostGrid posts={items} timeZone={timeZone} skeletons={onPage} headingLevel={2} />
        )}
        {items && <Paging page={Math.min(page, pageCount + 1)} pageCount={pageCount} />}
      </section>
      <SavedPosts className="mx-auto max-w-7xl px-4 pt-10" />
      <section className="mx-auto max-w-7xl px-4 py-12">
        <NewsletterCard place="blog" source={page === 1 ? 'blog_page' : 'blog'} />
        <p className="-ml-4 mt-4">
          <a href={pathHere(blogFeedPath)} className={buttonClass({ variant: 'quiet' })}>
            <Icon of={Rss} className="size-5" />
            {words.feed}
          </a>
        </p>
      </section>
    </>
  )
}
