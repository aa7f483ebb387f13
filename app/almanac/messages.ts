import type { AlmanacError } from '#almanac/errors.ts'
import type { JobName } from './jobs.ts'

export type Question = { id: number; name: JobName; input: unknown }

export type Answer = { id: number } & (
  | { output: unknown }
  | { error: { message: string; code: AlmanacError['code'] | undefined } }
)
