import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { blog } from '#app/i18n/en/blog/blog.ts'
import { postQuery } from './queries.ts'
import { whyMissing } from '#app/whyMissing.ts'

/** What an article's page is rendered from. An earlier slug leads to the current address. */
export async function preparePost(slug: string, queryClient: QueryClient) {
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
