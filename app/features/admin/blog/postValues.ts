import { flag, inRow, list, text, whole } from '#app/admin/form/fields.ts'
import { formOf } from '#app/admin/form/formOf.ts'
import { numberOf } from '#app/admin/numberOf.ts'
import { createPost, updatePost } from '#contract/blog/admin.ts'
import type { Sent } from '#contract/endpoint.ts'

export const postValues = formOf(
  {
    title: text(),
    markdown: text({ rows: 22 }),
    imageUrl: text(),
    imageAlt: text(),
    excerpt: text({ rows: 2 }),
    ...inRow('gap-5 sm:grid-cols-3', {
      authorName: text(),
      authorInitials: text(),
      readTime: whole({
        maxLength: 3,
        isRight: (typed) => numberOf(typed) >= 1 && numberOf(typed) <= 120,
      }),
    }),
    sources: list({ rows: 4 }),
    slug: text({
      autoCapitalize: 'none',
      spellCheck: false,
      isRight: (typed) => /^\s*[a-z0-9]+(-[a-z0-9]+)*\s*$/.test(typed),
    }),
    isFeatured: flag(),
  },
  updatePost.input,
)

export type PostValues = typeof postValues.empty

export const toPostValues = postValues.toValues

/** A picture and its description belong together; the address is another matter. */
export function toPostInput(values: PostValues): Omit<Sent<typeof createPost>, 'slug'> {
  const { slug: _slug, imageUrl, imageAlt: _alt, ...input } = postValues.toInput(values)
  return { ...input, ...(imageUrl && { imageUrl, imageAlt: values.imageAlt }) }
}

/** The fields of an earlier version. */
export function postValuesOf(content: object): PostValues | undefined {
  const read = createPost.input.safeParse(content)
  return read.success ? toPostValues({ ...read.data, slug: read.data.slug ?? '' }) : undefined
}
