import { getPost, listFeaturedPosts, listPostPreviews, listPosts } from '#contract/blog/public.ts'
import { implement } from '#server/http/implement.ts'
import type { Blog } from './service.ts'

export const blogRoutes = (blog: Blog) => [
  implement(listPosts)((input, { db }) => blog.list(db, input)),
  implement(listFeaturedPosts)((input, { db }) => blog.listFeatured(db, input)),
  implement(listPostPreviews)((input, { db }) => blog.listPreviews(db, input)),
  // After the lists, whose names would match a post's slug.
  implement(getPost)(({ slug }, { db }) => blog.get(db, slug)),
]
