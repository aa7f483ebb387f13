import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { festivalChoice } from './choice.ts'
import { customs } from './groups.ts'

/** A great festival that the temple may leave out. */
const greatKind = z.object({
  kind: z.string(),
  name: z.string(),
  /** Its next date at the temple, if the table has one. */
  date: z.optional(z.string()),
})
export type GreatKind = z.infer<typeof greatKind>

/** The next festival on whose date a custom and the general rule differ. */
const differing = z.object({
  custom: z.enum(customs),
  name: z.string(),
  general: z.string(),
  ofCustom: z.string(),
})
export type Differing = z.infer<typeof differing>

const staffChoice = z.object({
  choice: festivalChoice,
  /** Sorted by date. */
  kinds: z.array(greatKind),
  /** At most one for each custom. */
  differing: z.array(differing),
  /** Version of the temple's settings. */
  version: z.number(),
})
export type StaffChoice = z.infer<typeof staffChoice>

/** Which festivals beyond Ganesha's the temple shows, and how far. */
export const getFestivalChoice = endpoint({
  method: 'GET',
  path: '/api/admin/festival-choice',
  access: 'content',
  isVersioned: true,
  input: z.object({}),
  output: staffChoice,
})

/** Replaces the choice. A kind in `without` that is no great festival is refused. */
export const setFestivalChoice = endpoint({
  method: 'PUT',
  path: '/api/admin/festival-choice',
  access: 'content',
  isVersioned: true,
  input: festivalChoice,
  output: staffChoice,
})
