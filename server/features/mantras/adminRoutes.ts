import {
  arrangeAarti,
  createMantra,
  deleteMantra,
  getAartiOrder,
  getStaffMantra,
  listStaffMantras,
  orderMantras,
  previewMantra,
  publishMantra,
  publishMantras,
  removeMantraAudio,
  restoreMantra,
  timeMantra,
  updateMantra,
  uploadMantraAudio,
} from '#contract/mantras/admin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { AartiOrderAdmin } from './aartiOrder.ts'
import type { MantraAdmin } from './admin.ts'
import type { Recordings } from './recordings.ts'

export const mantraAdminRoutes = (admin: MantraAdmin, aartiOrder: AartiOrderAdmin): Route[] => [
  implement(listStaffMantras)((input, { db }) => admin.list(db, input)),
  implement(createMantra)((input, { db, actor }) => admin.create(db, input, actor)),
  // Before the routes of a single mantra, whose path would match them.
  implement(orderMantras)(async ({ ids, list }, { db, actor }) => ({
    ids: await admin.reorder(db, ids, actor, list),
  })),
  implement(getAartiOrder)((_, { db }) => aartiOrder.get(db)),
  implement(arrangeAarti)((input, { db, actor }) => aartiOrder.arrange(db, input, actor)),
  implement(getStaffMantra)(({ id }, { db }) => admin.get(db, id)),
  implement(previewMantra)(({ id }, { db }) => admin.preview(db, id)),
  implement(updateMantra)((input, context) => admin.update(context, input)),
  implement(timeMantra)((input, context) => admin.time(context, input)),
  implement(publishMantra)((input, context) => admin.publish(context, input)),
  implement(publishMantras)((input, context) => admin.publishMany(context, input)),
  implement(deleteMantra)(({ id }, context) => admin.remove(context, id)),
  implement(restoreMantra)(({ id }, context) => admin.restore(context, id)),
]

export const recordingRoutes = (recordings: Recordings): Route[] => [
  implement(uploadMantraAudio)((input, context) => recordings.upload(context, input)),
  implement(removeMantraAudio)(({ id }, context) => recordings.remove(context, id)),
]
