import * as z from 'zod/mini'

/**
 * What an answer in another language says of a thing: which of its fields are in English, because
 * nobody has translated them yet. Absent if none are.
 */
export const translated = { inEnglish: z.optional(z.array(z.string())) }
