import * as z from 'zod'

/** The input of the process that makes pictures. */
export const imageTask = z.object({
  path: z.string(),
  folder: z.string(),
  format: z.enum(['jpeg', 'png', 'webp', 'avif']),
})

export type ImageTask = z.infer<typeof imageTask>

export const refusal = z.object({
  refusal: z.enum(['damaged', 'tooLarge', 'tooNarrow', 'oddShape']),
  width: z.number().optional(),
  height: z.number().optional(),
})
export type Refusal = z.infer<typeof refusal>

const made = z.object({
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  files: z.array(
    z.object({ path: z.string(), width: z.number(), format: z.enum(['webp', 'avif']) }),
  ),
})

/** And its output. */
export const imageAnswer = z.union([refusal, made])
export type ImageAnswer = z.infer<typeof imageAnswer>
