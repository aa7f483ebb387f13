import {
  createPost,
  deletePost,
  getStaffPost,
  listStaffPosts,
  previewPost,
  publishPost,
  restorePost,
  updatePost,
  uploadPicture,
} from '#contract/blogAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { PostDesk } from './admin.ts'
import type { Pictures } from './pictures.ts'

export const blogAdminRoutes = (desk: PostDesk, pictures: Pictures): Route[] => [
  implement(listStaffPosts)((input, { db }) => desk.list(db, input)),
  implement(createPost)((input, { db, actor }) => desk.create(db, input, actor)),
  implement(previewPost)((input, { db }) => desk.preview(db, input)),
  implement(uploadPicture)((_, context) => pictures.upload(context)),
  implement(getStaffPost)(({ id }, { db }) => desk.get(db, id)),
  implement(updatePost)((input, context) => desk.update(context, input)),
  implement(publishPost)((input, context) => desk.publish(context, input)),
  implement(deletePost)(({ id }, context) => desk.remove(context, id)),
  implement(restorePost)(({ id }, context) => desk.restore(context, id)),
]
