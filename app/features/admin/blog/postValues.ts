import { numberOf } from '#app/admin/numberOf.ts'
import { createPost, type StaffPost } from '#contract/blog/admin.ts'
import type { Sent } from '#contract/endpoint.ts'

/** The form's content, as people type it. */
export type PostValues = {
  title: string
  slug: string
  markdown: string
  excerpt: string
  imageUrl: string
  imageAlt: string
  authorName: string
  authorInitials: string
  readTime: string
  sources: string
  isFeatured: boolean
}

export const emptyPost: PostValues = {
  title: '',
  slug: '',
  markdown: '',
  excerpt: '',
  imageUrl: '',
  imageAlt: '',
  authorName: '',
  authorInitials: '',
  readTime: '',
  sources: '',
  isFeatured: false,
}

type Written = Omit<Sent<typeof createPost>, 'slug'>

type Saved = Pick<StaffPost, 'title' | 'markdown' | 'sources' | 'isFeatured'> & {
  [Name in keyof Written]?: Written[Name]
} & { slug?: string | undefined }

export const toPostValues = (post: Saved): PostValues => ({
  title: post.title,
  slug: post.slug ?? '',
  markdown: post.markdown,
  excerpt: post.excerpt ?? '',
  imageUrl: post.imageUrl ?? '',
  imageAlt: post.imageAlt ?? '',
  authorName: post.authorName ?? '',
  authorInitials: post.authorInitials ?? '',
  readTime: post.readTime === undefined ? '' : String(post.readTime),
  sources: post.sources.join('\n'),
  isFeatured: post.isFeatured,
})

/** Empty fields are not sent. */
export const toPostInput = (values: PostValues): Written => ({
  title: values.title,
  markdown: values.markdown,
  isFeatured: values.isFeatured,
  sources: values.sources
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  ...(values.excerpt.trim() && { excerpt: values.excerpt }),
  ...(values.imageUrl && { imageUrl: values.imageUrl, imageAlt: values.imageAlt }),
  ...(values.authorName.trim() && { authorName: values.authorName }),
  ...(values.authorInitials.trim() && { authorInitials: values.authorInitials }),
  ...(values.readTime.trim() && { readTime: numberOf(values.readTime) }),
})

/** The fields of an earlier version. */
export const postValuesOf = (content: object): PostValues | undefined => {
  const read = createPost.input.safeParse(content)
  return read.success ? toPostValues(read.data) : undefined
}
