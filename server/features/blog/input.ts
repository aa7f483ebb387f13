import type { Knex } from 'knex'
import type { AuditValues } from '#contract/audit/admin.ts'
import type { NewPost } from '#contract/blog/admin.ts'
import { pictureHash } from '#contract/pictureAddresses.ts'
import { ChildProcessError } from '#server/processes/childProcess.ts'
import { AppError } from '#server/errors.ts'
import { drawing } from '#server/markdown/drawing.ts'
import type { Rendered } from '#server/markdown/port.ts'
import { rendererVersion, renderMarkdown } from '#server/markdown/renderMarkdown.ts'
import { listPictures } from './pictureRepository.ts'
import type { PostRecord } from './repository.ts'

/** A post as an editor writes it. */
export type PostInput = Omit<NewPost, 'slug'>

/** Everything in a post that comes from its text; the rest is its history. */
export type Words = Omit<
  PostRecord,
  | 'id'
  | 'slug'
  | 'status'
  | 'publishAt'
  | 'firstPublicAt'
  | 'deletedAt'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
>

const refused = (pointer: string, detail: string): AppError =>
  new AppError('invalid_input', undefined, [{ pointer, detail }])

const mentioned = /\/media\/[a-f0-9]{20,64}-\d+\.(?:webp|avif)/g

/** The uploaded pictures a text shows, by any of their addresses. */
const picturesIn = (db: Knex, markdown: string) => {
  const hashes = (markdown.match(mentioned) ?? []).flatMap((url) => pictureHash(url) ?? [])
  return listPictures(db, [...new Set(hashes)])
}

const wordsAMinute = 200

export const readTimeOf = (words: number): number => Math.max(1, Math.round(words / wordsAMinute))

/** Refuses nothing that can be displayed. */
export const render = async (
  db: Knex,
  { markdown, sources }: Pick<PostInput, 'markdown' | 'sources'>,
  isInDevanagari = false,
): Promise<Rendered> => {
  const pictures = await picturesIn(db, markdown)
  try {
    const job = { text: markdown, sources: [...sources], pictures, isInDevanagari }
    const [made] = await renderMarkdown([job])
    if (!made) throw new Error('The renderer answered nothing.')
    return made
  } catch (error) {
    if (!(error instanceof ChildProcessError)) throw error
    throw refused('#/markdown', 'This text cannot be displayed. Please simplify its formatting')
  }
}

/** The address of its picture, and its size. */
export const pictureOf = async (
  db: Knex,
  { imageUrl, imageAlt }: Pick<PostInput, 'imageUrl' | 'imageAlt'>,
) => {
  const nothing = {
    imageUrl: undefined,
    imageAlt: undefined,
    imageWidth: undefined,
    imageHeight: undefined,
    imageWidths: undefined,
  }
  if (imageUrl === undefined) return nothing
  const described = { imageUrl, imageAlt: imageAlt || undefined }
  const hash = pictureHash(imageUrl)
  if (hash === undefined) {
    return {
      ...described,
      imageWidth: drawing.width,
      imageHeight: drawing.height,
      imageWidths: undefined,
    }
  }
  const [stored] = await listPictures(db, [hash])
  if (!stored)
    throw refused('#/imageUrl', 'This picture is no longer available. Please upload it again')
  const { width, height, widths } = stored
  return { ...described, imageWidth: width, imageHeight: height, imageWidths: widths }
}

/** What a post stores of what was made from its Markdown. */
export const renderedFields = (made: Rendered) => ({
  html: made.html,
  madeExcerpt: made.opening,
  madeReadTime: readTimeOf(made.words),
  pictures: made.pictures,
  renderer: rendererVersion,
})

/** What is stored of a text besides its Markdown. */
export const madeOf = async (
  db: Knex,
  input: Pick<PostInput, 'markdown' | 'sources'>,
  isInDevanagari = false,
) => renderedFields(await render(db, input, isInDevanagari))

/** What a post stores of the editor's text. Outside any transaction, because it is slow. */
export const toFields = async (db: Knex, input: PostInput): Promise<Words> => {
  const made = await render(db, input)
  if (made.lacksAlt) {
    throw refused('#/markdown', 'Please describe every picture in the text')
  }
  return {
    title: input.title,
    markdown: input.markdown,
    sources: [...input.sources],
    excerpt: input.excerpt || undefined,
    ...(await pictureOf(db, input)),
    authorName: input.authorName || undefined,
    authorInitials: input.authorInitials || undefined,
    readTime: input.readTime,
    isFeatured: input.isFeatured,
    ...renderedFields(made),
  }
}

/** A post as an editor would write it again. */
export const inputOf = (record: PostRecord): Record<keyof PostInput | 'slug', unknown> => ({
  title: record.title,
  slug: record.slug,
  markdown: record.markdown,
  excerpt: record.excerpt,
  imageUrl: record.imageUrl,
  imageAlt: record.imageAlt,
  authorName: record.authorName,
  authorInitials: record.authorInitials,
  readTime: record.readTime,
  isFeatured: record.isFeatured,
  sources: record.sources,
})

/** What the activity log records of a post. */
export const toAuditValues = (record: PostRecord): AuditValues => ({
  title: record.title,
  slug: record.slug,
  markdown: record.markdown,
  sources: record.sources,
  excerpt: record.excerpt ?? null,
  image: record.imageUrl ?? null,
  imageAlt: record.imageAlt ?? null,
  author: record.authorName ?? null,
  authorInitials: record.authorInitials ?? null,
  readTime: record.readTime ?? null,
  isFeatured: record.isFeatured,
})
