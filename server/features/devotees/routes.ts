import {
  getDevotee,
  getDevoteeInBrief,
  listDevotees,
  readDevoteePrefill,
} from '#contract/devotees/admin.ts'
import {
  addDevoteeNote,
  linkDevotees,
  removeDevoteeNote,
  undoDevoteeLink,
} from '#contract/devotees/changesAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { createDevoteeChanges } from './changes.ts'
import type { Devotees } from './service.ts'

type Changes = ReturnType<typeof createDevoteeChanges>

export const devoteeRoutes = (devotees: Devotees, changes: Changes): Route[] => [
  implement(listDevotees)((input, { db, actor }) => devotees.list(db, input, actor)),
  implement(getDevotee)((key, { db, actor }) => devotees.get(db, key, actor)),
  implement(getDevoteeInBrief)((key, { db, actor }) => devotees.brief(db, key, actor)),
  implement(readDevoteePrefill)((input, { db, actor }) => devotees.prefill(db, input, actor)),
  implement(addDevoteeNote)((input, { db, actor }) => changes.addNote(db, input, actor)),
  implement(removeDevoteeNote)(({ id }, { db, actor }) => changes.removeNote(db, id, actor)),
  implement(linkDevotees)((input, { db, actor }) => changes.link(db, input, actor)),
  implement(undoDevoteeLink)(({ id }, { db, actor }) => changes.undo(db, id, actor)),
]
