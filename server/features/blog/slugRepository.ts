import type { Knex } from 'knex'

/**
 * Which post has the address: `postId` is null if that post was removed for good. Undefined if no
 * post ever had it.
 */
export const findSlug = (db: Knex, slug: string): Promise<{ postId: string | null } | undefined> =>
  db('blog_slugs').where({ slug }).first({ postId: 'post_id' })

/** All addresses that lead to a post, including the current one. */
export const listSlugs = (db: Knex, postId: string): Promise<string[]> =>
  db('blog_slugs').where({ post_id: postId }).orderBy('slug').pluck('slug')

/**
 * Reserves the address for a post, or for a new one (null). False if another post has or once had
 * it; addresses of removed posts can be reused. Locked until the transaction ends.
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

/** As if the address had never been used. */
export const forgetSlug = async (trx: Knex, slug: string): Promise<void> => {
  await trx('blog_slugs').where({ slug }).delete()
}
