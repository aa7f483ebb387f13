import type { Feature, Shared } from '#server/feature.ts'
import { createPostAdmin } from './admin.ts'
import { blogAdminRoutes } from './adminRoutes.ts'
import { blogDocuments } from './documents.ts'
import { createPictures } from './pictures.ts'
import { blogRoutes } from './routes.ts'
import { createBlog } from './service.ts'
import { translatedPosts } from './translated.ts'

export const openBlog = (deps: Shared) => {
  const blog = createBlog(deps.now)
  const posts = createPostAdmin(deps)
  const pictures = createPictures({ ...deps, storage: deps.stores.media })
  return {
    service: { ...blog, remove: posts.remove },
    routes: [...blogRoutes(blog), ...blogAdminRoutes(posts, pictures)],
    documents: blogDocuments(blog, deps.findSite, deps.publicUrl),
    tidy: { 'deleted articles': posts.forgetDeleted },
    sweep: { pictures: pictures.sweep },
    translated: [translatedPosts],
  } satisfies Feature
}
