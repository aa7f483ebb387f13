import * as z from 'zod/mini'
import { post, postPage } from './public.ts'
import { endpoint } from '#contract/endpoint.ts'
import { longText, oneLine, optionalLine } from '#contract/fields.ts'
import {
  addressPart,
  publishedFilters,
  publishedPageOf,
  publishedState,
  one,
  publishing,
} from '#contract/writing/publishingAdmin.ts'
import { donePublications, publications } from '#contract/writing/publicationsAdmin.ts'

/** With its Markdown; of the optional fields only what the editors wrote themselves. */
const staffPost = z.extend(
  z.omit(post, { publishedAt: true, excerpt: true, readTime: true, pictures: true }),
  {
    markdown: z.string(),
    sources: z.array(z.string()),
    excerpt: z.optional(z.string()),
    readTime: z.optional(z.number()),
    /** Used if those two are left out. */
    madeExcerpt: z.string(),
    madeReadTime: z.number(),
    /** Earlier slugs; they lead here for ever. */
    earlierSlugs: z.array(z.string()),
    ...publishedState,
  },
)
export type StaffPost = z.infer<typeof staffPost>

const staffPostSummary = z.extend(
  z.pick(post, {
    id: true,
    title: true,
    slug: true,
    isFeatured: true,
    authorName: true,
    imageUrl: true,
  }),
  {
    ...publishedState,
    /** From the starter content, and edited by nobody. */
    isExample: z.optional(z.literal(true)),
  },
)
export type StaffPostSummary = z.infer<typeof staffPostSummary>

/** Most recently changed first. */
export const listStaffPosts = endpoint({
  method: 'GET',
  path: '/api/admin/blog',
  access: 'content',
  input: z.object(publishedFilters),
  output: publishedPageOf(staffPostSummary),
})

/** Words that the blog's own addresses use. */
export const reservedSlugs = ['featured', 'previews', 'feed', 'page']

/**
 * The last part of its address, `/blog/{slug}`. After a change the old slug leads to the new one.
 */
const postSlug = addressPart(reservedSlugs)

const imageUrl = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(
      /^\/(media\/[a-f0-9]{20,64}-\d{2,4}\.webp|images\/articles\/[a-z0-9-]+\.svg)$/,
      'Please choose an uploaded picture',
    ),
  )

export const longestMarkdown = 60_000

const words = {
  title: oneLine(120),
  markdown: longText(longestMarkdown),
  /** If left out, the beginning of the text is used. */
  excerpt: optionalLine(200),
  imageUrl: z.optional(imageUrl),
  /** Required with a picture: describes it to people who cannot see it. */
  imageAlt: optionalLine(200),
  authorName: optionalLine(80),
  /** If left out, they are taken from the name. */
  authorInitials: optionalLine(4),
  /** Minutes; if left out, they are estimated. */
  readTime: z.optional(z.int().check(z.gte(1), z.lte(120))),
  isFeatured: z._default(z.boolean(), false),
  /** The sources of the text; addresses become links. */
  sources: z._default(z.array(oneLine(500)).check(z.maxLength(60, 'At most 60 sources')), []),
}

const hasAlt = z.refine<{ imageUrl?: string | undefined; imageAlt?: string | undefined }>(
  ({ imageUrl: url, imageAlt: alt }) => url === undefined || Boolean(alt),
  { error: 'Please describe the picture', path: ['imageAlt'] },
)

/** Creates a draft. Without a slug one is made from the title; 409 `id_taken`. */
export const createPost = endpoint({
  method: 'POST',
  path: '/api/admin/blog',
  access: 'content',
  input: z.object({ slug: z.optional(postSlug), ...words }).check(hasAlt),
  output: staffPost,
})
export type NewPost = z.infer<typeof createPost.input>

/** The text as its page would show it; nothing is stored. */
export const previewPost = endpoint({
  method: 'POST',
  path: '/api/admin/blog/preview',
  access: 'content',
  input: z.object({
    ...words,
    title: optionalLine(120),
    markdown: z.string().check(z.maxLength(longestMarkdown)),
  }),
  output: z.omit(postPage, {
    id: true,
    slug: true,
    related: true,
    pictures: true,
    publishedAt: true,
    updatedAt: true,
  }),
})
export type PreviewedPost = z.infer<typeof previewPost.output>

export const getStaffPost = endpoint({
  method: 'GET',
  path: '/api/admin/blog/:id',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: staffPost,
})

/** Replaces the whole post: optional fields that are not sent are removed. */
export const updatePost = endpoint({
  method: 'PUT',
  path: '/api/admin/blog/:id',
  access: 'content',
  isVersioned: true,
  input: z.object({ ...one, slug: postSlug, ...words }).check(hasAlt),
  output: staffPost,
})

export const publishPost = endpoint({
  method: 'POST',
  path: '/api/admin/blog/:id/publication',
  access: 'content',
  isVersioned: true,
  input: publishing,
  output: staffPost,
})

export const publishPosts = endpoint({
  method: 'POST',
  path: '/api/admin/blog/publications',
  access: 'content',
  input: publications,
  output: donePublications,
})

/** Disappears for everybody else at once, and for good after 30 days. */
export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/admin/blog/:id',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: staffPost,
})

export const restorePost = endpoint({
  method: 'POST',
  path: '/api/admin/blog/:id/restore',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: staffPost,
})

export const largestPicture = 15 * 1024 * 1024
export const mostPixels = 50_000_000
export const narrowestPicture = 400

const uploadedPicture = z.object({
  /** The WebP of the middle width, for `imageUrl` and the text. */
  url: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
})
export type UploadedPicture = z.infer<typeof uploadedPicture>

/**
 * The body is the file itself: JPEG, PNG, WebP or AVIF, recognised by its bytes. Unused pictures
 * are deleted after a day.
 */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/admin/blog/pictures',
  access: 'content',
  upload: { maxBytes: largestPicture },
  input: z.object({}),
  output: uploadedPicture,
})
