import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { translatableKinds, translationLanguages } from './kinds.ts'

const kind = z.enum(translatableKinds)
const language = z.enum(translationLanguages)
const id = z.string().check(z.maxLength(160))
const field = z.string().check(z.maxLength(120), z.regex(/^[\w.-]+$/))

const translation = z.object({
  title: z.string(),
  /** Whether the site can be read in this language. */
  isOpen: z.boolean(),
  /** How often it was saved in this language; 0 before the first time. */
  version: z.number(),
  texts: z.array(
    z.object({
      field,
      english: z.string(),
      /** Absent while there is none. */
      text: z.optional(z.string()),
      /** What it was made from, if the English is another one now. */
      madeFrom: z.optional(z.string()),
      /** How many characters it may have. */
      maxLength: z.optional(z.number()),
    }),
  ),
})
export type Translation = z.infer<typeof translation>

/** All texts of one thing, in English and in one more language. */
export const getTranslation = endpoint({
  method: 'GET',
  path: '/api/admin/translations/:kind/:id/:language',
  // What each kind needs is in `translatable`.
  access: 'staff',
  isVersioned: true,
  input: z.object({ kind, id, language }),
  output: translation,
})

/** The longest text that any kind has, and room for what was made of it. */
const anyText = z.string().check(z.maxLength(200_000))

/**
 * Replaces the texts that are sent, and says which English each was made from; an empty one is removed.
 * Each has the limits of the English.
 */
export const saveTranslation = endpoint({
  method: 'PUT',
  path: '/api/admin/translations/:kind/:id/:language',
  access: 'staff',
  isVersioned: true,
  input: z.object({
    kind,
    id,
    language,
    texts: z
      .array(z.object({ field, english: anyText, text: anyText }))
      .check(z.minLength(1), z.maxLength(2000)),
  }),
  output: translation,
})

const translated = z.object({
  kind,
  id,
  title: z.string(),
  /** How many texts it has in English, how many of them not in this language, and how many are old. */
  texts: z.number(),
  missing: z.number(),
  old: z.number(),
})
export type TranslatedItem = z.infer<typeof translated>

/** How far everything that the caller may write is translated. */
export const listTranslations = endpoint({
  method: 'GET',
  path: '/api/admin/translations/:language',
  access: 'staff',
  input: z.object({ language }),
  output: z.array(translated),
})
