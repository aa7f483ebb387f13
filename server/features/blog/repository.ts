import type { Knex } from 'knex'
import { countRows } from '#server/db/paging.ts'
import { columnsOf, records } from '#server/db/rows.ts'
import { recordStore } from '#server/db/recordStore.ts'
import type { Published } from '#server/publishing/publishing.ts'
import { isPublic, publishedColumns } from '#server/publishing/states.ts'

/** A stored post, with what was made from its Markdown. */
export type PostRecord = Published & {
  id: string
  title: string
  slug: string
  markdown: string
  sources: string[]
  excerpt?: string | undefined
  imageUrl?: string | undefined
  imageAlt?: string | undefined
  imageWidth?: number | undefined
  imageHeight?: number | undefined
  imageWidths?: number[] | undefined
  authorName?: string | undefined
  authorInitials?: string | undefined
  readTime?: number | undefined
  isFeatured: boolean
  html: string
  madeExcerpt: string
  madeReadTime: number
  pictures: string[]
  renderer: number
  firstPublicAt?: string | undefined
  createdAt: string
}

/** What a list needs: everything except the texts. */
export type PreviewRecord = Omit<PostRecord, 'markdown' | 'sources' | 'html'>

const columns = columnsOf<PostRecord>()([
  'id',
  'title',
  'slug',
  'markdown',
  'sources',
  'excerpt',
  'imageUrl',
  'imageAlt',
  'imageWidth',
  'imageHeight',
  'imageWidths',
  'authorName',
  'authorInitials',
  'readTime',
  'isFeatured',
  'html',
  'madeExcerpt',
  'madeReadTime',
  'pictures',
  'renderer',
  'firstPublicAt',
  'createdAt',
  ...publishedColumns,
])

const texts = new Set<string>(['markdown', 'sources', 'html'])
const previewColumns = columns.filter((name) => !texts.has(name))

const posts = (db: Knex) => records<PostRecord>(db, 'blog_posts', columns)

type PostsQuery = {
  readonly now: string
  readonly onlyFeatured?: boolean | undefined
  readonly limit: number
  readonly offset?: number
}

const listed = (
  query: Knex.QueryBuilder,
  { now, onlyFeatured = false, limit, offset = 0 }: PostsQuery,
): Knex.QueryBuilder => {
  void query
    .whereRaw(isPublic, [now])
    .orderBy([
      { column: 'publish_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset)
  return onlyFeatured ? query.where('is_featured', true) : query
}

/** Public posts, the latest first. */
export const listPosts = async (db: Knex, query: PostsQuery): Promise<PostRecord[]> =>
  listed(posts(db), query)

export const listPreviews = async (db: Knex, query: PostsQuery): Promise<PreviewRecord[]> =>
  listed(records<PreviewRecord>(db, 'blog_posts', previewColumns), query)

/** All that are not deleted, the latest first. */
export const listExisting = async (db: Knex): Promise<PostRecord[]> =>
  posts(db)
    .whereNull('deleted_at')
    .orderBy([
      { column: 'updated_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])

export const countPosts = (
  db: Knex,
  { now, onlyFeatured = false }: Pick<PostsQuery, 'now' | 'onlyFeatured'>,
): Promise<number> => {
  const query = db('blog_posts').whereRaw(isPublic, [now])
  return countRows(onlyFeatured ? query.where('is_featured', true) : query)
}

export const {
  find: findPost,
  lock: lockPost,
  insert: insertPost,
  update: updatePost,
} = recordStore<PostRecord>('blog_posts', columns)
