import type { Knex } from 'knex'
import { postsOnPage, type Post, type PostPage, type PostPreviews } from '#contract/blog/public.ts'
import { AppError } from '#server/errors.ts'
import { statusAt } from '#server/publishing/publishing.ts'
import { relatedTo } from './related.ts'
import { countPosts, findPost, listPosts, listPreviews } from './repository.ts'
import { findSlug } from './slugRepository.ts'
import { toPost, toPreview } from './toPost.ts'

type PostsQuery = { readonly page?: number | undefined; readonly limit?: number | undefined }

/** This many of the latest posts are compared for relatedness; older ones are rarely wanted. */
const comparedPosts = 200

const feedPosts = 20

/** What search and sitemap cover; a sitemap may hold five times as many. */
const mostPosts = 10_000

const notFound = (): AppError => new AppError('not_found', 'Article Not Found')
const gone = (): AppError => new AppError('gone', 'This article was removed.')

/** The posts that everybody may see now. */
export const createBlog = (now: () => Date) => {
  const at = (): string => now().toISOString()

  return {
    list: async (db: Knex, { page = 1, limit = postsOnPage }: PostsQuery): Promise<Post[]> => {
      const offset = (page - 1) * limit
      return (await listPosts(db, { now: at(), limit, offset })).map(toPost)
    },

    listFeatured: async (db: Knex, { limit = postsOnPage }: PostsQuery): Promise<Post[]> =>
      (await listPosts(db, { now: at(), onlyFeatured: true, limit })).map(toPost),

    listPreviews: async (
      db: Knex,
      { page = 1, limit = postsOnPage, featured }: PostsQuery & { featured?: string | undefined },
    ): Promise<PostPreviews> => {
      const filter = { now: at(), onlyFeatured: featured === 'true' }
      const total = await countPosts(db, filter)
      const items = await listPreviews(db, { ...filter, limit, offset: (page - 1) * limit })
      return {
        items: items.map(toPreview),
        page,
        pageCount: Math.max(1, Math.ceil(total / limit)),
        total,
      }
    },

    /** The latest with their full texts; older ones are on the pages. */
    listForFeed: async (db: Knex): Promise<Post[]> =>
      (await listPosts(db, { now: at(), limit: feedPosts })).map(toPost),

    /** Every public post with its text, for search and the like. */
    listAll: async (db: Knex): Promise<Post[]> =>
      (await listPosts(db, { now: at(), limit: mostPosts })).map(toPost),

    /** By its current or an earlier address. */
    get: async (db: Knex, address: string): Promise<PostPage> => {
      const slug = address.toLowerCase()
      const existing = await findSlug(db, slug)
      if (!existing) throw notFound()
      if (existing.postId === null) throw gone()
      const record = await findPost(db, existing.postId)
      const moment = now()
      if (!record) throw gone()
      if (record.deletedAt !== undefined) {
        const wasPublic = (record.firstPublicAt ?? '~') <= record.deletedAt
        throw wasPublic ? gone() : notFound()
      }
      if (statusAt(record, moment) !== 'published') throw notFound()
      const others = await listPreviews(db, { now: moment.toISOString(), limit: comparedPosts })
      return { ...toPost(record), related: relatedTo(record, others).map(toPreview) }
    },
  }
}

export type Blog = ReturnType<typeof createBlog>
