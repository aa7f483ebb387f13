import type { Knex } from 'knex'

/**
 * Whose address it is: `postId` is null when that post is gone for good. Undefined when there never
 * was any.
 */
export const findSlug = (db: Knex, slug: string): Promise<{ postId: string | null } | undefined> =>
  db('blog_slugs').where({ slug }).first({ postId: 'post_id' })

/** Addresses that lead to a post, that of today included. */
export const listSlugs = (db: Knex, postId: string): Promise<string[]> =>
  db('blog_slugs').where({ post_id: postId }).orderBy('slug').pluck('slug')

/**
 * Takes the address for a post, or for one that is about to be there (null). False when another post
 * has it, or had it once; what belonged to one that is gone for good may be given anew. Held until the
 * transaction ends: nobody else takes it meanwhile.
 */
export const takeSlug = async (
  trx: Knex,
  slug: string,
  postId: string | null,
): Promise<boolean> => {
  const inserted = await trx('blog_slugs')
    .insert({ slug, post_id: postId })
    .onConflict('slug')
    .ignore()
    .returning('slug')
  if (inserted.length > 0) return true
  const taken = await trx('blog_slugs')
    .where({ slug })
    .where((free) => free.whereNull('post_id').orWhere({ post_id: postId }))
    .update({ post_id: postId })
  return taken > 0
}

export const giveSlug = async (trx: Knex, slug: string, postId: string): Promise<void> => {
  await trx('blog_slugs').where({ slug }).update({ post_id: postId })
}

/** As if there never had been anything under it. */
export const forgetSlug = async (trx: Knex, slug: string): Promise<void> => {
  await trx('blog_slugs').where({ slug }).delete()
}
