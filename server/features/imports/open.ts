import {
  importPastGifts,
  listImports,
  previewPastGifts,
  undoImport,
} from '#contract/imports/admin.ts'
import {
  importProducts,
  listProductImports,
  previewProducts,
  undoProductImport,
} from '#contract/imports/productsAdmin.ts'
import type { Feature, Shared } from '#server/feature.ts'
import { implement } from '#server/http/implement.ts'
import { pastGiftData } from './owners.ts'
import { createProductImports } from './products/service.ts'
import { createImports } from './service.ts'

/** What a temple brings with it from its registers and lists. */
export const openImports = (deps: Shared & Parameters<typeof createProductImports>[0]) => {
  const imports = createImports(deps)
  const products = createProductImports(deps)
  return {
    routes: [
      implement(previewPastGifts)((input, context) => imports.preview(context, input)),
      implement(importPastGifts)((input, context) => imports.run(context, input)),
      implement(listImports)((_, { db }) => imports.list(db)),
      implement(undoImport)(({ id }, { db, actor }) => imports.undo(db, id, actor)),
      implement(previewProducts)((input, context) => products.preview(context, input)),
      implement(importProducts)((input, context) => products.run(context, input)),
      implement(listProductImports)((_, { db }) => products.list(db)),
      implement(undoProductImport)(({ id }, context) => products.undo(context, id)),
    ],
    personalData: [pastGiftData],
  } satisfies Feature
}
