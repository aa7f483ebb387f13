import {
  createMantra,
  deleteMantra,
  getStaffMantra,
  listStaffMantras,
  orderMantras,
  previewMantra,
  publishMantra,
  removeMantraAudio,
  restoreMantra,
  timeMantra,
  updateMantra,
  uploadMantraAudio,
} from '#contract/mantrasAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { MantraDesk } from './admin.ts'
import type { Recordings } from './recordings.ts'

export const mantraAdminRoutes = (desk: MantraDesk, recordings: Recordings): Route[] => [
  implement(listStaffMantras)((input, { db }) => desk.list(db, input)),
  implement(createMantra)((input, { db, actor }) => desk.create(db, input, actor)),
  // Before those of a single mantra, whose path would take it for an id.
  implement(orderMantras)(async ({ ids }, { db, actor }) => ({
    ids: await desk.reorder(db, ids, actor),
  })),
  implement(getStaffMantra)(({ id }, { db }) => desk.get(db, id)),
  implement(previewMantra)(({ id }, { db }) => desk.preview(db, id)),
  implement(updateMantra)((input, context) => desk.update(context, input)),
  implement(timeMantra)((input, context) => desk.time(context, input)),
  implement(publishMantra)((input, context) => desk.publish(context, input)),
  implement(deleteMantra)(({ id }, context) => desk.remove(context, id)),
  implement(restoreMantra)(({ id }, context) => desk.restore(context, id)),
  implement(uploadMantraAudio)((input, context) => recordings.upload(context, input)),
  implement(removeMantraAudio)(({ id }, context) => recordings.remove(context, id)),
]
