import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

/** The texts that editors write. */
const textKinds = ['post', 'page', 'mantra', 'rite'] as const
export type TextKind = (typeof textKinds)[number]

const text = { kind: z.enum(textKinds), id: z.string().check(z.maxLength(120)) }

const field = z.union([
  z.string().check(z.maxLength(200_000, 'This text is too long')),
  z.boolean(),
])

/** A form's fields as they were typed, valid or not. */
const fields = z
  .record(z.string().check(z.maxLength(40)), field)
  .check(z.refine((all) => Object.keys(all).length <= 40, 'Too many fields'))
export type TypedFields = z.infer<typeof fields>

const unsavedText = z.object({
  /** The saved version it was typed over; 0 for a new text. */
  version: z.int().check(z.gte(0)),
  base: fields,
  typed: fields,
  savedAt: z.string(),
})
export type UnsavedText = z.infer<typeof unsavedText>

/** What the caller typed and has not saved yet. For a new text, `id` is `new`. */
export const getUnsaved = endpoint({
  method: 'GET',
  path: '/api/admin/writing/:kind/:id/unsaved',
  access: 'content',
  input: z.object(text),
  output: z.object({ unsaved: z.optional(unsavedText) }),
})

/**
 * Keeps what the caller has typed; nobody else sees it. `was` is the `savedAt` it replaces: 412 if
 * the caller typed on another device in the meantime.
 */
export const keepUnsaved = endpoint({
  method: 'PUT',
  path: '/api/admin/writing/:kind/:id/unsaved',
  access: 'content',
  input: z.object({
    ...text,
    ...z.pick(unsavedText, { version: true, base: true, typed: true }).shape,
    was: z.optional(z.string().check(z.maxLength(40))),
  }),
  output: z.object({ savedAt: z.string() }),
})

/** Forgets it, unless something else was typed since `was`. */
export const dropUnsaved = endpoint({
  method: 'DELETE',
  path: '/api/admin/writing/:kind/:id/unsaved',
  access: 'content',
  input: z.object({ ...text, was: z.string().check(z.maxLength(40)) }),
  output: z.object({}),
})

/** How many versions of a text are kept. */
export const mostVersions = 30

const version = z.object({
  version: z.number(),
  savedAt: z.string(),
  /** Absent for seeded content, and once the account is deleted. */
  savedBy: z.optional(z.string()),
  /** The fields that differ from the version before. */
  changed: z.array(z.string()),
})
export type TextVersion = z.infer<typeof version>

/** The latest first. The first one is what is saved now. */
export const listVersions = endpoint({
  method: 'GET',
  path: '/api/admin/writing/:kind/:id/versions',
  access: 'content',
  input: z.object(text),
  output: z.object({ versions: z.array(version) }),
})

/** A version in whole, by the names of its fields, as the text's own endpoint sends them. */
export const getVersion = endpoint({
  method: 'GET',
  path: '/api/admin/writing/:kind/:id/versions/:version',
  access: 'content',
  input: z.object({ ...text, version: z.string().check(z.regex(/^\d{1,9}$/)) }),
  output: z.extend(version, { content: z.record(z.string(), z.unknown()) }),
})
