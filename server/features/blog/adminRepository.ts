import type { Knex } from 'knex'
import type { PublishingStatus } from '#contract/writing/publishingAdmin.ts'
import { readPage, whereMatches, type ListQuery, type SortKey } from '#server/db/paging.ts'
import { columnsOf, records } from '#server/db/rows.ts'
import { whereState, type StateFilter } from '#server/publishing/states.ts'

/** A line of the editors' list. */
export type Listed = {
  id: string
  title: string
  slug: string
  isFeatured: boolean
  authorName?: string | undefined
  imageUrl?: string | undefined
  status: PublishingStatus
  publishAt?: string | undefined
  deletedAt?: string | undefined
  updatedAt: string
  version: number
}

const columns = columnsOf<Listed>()([
  'id',
  'title',
  'slug',
  'isFeatured',
  'authorName',
  'imageUrl',
  'status',
  'publishAt',
  'deletedAt',
  'updatedAt',
  'version',
])

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
  const query = records<Listed>(db, 'blog_posts', columns)
  whereState(query, filter)
  whereMatches(query, db, ['title', 'slug', 'author_name', 'markdown'], filter.search)
  return readPage(query, latestFirst, asked)
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
