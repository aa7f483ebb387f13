import { getPost, listFeaturedPosts, listPostPreviews, listPosts } from '#contract/blog/public.ts'
import { implement } from '#server/http/implement.ts'
import type { Blog } from './service.ts'

export const blogRoutes = (blog: Blog) => [
  implement(listPosts)((input, { db, language }) => blog.list(db, input, language)),
  implement(listFeaturedPosts)((input, { db, language }) => blog.listFeatured(db, input, language)),
  implement(listPostPreviews)((input, { db, language }) => blog.listPreviews(db, input, language)),
  // After the lists, whose names would match a post's slug.
  implement(getPost)(({ slug }, { db, language }) => blog.get(db, slug, language)),
]
