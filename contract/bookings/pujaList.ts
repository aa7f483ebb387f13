import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'

/** A puja as the temple offers it. */
export const puja = z.object({
  /** What a booking calls its `pujaType`. */
  id: z.string(),
  name: z.string(),
  /** A few words beside its name. */
  shortDescription: z.optional(z.string()),
  /** What happens at it. */
  description: z.string(),
  /** Indicative, in whole rupees, `from`; absent if the temple agrees on it with the devotee. */
  price: z.optional(z.number()),
  /** Its duration, in steps of half an hour; absent if it varies. */
  hours: z.optional(z.object({ from: z.number(), to: z.number() })),
  imageUrl: z.optional(z.string()),
})

/** With what a devotee needs to know before booking it. */
const offeredPuja = z.extend(puja, {
  /**
   * The booking notice in minutes, as in `pujaSettings.ts`. Absent in answers stored by an earlier
   * version.
   */
  notice: z.optional(
    z.object({
      prepareMinutes: z.number(),
      leadMinutes: z.optional(z.number()),
      changeMinutes: z.number(),
    }),
  ),
})
export type Puja = z.infer<typeof offeredPuja> & Marked

/** The pujas currently offered, in the temple's order. */
export const listPujas = endpoint({
  method: 'GET',
  path: '/api/pujas',
  access: 'anyone',
  input: z.object({}),
  output: z.array(offeredPuja),
  cacheSeconds: 60,
})
