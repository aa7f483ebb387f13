import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { oneLine } from '#contract/fields.ts'
import { queryFlag } from '#contract/paging.ts'

/** A register of ten thousand gifts is one or two MB. */
export const largestImportFile = 4 * 1024 * 1024
export const mostImportRows = 10_000
export const mostImportColumns = 60

/** Lines shown before an import, those with a question first. */
export const mostPreviewLines = 300

/** What a column of a register of past gifts can be. */
export const pastGiftFields = [
  'name',
  'phone',
  'email',
  'address',
  'day',
  'amount',
  'purpose',
  'receipt',
] as const
export type PastGiftField = (typeof pastGiftFields)[number]

export const importPlace = z.int().check(z.gte(0), z.lt(mostImportColumns))
/** A column that staff chose, as the address says it. */
export const importPlaceInQuery = z.optional(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,2}$/, 'Expected a column'))]),
    z.pipe(z.transform(Number), importPlace),
  ),
)

/** Columns by their position, counted from 0: those that staff chose, if they chose any. */
const columns = z.partialRecord(z.enum(pastGiftFields), importPlace)
export type PastGiftColumns = z.infer<typeof columns>

const chosen = {
  name: importPlaceInQuery,
  phone: importPlaceInQuery,
  email: importPlaceInQuery,
  address: importPlaceInQuery,
  day: importPlaceInQuery,
  amount: importPlaceInQuery,
  purpose: importPlaceInQuery,
  receipt: importPlaceInQuery,
} satisfies Record<PastGiftField, typeof importPlaceInQuery>

/**
 * `same`: it was imported before. `doubtful`: it is imported only if staff say so. `unreadable`: it
 * is never imported.
 */
export const importStates = ['unreadable', 'doubtful', 'same', 'new'] as const
export type ImportState = (typeof importStates)[number]

const line = z.object({
  /** In the file. */
  number: z.number(),
  state: z.enum(importStates),
  /** Why it is not simply new, in words. */
  reasons: z.array(z.string()),
  name: z.string(),
  /** Perhaps of last century. */
  day: z.optional(z.string()),
  /** Whole rupees. */
  amount: z.optional(z.number()),
  /** Phone, purpose and number of the receipt, as far as the line has them. */
  about: z.string(),
})

const preview = z.object({
  headings: z.array(z.string()),
  /** The first rows, to identify the columns. */
  sample: z.array(z.array(z.string())),
  columns,
  /** The name is in no column known so far: staff have to choose. */
  isUnknown: z.boolean(),
  counts: z.record(z.enum(importStates), z.number()),
  /** Whole rupees of the new lines. */
  amount: z.number(),
  lines: z.array(line),
})
export type ImportPreview = z.infer<typeof preview>

/** Reads a register, and stores nothing. */
export const previewPastGifts = endpoint({
  method: 'PUT',
  path: '/api/admin/imports/past-gifts',
  access: 'donations',
  upload: { maxBytes: largestImportFile },
  input: z.object(chosen),
  output: preview,
})

/** An import that was made; without money, its amount is 0. */
export const importSummary = z.object({
  id: z.string(),
  fileName: z.string(),
  /** Lines that were imported. */
  rows: z.number(),
  amount: z.number(),
  at: z.string(),
  by: z.object({ id: z.string(), username: z.optional(z.string()) }),
  undoneAt: z.optional(z.string()),
})
export type ImportSummary = z.infer<typeof importSummary>

/**
 * The same file again, with the same columns. The id is made where the file is chosen: sent twice,
 * the file is imported once.
 */
export const importPastGifts = endpoint({
  method: 'POST',
  path: '/api/admin/imports/past-gifts',
  access: 'donations',
  upload: { maxBytes: largestImportFile },
  input: z.object({
    ...chosen,
    id: z.uuid(),
    fileName: oneLine(200),
    withDoubtful: queryFlag,
  }),
  output: importSummary,
})

/** The latest first. */
export const listImports = endpoint({
  method: 'GET',
  path: '/api/admin/imports',
  access: 'donations',
  input: z.object({}),
  output: z.object({ items: z.array(importSummary) }),
})

/** Deletes what it brought, as long as the office has added nothing to it. */
export const undoImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/undo',
  access: 'donations',
  input: z.object({ id: z.string().check(z.maxLength(60)) }),
  output: importSummary,
})
