import * as z from 'zod'
import { refusal } from './task.ts'

/** The input of the process that makes the app's icons. */
export const iconTask = z.discriminatedUnion('job', [
  z.object({
    job: z.literal('accept'),
    path: z.string(),
    format: z.enum(['jpeg', 'png', 'webp', 'avif']),
    folder: z.string(),
  }),
  z.object({
    job: z.literal('draw'),
    picture: z.object({ path: z.string(), ground: z.string() }).optional(),
    colour: z.string(),
    folder: z.string(),
  }),
])
export type IconTaskInput = z.infer<typeof iconTask>

export const acceptedIcon = z.object({ path: z.string(), ground: z.string() })

/** And its output. */
export const iconAnswer = z.union([refusal, acceptedIcon, z.object({ isDrawn: z.literal(true) })])
export type IconAnswer = z.infer<typeof iconAnswer>
