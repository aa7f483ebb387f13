import type { Knex } from 'knex'
import type { PublishingStatus } from '#contract/writing/publishingAdmin.ts'
import { readPage, whereMatches, type ListQuery, type SortKey } from '#server/db/paging.ts'
import { whereState, type StateFilter } from '#server/publishing/states.ts'

/** A line of the editors' list. */
export type Listed = {
  id: string
  title: string
  slug: string
  isFeatured: boolean
  authorName: string | null
  imageUrl: string | null
  status: PublishingStatus
  publishAt: string | null
  deletedAt: string | null
  updatedAt: string
  version: number
}

const columns = {
  id: 'id',
  title: 'title',
  slug: 'slug',
  isFeatured: 'is_featured',
  authorName: 'author_name',
  imageUrl: 'image_url',
  status: 'status',
  publishAt: 'publish_at',
  deletedAt: 'deleted_at',
  updatedAt: 'updated_at',
  version: 'version',
}

const latestFirst: readonly SortKey<Listed>[] = [
  { by: 'updated_at', of: ({ updatedAt }) => updatedAt, type: 'text', isDescending: true },
  { by: 'id', of: ({ id }) => id, type: 'text', isDescending: true },
]

/** Without deleted ones, unless requested. */
export const listForAdmin = async (
  db: Knex,
  filter: StateFilter,
  asked: ListQuery,
): Promise<{ rows: Listed[]; next?: string }> => {
  const query = db('blog_posts').select(columns)
  whereState(query, filter)
  whereMatches(query, db, ['title', 'slug', 'author_name', 'markdown'], filter.search)
  const { rows, ...rest } = await readPage(query, latestFirst, asked)
  return { rows: rows.map((row) => ({ ...row, isFeatured: Boolean(row.isFeatured) })), ...rest }
}

/**
 * Removes for good what was deleted before that time. The addresses of public posts stay and answer
 * that the post is gone.
 */
export const deleteForGood = async (trx: Knex, before: string): Promise<number> => {
  const old = trx('blog_posts').where('deleted_at', '<', before).select('id')
  const neverPublic = trx('blog_posts')
    .where('deleted_at', '<', before)
    .whereRaw('(first_public_at is null or first_public_at > deleted_at)')
    .select('id')
  await trx('blog_slugs').whereIn('post_id', neverPublic).delete()
  await trx('blog_slugs').whereIn('post_id', old.clone()).update({ post_id: null })
  return trx('blog_posts').where('deleted_at', '<', before).delete()
}

/** Posts whose HTML was made by another version of the renderer. */
export const listOutdated = (db: Knex, renderer: number): Promise<string[]> =>
  db('blog_posts').whereNot({ renderer }).orderBy('id').pluck('id')
