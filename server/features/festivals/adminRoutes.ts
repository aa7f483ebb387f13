import { getFestivalChoice, setFestivalChoice } from '#contract/festivals/choiceAdmin.ts'
import {
  addFestivalRepeat,
  editFestivalRepeat,
  getFestivalRepeat,
  listFestivalRepeats,
  listRepeatDays,
  stopFestivalRepeat,
} from '#contract/festivals/repeatsAdmin.ts'
import {
  addFestival,
  deleteFestival,
  editFestival,
  getStaffFestival,
  hideFestival,
  listStaffFestivals,
} from '#contract/festivals/admin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import { createFestivalAdmin } from './admin.ts'
import { createChoiceAdmin } from './choiceAdmin.ts'
import { createRepeatAdmin } from './repeatAdmin.ts'

export type AdminDeps = Parameters<typeof createFestivalAdmin>[0] &
  Parameters<typeof createRepeatAdmin>[0] &
  Parameters<typeof createChoiceAdmin>[0]

export const festivalAdminRoutes = (deps: AdminDeps): Route[] => {
  const table = createFestivalAdmin(deps)
  const repeats = createRepeatAdmin(deps)
  const choice = createChoiceAdmin(deps)
  return [
    implement(listStaffFestivals)((input, { db }) => table.list(db, input)),
    implement(addFestival)((input, { db, actor }) => table.add(db, input, actor)),
    implement(getStaffFestival)(({ id }, { db }) => table.get(db, id)),
    implement(editFestival)((input, context) => table.edit(context, input)),
    implement(deleteFestival)(({ id }, context) => table.remove(context, id)),
    implement(hideFestival)((input, context) => table.hide(context, input)),
    implement(listRepeatDays)((input, { db }) => repeats.years(db, input)),
    implement(listFestivalRepeats)((_, { db }) => repeats.list(db)),
    implement(addFestivalRepeat)((input, context) => repeats.add(context, input)),
    implement(getFestivalRepeat)(({ id }, { db }) => repeats.get(db, id)),
    implement(editFestivalRepeat)((input, context) => repeats.edit(context, input)),
    implement(stopFestivalRepeat)(({ id }, context) => repeats.stop(context, id)),
    implement(getFestivalChoice)((_, { db }) => choice.read(db)),
    implement(setFestivalChoice)((input, context) => choice.set(input, context)),
  ]
}
