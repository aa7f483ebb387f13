import type { Original, TranslatedKind } from '#server/translations/kind.ts'
import { madeOf } from './input.ts'
import { findPost, listExisting, type PostRecord } from './repository.ts'

const toOriginal = (post: PostRecord): Original => ({
  id: post.id,
  title: post.title,
  version: post.version,
  content: post,
})

/** What staff may write of articles in other languages. */
export const translatedPosts: TranslatedKind = {
  kind: 'post',
  subject: 'post',
  stored: { table: 'blog_posts', key: 'id' },
  list: async (db) => (await listExisting(db)).map(toOriginal),
  find: async (db, id) => {
    const post = await findPost(db, id)
    return post && post.deletedAt === undefined ? toOriginal(post) : undefined
  },
  make: {
    markdown: async (db, markdown, { id }) => {
      const sources = (await findPost(db, id))?.sources ?? []
      return madeOf(db, { markdown, sources }, true)
    },
  },
}
