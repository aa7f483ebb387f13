import type { Knex } from 'knex'
import { readPage, whereMatches, type ListQuery, type SortKey } from '#server/db/paging.ts'
import { records } from '#server/db/rows.ts'
import { publishedColumns, whereState, type StateFilter } from '#server/publishing/states.ts'
import type { PostRecord } from './repository.ts'

const columns = [
  'id',
  'title',
  'slug',
  'isFeatured',
  'authorName',
  'imageUrl',
  ...publishedColumns,
] as const satisfies readonly (keyof PostRecord)[]

/** A line of the editors' list. */
export type PostListItem = Pick<PostRecord, (typeof columns)[number]>

const latestFirst: readonly SortKey<PostListItem>[] = [
  { by: 'updated_at', of: ({ updatedAt }) => updatedAt, type: 'text', isDescending: true },
  { by: 'id', of: ({ id }) => id, type: 'text', isDescending: true },
]

/** Without deleted ones, unless requested. */
export const listForAdmin = async (
  db: Knex,
  filter: StateFilter,
  page: ListQuery,
): Promise<{ rows: PostListItem[]; next?: string }> => {
  const query = records<PostListItem>(db, 'blog_posts', columns)
  whereState(query, filter)
  whereMatches(query, db, ['title', 'slug', 'author_name', 'markdown'], filter.search)
  return readPage(query, latestFirst, page)
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
