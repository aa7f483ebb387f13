import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

/** What a day's worship begins with: from midnight by the clock, or with the sun at the temple. */
export const aartiTimes = ['midnight', 'sunrise', 'sunset'] as const

const aarti = z.object({
  name: z.string(),
  /** What happens, in one sentence. */
  text: z.string(),
  from: z.enum(aartiTimes),
  /** After `from`; before sunrise or sunset if negative. */
  minutes: z.number(),
})
export type Aarti = z.infer<typeof aarti>

const priest = z.object({
  name: z.string(),
  /** What they do at the temple. */
  duties: z.string(),
  languages: z.optional(z.string()),
})
export type Priest = z.infer<typeof priest>

/** Where north is on the sketch, on which the road runs upwards and the lane leaves to the right. */
export const norths = ['up', 'right', 'down', 'left'] as const

const way = z.object({
  /** The main road, the lane that leaves it, and what stands at the corner. */
  road: z.string(),
  lane: z.string(),
  landmark: z.string(),
  /** How to come, in words. */
  directions: z.string(),
  north: z.enum(norths),
})
export type Way = z.infer<typeof way>

/** Further information for visitors. Separate from address and hours, which every page includes. */
export const visit = z.object({
  aartis: z.array(aarti),
  priests: z.array(priest),
  way: z.optional(way),
})
export type Visit = z.infer<typeof visit>

export const getVisit = endpoint({
  method: 'GET',
  path: '/api/visit',
  access: 'anyone',
  input: z.object({}),
  output: visit,
  cacheSeconds: 60,
})
