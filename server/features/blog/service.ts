import type { Knex } from 'knex'
import { postsOnPage, type Post, type PostPage, type PostPreviews } from '#contract/blog/public.ts'
import type { Language } from '#contract/languages.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import { AppError } from '#server/errors.ts'
import { statusAt } from '#server/publishing/publishing.ts'
import { inLanguage } from '#server/translations/inLanguage.ts'
import { relatedTo } from './related.ts'
import { countPosts, findPost, listPosts, listPreviews, type PreviewRecord } from './repository.ts'
import { findSlug } from './slugRepository.ts'
import { toPost, toPreview } from './toPost.ts'

type PostsQuery = { readonly page?: number | undefined; readonly limit?: number | undefined }

/** This many of the latest posts are compared for relatedness; older ones are rarely wanted. */
const comparedPosts = 200

const feedPosts = 20

/** What search and sitemap cover; a sitemap may hold five times as many. */
const mostPosts = 10_000

const notFound = (): AppError => new AppError('not_found', { code: 'content.noPost' })
const gone = (): AppError => new AppError('gone', { code: 'content.postRemoved' })

/** Posts as far as they are translated. The beginning of a translated text is its own excerpt. */
const inOwn = async <R extends PreviewRecord>(
  db: Knex,
  records: readonly R[],
  language: Language,
): Promise<(R & Marked)[]> => {
  const idOf = ({ id }: R) => id
  const found = await inLanguage(db, records, { kind: 'post', language, idOf })
  if (language === 'en') return found
  return found.map((post, index) => {
    const { authorName, madeExcerpt } = records[index] ?? post
    const isMade = post.excerpt === undefined && post.madeExcerpt === madeExcerpt
    return {
      ...post,
      // Those that staff wrote are of the English name.
      ...(post.authorName !== authorName && { authorInitials: undefined }),
      ...(isMade && { inEnglish: [...(post.inEnglish ?? []), 'excerpt'] }),
    }
  })
}

/** The posts that everybody may see now. */
export const createBlog = (now: () => Date) => {
  const at = (): string => now().toISOString()

  return {
    list: async (
      db: Knex,
      { page = 1, limit = postsOnPage }: PostsQuery,
      language: Language,
    ): Promise<Post[]> => {
      const offset = (page - 1) * limit
      const found = await listPosts(db, { now: at(), limit, offset })
      return (await inOwn(db, found, language)).map(toPost)
    },

    listFeatured: async (
      db: Knex,
      { limit = postsOnPage }: PostsQuery,
      language: Language,
    ): Promise<Post[]> => {
      const found = await listPosts(db, { now: at(), onlyFeatured: true, limit })
      return (await inOwn(db, found, language)).map(toPost)
    },

    listPreviews: async (
      db: Knex,
      { page = 1, limit = postsOnPage, featured }: PostsQuery & { featured?: string | undefined },
      language: Language,
    ): Promise<PostPreviews> => {
      const filter = { now: at(), onlyFeatured: featured === 'true' }
      const total = await countPosts(db, filter)
      const items = await listPreviews(db, { ...filter, limit, offset: (page - 1) * limit })
      return {
        items: (await inOwn(db, items, language)).map(toPreview),
        page,
        pageCount: Math.max(1, Math.ceil(total / limit)),
        total,
      }
    },

    /** The latest with their full texts; older ones are on the pages. */
    listForFeed: async (db: Knex, language: Language): Promise<Post[]> => {
      const found = await listPosts(db, { now: at(), limit: feedPosts })
      return (await inOwn(db, found, language)).map(toPost)
    },

    /** Every public post with its text, for search and the like. */
    listAll: async (db: Knex, language: Language): Promise<Post[]> => {
      const found = await listPosts(db, { now: at(), limit: mostPosts })
      return (await inOwn(db, found, language)).map(toPost)
    },

    /** By its current or an earlier address. */
    get: async (db: Knex, address: string, language: Language): Promise<PostPage> => {
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
      const [post = record] = await inOwn(db, [record], language)
      // By their English, in which all of them are.
      const related = await inOwn(db, relatedTo(record, others), language)
      return { ...toPost(post), related: related.map(toPreview) }
    },
  }
}

export type Blog = ReturnType<typeof createBlog>
