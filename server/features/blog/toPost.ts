import type { Post, PostPreview } from '#contract/blog/public.ts'
import type { StaffPost, StaffPostSummary } from '#contract/blog/admin.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import { stateOf } from '#server/publishing/publishing.ts'
import type { PostListItem } from './adminRepository.ts'
import type { PostRecord, PreviewRecord } from './repository.ts'

/** The first letters of the first two names. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((part) => part.match(/\p{L}\p{M}*/u)?.[0] ?? '')
    .join('')
    .toUpperCase()

type Picture = Pick<
  PreviewRecord,
  'imageUrl' | 'imageAlt' | 'imageWidth' | 'imageHeight' | 'imageWidths'
>

const listedPictureOf = (record: Omit<Picture, 'imageAlt'>) => {
  if (record.imageUrl === undefined) return {}
  return {
    imageUrl: record.imageUrl,
    ...(record.imageWidth !== undefined && { imageWidth: record.imageWidth }),
    ...(record.imageHeight !== undefined && { imageHeight: record.imageHeight }),
    ...(record.imageWidths !== undefined && { imageWidths: record.imageWidths }),
  }
}

export const shownPictureOf = (record: Picture) =>
  record.imageUrl === undefined
    ? {}
    : { ...listedPictureOf(record), imageAlt: record.imageAlt ?? '' }

export const authorOf = ({
  authorName,
  authorInitials,
}: Pick<PreviewRecord, 'authorName' | 'authorInitials'>) =>
  authorName === undefined
    ? {}
    : { authorName, authorInitials: authorInitials ?? initialsOf(authorName) }

export const toPreview = (record: PreviewRecord & Marked): PostPreview => {
  const publishedAt = record.publishAt ?? record.updatedAt
  return {
    id: record.id,
    title: record.title,
    slug: record.slug,
    excerpt: record.excerpt ?? record.madeExcerpt,
    ...listedPictureOf(record),
    ...authorOf(record),
    readTime: record.readTime ?? record.madeReadTime,
    isFeatured: record.isFeatured,
    publishedAt,
    updatedAt: record.updatedAt > publishedAt ? record.updatedAt : publishedAt,
    ...(record.inEnglish && { inEnglish: record.inEnglish }),
  }
}

export const toPost = (record: PostRecord & Marked): Post => {
  const own = record.imageUrl === undefined ? [] : [record.imageUrl]
  const pictures = [...new Set([...own, ...record.pictures])]
  return { ...toPreview(record), ...shownPictureOf(record), content: record.html, pictures }
}

export const toStaffPost = (
  record: PostRecord,
  slugs: readonly string[],
  now: Date,
): StaffPost => ({
  id: record.id,
  title: record.title,
  slug: record.slug,
  markdown: record.markdown,
  sources: record.sources,
  content: record.html,
  ...(record.excerpt !== undefined && { excerpt: record.excerpt }),
  madeExcerpt: record.madeExcerpt,
  ...(record.readTime !== undefined && { readTime: record.readTime }),
  madeReadTime: record.madeReadTime,
  ...shownPictureOf(record),
  ...(record.authorName !== undefined && { authorName: record.authorName }),
  ...(record.authorInitials !== undefined && { authorInitials: record.authorInitials }),
  isFeatured: record.isFeatured,
  earlierSlugs: slugs.filter((slug) => slug !== record.slug),
  ...stateOf(record, now),
})

export const toSummary = (record: PostListItem, now: Date): StaffPostSummary => ({
  id: record.id,
  title: record.title,
  slug: record.slug,
  isFeatured: record.isFeatured,
  ...(record.authorName !== undefined && { authorName: record.authorName }),
  ...(record.imageUrl !== undefined && { imageUrl: record.imageUrl }),
  ...stateOf(record, now),
})
