import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'

/** The most posts on a page of the blog, and the default. */
export const postsOnPage = 9

/** A picture beside a text. Pictures drawn for the app (`.svg`) have no `imageWidths`. */
const pictureFields = {
  /** Works in any browser: one of our SVGs, or the WebP of the middle width. */
  imageUrl: z.optional(z.string()),
  /** Dimensions of the largest size, to reserve space before the picture loads. */
  imageWidth: z.optional(z.number()),
  imageHeight: z.optional(z.number()),
  /** Each width exists as WebP and AVIF; the smallest comes first. */
  imageWidths: z.optional(z.array(z.number())),
}

/** A post as a list shows it. */
const postPreview = z.object({
  id: z.string(),
  title: z.string(),
  /** The last part of its address, `/blog/{slug}`. */
  slug: z.string(),
  /** Plain text; the beginning of the content if none was written. */
  excerpt: z.string(),
  ...pictureFields,
  authorName: z.optional(z.string()),
  authorInitials: z.optional(z.string()),
  /** Minutes. */
  readTime: z.number(),
  isFeatured: z.boolean(),
  publishedAt: z.string(),
  /** When its text last changed; never before `publishedAt`. */
  updatedAt: z.string(),
})
export type PostPreview = z.infer<typeof postPreview> & Marked

export const post = z.extend(postPreview, {
  /** Present wherever `imageUrl` is, except in lists, where the picture is decorative. */
  imageAlt: z.optional(z.string()),
  /**
   * HTML made by the server from few elements (headings from h2 on, lists, quotes, tables, links,
   * our own pictures, `<span lang="sa">` around Devanagari), with its sources at the end in
   * `<section class="sources">`. Safe to insert into a page.
   */
  content: z.string(),
  /**
   * One address for each picture of the text, its top picture first: a phone fetches these for
   * reading offline. The page may ask for another width or format of the same `pictureHash`.
   */
  pictures: z.array(z.string()),
})
export type Post = z.infer<typeof post> & Marked

/**
 * A post on its own page. It also answers to earlier slugs: if `slug` is not the requested one, the
 * page redirects (301) to it.
 */
export const postPage = z.extend(post, { related: z.array(postPreview) })
export type PostPage = z.infer<typeof postPage> & Marked

const counted = (largest: number, what: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,4}$/, `Expected ${what}`))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(largest))),
  )

const page = z.optional(counted(9999, 'a page'))
const limit = z.optional(counted(postsOnPage, `a number from 1 to ${postsOnPage}`))

/** The plain list, latest first; `listPostPreviews` returns the number of pages. */
export const listPosts = endpoint({
  method: 'GET',
  path: '/api/blog',
  access: 'anyone',
  input: z.object({ page, limit }),
  output: z.array(post),
  cacheSeconds: 60,
})

/** The latest of the featured posts. */
export const listFeaturedPosts = endpoint({
  method: 'GET',
  path: '/api/blog/featured',
  access: 'anyone',
  input: z.object({ limit }),
  output: z.array(post),
  cacheSeconds: 60,
})

/** What the blog's pages show. There are no items beyond the last page. */
export const listPostPreviews = endpoint({
  method: 'GET',
  path: '/api/blog/previews',
  access: 'anyone',
  input: z.object({ page, limit, featured: z.optional(z.enum(['true'])) }),
  output: z.object({
    items: z.array(postPreview),
    page: z.number(),
    pageCount: z.number(),
    total: z.number(),
  }),
  cacheSeconds: 60,
})
export type PostPreviews = z.infer<typeof listPostPreviews.output>

/** 404 `not_found` "Article Not Found"; 410 `gone` if it was deleted. */
export const getPost = endpoint({
  method: 'GET',
  path: '/api/blog/:slug',
  access: 'anyone',
  input: z.object({ slug: z.string() }),
  output: postPage,
  cacheSeconds: 60,
})
