import { getStaffPage, listStaffPages, updatePage } from '#contract/pagesAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { PageDesk } from './admin.ts'

export const pageAdminRoutes = (desk: PageDesk): Route[] => [
  implement(listStaffPages)((_, { db }) => desk.list(db)),
  implement(getStaffPage)(({ name }, { db }) => desk.get(db, name)),
  implement(updatePage)((input, context) => desk.update(context, input)),
]
