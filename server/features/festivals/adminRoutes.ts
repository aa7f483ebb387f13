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
import type { FestivalAdmin } from './admin.ts'
import type { ChoiceAdmin } from './choiceAdmin.ts'
import type { RepeatAdmin } from './repeatAdmin.ts'

export const festivalAdminRoutes = (
  table: FestivalAdmin,
  repeats: RepeatAdmin,
  choice: ChoiceAdmin,
): Route[] => [
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
