import {
  addFestival,
  deleteFestival,
  editFestival,
  getStaffFestival,
  hideFestival,
  listStaffFestivals,
} from '#contract/festivalsAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { FestivalAdmin } from './admin.ts'

export const festivalAdminRoutes = (table: FestivalAdmin): Route[] => [
  implement(listStaffFestivals)((input, { db }) => table.list(db, input)),
  implement(addFestival)((input, { db, actor }) => table.add(db, input, actor)),
  implement(getStaffFestival)(({ id }, { db }) => table.get(db, id)),
  implement(editFestival)((input, context) => table.edit(context, input)),
  implement(deleteFestival)(({ id }, context) => table.remove(context, id)),
  implement(hideFestival)((input, context) => table.hide(context, input)),
]
