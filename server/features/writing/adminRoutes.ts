import {
  dropUnsaved,
  getUnsaved,
  getVersion,
  keepUnsaved,
  listVersions,
} from '#contract/writing/admin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { Writing } from './service.ts'

export const writingAdminRoutes = (writing: Writing): Route[] => [
  implement(getUnsaved)((text, context) => writing.unsaved(context, text)),
  implement(keepUnsaved)((input, context) => writing.keep(context, input)),
  implement(dropUnsaved)((input, context) => writing.drop(context, input)),
  implement(listVersions)((text, { db }) => writing.versions(db, text)),
  implement(getVersion)(({ version, ...text }, { db }) =>
    writing.version(db, text, Number(version)),
  ),
]
