import {
  importPastGifts,
  listImports,
  previewPastGifts,
  undoImport,
} from '#contract/imports/admin.ts'
import type { Feature, Shared } from '#server/feature.ts'
import { implement } from '#server/http/implement.ts'
import { pastGiftData } from './owners.ts'
import { createImports } from './service.ts'

/** What a temple brings with it from its registers. */
export const openImports = (deps: Shared) => {
  const imports = createImports(deps)
  return {
    routes: [
      implement(previewPastGifts)((input, context) => imports.preview(context, input)),
      implement(importPastGifts)((input, context) => imports.run(context, input)),
      implement(listImports)((_, { db }) => imports.list(db)),
      implement(undoImport)(({ id }, { db, actor }) => imports.undo(db, id, actor)),
    ],
    personalData: [pastGiftData],
  } satisfies Feature
}
