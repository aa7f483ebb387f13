import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { oneLine } from '#contract/fields.ts'
import { queryFlag } from '#contract/paging.ts'
import { importSummary, importPlace, importPlaceInQuery, largestImportFile } from './admin.ts'

/** Each is a change of its own in one transaction, during which others wait: 3 s for so many. */
export const mostProductRows = 200

/** What a column of a list of products can be. */
export const importedProductFields = [
  'name',
  'code',
  'category',
  'price',
  'stock',
  'gstRate',
  'hsn',
  'weight',
  'description',
  'published',
] as const
export type ImportedProductField = (typeof importedProductFields)[number]

const columns = z.partialRecord(z.enum(importedProductFields), importPlace)
export type ImportedProductColumns = z.infer<typeof columns>

const chosen = {
  name: importPlaceInQuery,
  code: importPlaceInQuery,
  category: importPlaceInQuery,
  price: importPlaceInQuery,
  stock: importPlaceInQuery,
  gstRate: importPlaceInQuery,
  hsn: importPlaceInQuery,
  weight: importPlaceInQuery,
  description: importPlaceInQuery,
  published: importPlaceInQuery,
} satisfies Record<ImportedProductField, typeof importPlaceInQuery>

/** `same`: the shop says so already. `doubtful` and `unreadable` as for past gifts. */
export const productLineStates = ['unreadable', 'doubtful', 'changed', 'new', 'same'] as const
export type ProductLineState = (typeof productLineStates)[number]

/** What an import sets of a product. */
export const changedProductFields = [
  'name',
  'price',
  'stockOnHand',
  'gstRate',
  'hsn',
  'weightGrams',
  'description',
] as const
export type ChangedProductField = (typeof changedProductFields)[number]

const value = z.union([z.string(), z.number()])

const line = z.object({
  /** In the file. */
  number: z.number(),
  state: z.enum(productLineStates),
  /** Why it is not simply imported, in words. */
  reasons: z.array(z.string()),
  name: z.string(),
  /** Of the product in the shop; absent if it is new. */
  productId: z.optional(z.string()),
  /** Without `from`, the product had none before. */
  changes: z.array(
    z.object({ field: z.enum(changedProductFields), from: z.optional(value), to: value }),
  ),
  /** It will be public at once. */
  isPublished: z.boolean(),
})
export type ProductLine = z.infer<typeof line>

const preview = z.object({
  headings: z.array(z.string()),
  /** The first rows, to identify the columns. */
  sample: z.array(z.array(z.string())),
  columns,
  /** The name is in no column known so far: staff have to choose. */
  isUnknown: z.boolean(),
  counts: z.record(z.enum(productLineStates), z.number()),
  /** All lines, those with a question first. */
  lines: z.array(line),
  /** Names what was shown: if the shop says something else by then, nothing is imported. */
  seen: z.string(),
})
export type ProductsPreview = z.infer<typeof preview>

const path = '/api/admin/product-imports'

/** Reads a list of products, and stores nothing. */
export const previewProducts = endpoint({
  method: 'PUT',
  path,
  access: 'products',
  upload: { maxBytes: largestImportFile },
  input: z.object(chosen),
  output: preview,
})

/**
 * The same file again, with the same columns. The id is made where the file is chosen: sent twice,
 * the file is imported once.
 */
export const importProducts = endpoint({
  method: 'POST',
  path,
  access: 'products',
  upload: { maxBytes: largestImportFile },
  input: z.object({
    ...chosen,
    id: z.uuid(),
    fileName: oneLine(200),
    seen: z.string().check(z.maxLength(60)),
    withDoubtful: queryFlag,
  }),
  output: importSummary,
})

/** The latest first. */
export const listProductImports = endpoint({
  method: 'GET',
  path,
  access: 'products',
  input: z.object({}),
  output: z.object({ items: z.array(importSummary) }),
})

/**
 * Deletes the products it added and sets the others back, as long as nobody has changed or sold any
 * of them since.
 */
export const undoProductImport = endpoint({
  method: 'POST',
  path: `${path}/:id/undo`,
  access: 'products',
  input: z.object({ id: z.string().check(z.maxLength(60)) }),
  output: importSummary,
})
