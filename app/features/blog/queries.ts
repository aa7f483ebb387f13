import type { QueryFunctionContext } from '@tanstack/react-query'
import { featuredPosts } from '#app/offline/content/featuredPosts.ts'
import { type ReadQuery, readQuery } from '#app/queries.ts'
import type { ReadName } from '#contract/reads.ts'
import { whyMissing } from './whyMissing.ts'

/** A page of the list, the newest first. */
export const postPreviewsQuery = (page: number) =>
  readQuery('listPostPreviews', page === 1 ? {} : { page })

export const featuredPostsQuery = readQuery('listPostPreviews', {
  featured: 'true',
  limit: featuredPosts,
})

/** An article with everything else on its page. */
export const postQuery = (slug: string) => readQuery('getPost', { slug })

/**
 * Fetches a page's content again, once on each visit; says why the temple no longer has it, or
 * null.
 */
export const renewalQuery = <N extends ReadName>({ queryKey: [name, input] }: ReadQuery<N>) => ({
  staleTime: 0,
  gcTime: 0,
  queryKey: ['renewal', name, input],
  queryFn: async ({ client }: QueryFunctionContext) => {
    try {
      const { content } = await import('#app/offline/phone.ts')
      client.setQueryData([name, input], await content.fetch(name, input))
      return null
    } catch (error) {
      const why = whyMissing(error)
      if (why === 'missing' || why === 'gone') return why
      throw error
    }
  },
})
