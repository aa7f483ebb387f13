import type { Knex } from 'knex'
import { statusAt } from '#server/publishing/publishing.ts'
import { findPost } from './repository.ts'

/** A post as other texts may link to it, such as a newsletter. */
export const findLinkedPost = (now: () => Date) => async (db: Knex, id: string) => {
  const post = await findPost(db, id)
  if (!post || post.deletedAt !== undefined) return undefined
  return {
    id: post.id,
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt ?? post.madeExcerpt,
    isPublic: statusAt(post, now()) === 'published',
  }
}
