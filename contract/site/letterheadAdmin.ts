import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

export const letterheadKinds = ['logo', 'signature', 'seal'] as const
const kind = z.enum(letterheadKinds)
export type LetterheadKind = z.infer<typeof kind>

export const largestLetterhead = 15 * 1024 * 1024
export const narrowestLetterhead = 100

export const letterheadPicture = z.object({
  /** A `data:` URL, because it is small and used only here. */
  src: z.string(),
  width: z.number(),
  height: z.number(),
})

const letterhead = z.object({
  logo: z.optional(letterheadPicture),
  signature: z.optional(letterheadPicture),
  seal: z.optional(letterheadPicture),
})
export type LetterheadPictures = z.infer<typeof letterhead>

/** The pictures on new receipts and invoices. */
export const getLetterhead = endpoint({
  method: 'GET',
  path: '/api/admin/letterhead',
  access: 'office',
  input: z.object({}),
  output: letterhead,
})

/**
 * The body is the file itself: JPEG, PNG, WebP or AVIF, recognised by its bytes. Papers issued
 * earlier keep what they were issued with.
 */
export const uploadLetterhead = endpoint({
  method: 'PUT',
  path: '/api/admin/letterhead/:kind',
  access: 'office',
  upload: { maxBytes: largestLetterhead },
  input: z.object({ kind }),
  output: letterhead,
})

export const removeLetterhead = endpoint({
  method: 'DELETE',
  path: '/api/admin/letterhead/:kind',
  access: 'office',
  input: z.object({ kind }),
  output: letterhead,
})
