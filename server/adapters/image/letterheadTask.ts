import * as z from 'zod'
import { letterheadKinds } from '#contract/site/letterheadAdmin.ts'
import { refusal } from './task.ts'

/** The input of the process that prepares a picture for print. */
export const letterheadTask = z.object({
  path: z.string(),
  format: z.enum(['jpeg', 'png', 'webp', 'avif']),
  kind: z.enum(letterheadKinds),
})

export type LetterheadTask = z.infer<typeof letterheadTask>

const printable = z.object({
  format: z.enum(['png', 'jpeg']),
  bytes: z.string(),
  width: z.number(),
  height: z.number(),
})

/** And its output. */
export const letterheadAnswer = z.union([refusal, printable])
export type LetterheadAnswer = z.infer<typeof letterheadAnswer>
