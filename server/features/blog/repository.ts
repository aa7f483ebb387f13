import type { Knex } from 'knex'
import type { PublishingStatus } from '#contract/writing/publishingAdmin.ts'
import { isPublic } from '#server/publishing/states.ts'

/** A stored post, with what was made from its Markdown. */
export type PostRecord = {
  id: string
  title: string
  slug: string
  markdown: string
  sources: string[]
  excerpt: string | null
  imageUrl: string | null
  imageAlt: string | null
  imageWidth: number | null
  imageHeight: number | null
  imageWidths: number[] | null
  authorName: string | null
  authorInitials: string | null
  readTime: number | null
  isFeatured: boolean
  html: string
  madeExcerpt: string
  madeReadTime: number
  pictures: string[]
  renderer: number
  status: PublishingStatus
  publishAt: string | null
  firstPublicAt: string | null
  deletedAt: string | null
  createdAt: string
  updatedAt: string
  version: number
}

/** What a list needs: everything except the texts. */
export type PreviewRecord = Omit<PostRecord, 'markdown' | 'sources' | 'html'>

const previewColumns = {
  id: 'id',
  title: 'title',
  slug: 'slug',
  excerpt: 'excerpt',
  imageUrl: 'image_url',
  imageAlt: 'image_alt',
  imageWidth: 'image_width',
  imageHeight: 'image_height',
  imageWidths: 'image_widths',
  authorName: 'author_name',
  authorInitials: 'author_initials',
  readTime: 'read_time',
  isFeatured: 'is_featured',
  madeExcerpt: 'made_excerpt',
  madeReadTime: 'made_read_time',
  pictures: 'pictures',
  renderer: 'renderer',
  status: 'status',
  publishAt: 'publish_at',
  firstPublicAt: 'first_public_at',
  deletedAt: 'deleted_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
}
const columns = { ...previewColumns, markdown: 'markdown', sources: 'sources', html: 'html' }

/** Lists are stored as JSON, and SQLite stores a boolean as 0 or 1. */
const parse = <R extends PreviewRecord>(row: R): R => ({
  ...row,
  isFeatured: Boolean(row.isFeatured),
  pictures: JSON.parse(String(row.pictures)),
  imageWidths: row.imageWidths === null ? null : JSON.parse(String(row.imageWidths)),
})
const parseWhole = (row: PostRecord): PostRecord => ({
  ...parse(row),
  sources: JSON.parse(String(row.sources)),
})

const toRow = (record: PostRecord) => ({
  id: record.id,
  title: record.title,
  slug: record.slug,
  markdown: record.markdown,
  sources: JSON.stringify(record.sources),
  excerpt: record.excerpt,
  image_url: record.imageUrl,
  image_alt: record.imageAlt,
  image_width: record.imageWidth,
  image_height: record.imageHeight,
  image_widths: record.imageWidths === null ? null : JSON.stringify(record.imageWidths),
  author_name: record.authorName,
  author_initials: record.authorInitials,
  read_time: record.readTime,
  is_featured: record.isFeatured,
  html: record.html,
  made_excerpt: record.madeExcerpt,
  made_read_time: record.madeReadTime,
  pictures: JSON.stringify(record.pictures),
  renderer: record.renderer,
  status: record.status,
  publish_at: record.publishAt,
  first_public_at: record.firstPublicAt,
  deleted_at: record.deletedAt,
  created_at: record.createdAt,
  updated_at: record.updatedAt,
  version: record.version,
})

type PostsQuery = {
  readonly now: string
  readonly onlyFeatured?: boolean | undefined
  readonly limit: number
  readonly offset?: number
}

const listed = (db: Knex, { now, onlyFeatured = false, limit, offset = 0 }: PostsQuery) => {
  const query = db('blog_posts')
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
export const listPosts = async (db: Knex, asked: PostsQuery): Promise<PostRecord[]> =>
  (await listed(db, asked).select<PostRecord[]>(columns)).map(parseWhole)

export const listPreviews = async (db: Knex, asked: PostsQuery): Promise<PreviewRecord[]> =>
  (await listed(db, asked).select<PreviewRecord[]>(previewColumns)).map(parse)

export const countPosts = async (
  db: Knex,
  { now, onlyFeatured = false }: Pick<PostsQuery, 'now' | 'onlyFeatured'>,
): Promise<number> => {
  const query = db('blog_posts').whereRaw(isPublic, [now])
  const row = await (onlyFeatured ? query.where('is_featured', true) : query)
    .count({ n: '*' })
    .first()
  return Number(row?.['n'] ?? 0)
}

const found = (row: PostRecord | undefined): PostRecord | undefined => row && parseWhole(row)

export const findPost = async (db: Knex, id: string): Promise<PostRecord | undefined> =>
  found(await db('blog_posts').where({ id }).first<PostRecord | undefined>(columns))

/** Locked until the end of the transaction. */
export const lockPost = async (trx: Knex, id: string): Promise<PostRecord | undefined> =>
  found(await trx('blog_posts').where({ id }).forUpdate().first<PostRecord | undefined>(columns))

export const insertPost = async (trx: Knex, record: PostRecord): Promise<void> => {
  await trx('blog_posts').insert(toRow(record))
}

export const updatePost = async (trx: Knex, record: PostRecord): Promise<void> => {
  await trx('blog_posts').where({ id: record.id }).update(toRow(record))
}
