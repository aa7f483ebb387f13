import * as z from 'zod/mini'

/**
 * What an answer in another language says of something that staff wrote: which of its fields are in
 * English, because nobody has translated them yet. Absent if none are, and in English.
 */
export type Marked = { inEnglish?: string[] | undefined }

/** What is shown in other languages for fields that stay in English, because machines read them. */
export type Worded = { inWords?: Record<string, string> | undefined }

type Definition = {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
}

/**
 * The same answer, in which every object may be marked. Only answers in another language are, so a
 * phone that reads English has nothing of it.
 */
export const withMarks = <Out>(output: z.ZodMiniType<Out>): z.ZodMiniType<Out> =>
  changed(output) as z.ZodMiniType<Out>

const changed = (schema: z.ZodMiniType): z.ZodMiniType => {
  const { type, shape, element, innerType } = schema._zod.def as Definition
  if (shape) {
    const fields = Object.entries(shape).map(([name, field]) => [name, changed(field)])
    return z.object({
      ...Object.fromEntries(fields),
      inEnglish: z.optional(z.array(z.string())),
      inWords: z.optional(z.record(z.string(), z.string())),
    })
  }
  if (element) return z.array(changed(element))
  return innerType && type === 'optional' ? z.optional(changed(innerType)) : schema
}
