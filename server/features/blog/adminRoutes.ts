import {
  createPost,
  deletePost,
  getStaffPost,
  listStaffPosts,
  previewPost,
  publishPost,
  publishPosts,
  restorePost,
  updatePost,
  uploadPicture,
} from '#contract/blog/admin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { PostAdmin } from './admin.ts'
import type { Pictures } from './pictures.ts'

export const blogAdminRoutes = (admin: PostAdmin, pictures: Pictures): Route[] => [
  implement(listStaffPosts)((input, { db }) => admin.list(db, input)),
  implement(createPost)((input, { db, actor }) => admin.create(db, input, actor)),
  implement(previewPost)((input, { db }) => admin.preview(db, input)),
  implement(uploadPicture)((_, context) => pictures.upload(context)),
  implement(getStaffPost)(({ id }, { db }) => admin.get(db, id)),
  implement(updatePost)((input, context) => admin.update(context, input)),
  implement(publishPost)((input, context) => admin.publish(context, input)),
  implement(publishPosts)((input, context) => admin.publishMany(context, input)),
  implement(deletePost)(({ id }, context) => admin.remove(context, id)),
  implement(restorePost)(({ id }, context) => admin.restore(context, id)),
]
