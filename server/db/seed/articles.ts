import { randomUUIDv7 } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Knex } from 'knex'
import * as z from 'zod'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import {
  insertPost,
  lockPost,
  type PostRecord,
  updatePost,
} from '#server/features/blog/repository.ts'
import { giveSlug, takeSlug } from '#server/features/blog/slugRepository.ts'
import { readTimeOf } from '#server/features/blog/input.ts'
import { drawing } from '#server/markdown/drawing.ts'
import type { Rendered } from '#server/markdown/port.ts'
import { rendererVersion, renderMarkdown } from '#server/markdown/renderMarkdown.ts'
import { hashOf, listSeeded, saveSeeded } from './seededTexts.ts'

/** The header of an article's file. */
const frontMatter = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  author: z.string(),
  authorInitials: z.string(),
  readTime: z.int(),
  isFeatured: z.boolean(),
  publishedAt: z.coerce.date(),
  image: z.string(),
  imageAlt: z.string(),
  sources: z.array(z.string()),
})

const toRecord = (made: Rendered, id: string): PostRecord => {
  const front = frontMatter.parse(made.front)
  const publishedAt = front.publishedAt.toISOString()
  return {
    id,
    title: front.title,
    slug: front.slug,
    markdown: made.body ?? '',
    sources: front.sources,
    excerpt: front.excerpt,
    imageUrl: `/images/articles/${front.image}.svg`,
    imageAlt: front.imageAlt,
    imageWidth: drawing.width,
    imageHeight: drawing.height,
    authorName: front.author,
    authorInitials: front.authorInitials,
    readTime: front.readTime,
    isFeatured: front.isFeatured,
    html: made.html,
    madeExcerpt: made.opening,
    madeReadTime: readTimeOf(made.words),
    pictures: made.pictures,
    renderer: rendererVersion,
    status: 'published',
    publishAt: publishedAt,
    firstPublicAt: publishedAt,
    createdAt: publishedAt,
    updatedAt: publishedAt,
    version: 1,
  }
}

const ending = '.md'

const namesIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith(ending)).toSorted()
}

const nameOf = (file: string): string => `article/${file.slice(0, -ending.length)}`

/**
 * What an editor may have changed, except who inserted it and when, and what is derived from it.
 */
const editableFields = ({
  id,
  createdAt,
  updatedAt,
  version,
  renderer,
  html,
  madeExcerpt,
  madeReadTime,
  pictures,
  ...words
}: PostRecord) => words

/** An editor had already used this address: theirs stays. */
const putInFirst = async (trx: Knex, record: PostRecord): Promise<number> => {
  if (!(await takeSlug(trx, record.slug, null))) return record.version
  await insertPost(trx, record)
  await giveSlug(trx, record.slug, record.id)
  return record.version
}

/**
 * Its current version; unchanged if staff have edited, moved or deleted it since: it stays as they
 * left it.
 */
const correct = async (
  trx: Knex,
  record: PostRecord,
  seededVersion: number,
  now: Date,
): Promise<number> => {
  const [id] = await trx('blog_posts').where({ slug: record.slug }).pluck<string[]>('id')
  const current = id === undefined ? undefined : await lockPost(trx, id)
  // An editor's post under this address was not written on the date in the file.
  const isOurs =
    current?.version === seededVersion &&
    current.status === 'published' &&
    current.createdAt === record.createdAt
  if (!current || !isOurs || isDeepStrictEqual(editableFields(current), editableFields(record)))
    return seededVersion
  const version = seededVersion + 1
  const { publishAt, firstPublicAt, createdAt } = current
  const unchanged = { id: current.id, publishAt, firstPublicAt, createdAt }
  await updatePost(trx, { ...record, ...unchanged, updatedAt: now.toISOString(), version })
  return version
}

/**
 * Inserts the starter articles of a folder that were never inserted, and updates those corrected
 * since; articles that staff edited, moved or deleted stay as they left them.
 */
export const seedArticles = async (db: Knex, folder: string, now: Date): Promise<void> => {
  const seeded = await listSeeded(db)
  const files = await Promise.all(
    (await namesIn(folder)).map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      return { file, name: nameOf(file), text, hash: hashOf(text) }
    }),
  )
  const changed = files.filter(({ name, hash }) => seeded.get(name)?.hash !== hash)
  if (changed.length === 0) return
  const made = await renderMarkdown(
    changed.map(({ text }) => ({ text, sources: [], pictures: [], hasFrontMatter: true })),
  )
  await transact(db, async (trx) => {
    for (const [index, { file, name, hash }] of changed.entries()) {
      const article = made[index]
      if (!article) throw new Error(`${file} was not read`)
      const record = toRecord(article, randomUUIDv7())
      const before = seeded.get(name)
      const version = before
        ? await correct(trx, record, before.version, now)
        : await putInFirst(trx, record)
      await saveSeeded(trx, name, { hash, version }, now.toISOString())
    }
    await bumpContent(trx)
  })
}
