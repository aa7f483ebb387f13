import {
  createRite,
  deleteRite,
  getStaffRite,
  listStaffRites,
  orderRites,
  previewRite,
  publishRite,
  publishRites,
  removeStepAudio,
  restoreRite,
  timeStep,
  updateRite,
  uploadStepAudio,
} from '#contract/guide/admin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { RiteAdmin } from './admin.ts'
import type { Voice } from './voice.ts'

export const riteAdminRoutes = (admin: RiteAdmin): Route[] => [
  implement(listStaffRites)((input, { db }) => admin.list(db, input)),
  implement(createRite)((input, { db, actor }) => admin.create(db, input, actor)),
  // Before the routes of a single rite, whose path would match it.
  implement(orderRites)(async ({ ids }, { db, actor }) => ({
    ids: await admin.reorder(db, ids, actor),
  })),
  implement(publishRites)((input, context) => admin.publishMany(context, input)),
  implement(getStaffRite)(({ id }, { db }) => admin.get(db, id)),
  implement(previewRite)(({ id }, { db }) => admin.preview(db, id)),
  implement(updateRite)((input, context) => admin.update(context, input)),
  implement(publishRite)((input, context) => admin.publish(context, input)),
  implement(deleteRite)(({ id }, context) => admin.remove(context, id)),
  implement(restoreRite)(({ id }, context) => admin.restore(context, id)),
]

export const voiceRoutes = (voice: Voice): Route[] => [
  implement(uploadStepAudio)((input, context) => voice.upload(context, input)),
  implement(removeStepAudio)((input, context) => voice.remove(context, input)),
  implement(timeStep)((input, context) => voice.time(context, input)),
]
