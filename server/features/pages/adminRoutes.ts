import { getStaffPage, listStaffPages, previewPage, updatePage } from '#contract/pages/admin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { PageAdmin } from './admin.ts'

export const pageAdminRoutes = (admin: PageAdmin): Route[] => [
  implement(listStaffPages)((_, { db }) => admin.list(db)),
  implement(previewPage)(({ markdown }) => admin.preview(markdown)),
  implement(getStaffPage)(({ name }, { db }) => admin.get(db, name)),
  implement(updatePage)((input, context) => admin.update(context, input)),
]
