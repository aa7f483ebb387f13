import { featuredPosts } from '#app/offline/content/featuredPosts.ts'
import { readQuery } from '#app/queries.ts'

/** A page of the list, the newest first. */
export const postPreviewsQuery = (page: number) =>
  readQuery('listPostPreviews', page === 1 ? {} : { page })

export const featuredPostsQuery = readQuery('listPostPreviews', {
  featured: 'true',
  limit: featuredPosts,
})

/** An article with everything else on its page. */
export const postQuery = (slug: string) => readQuery('getPost', { slug })
