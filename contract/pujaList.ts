import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

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
  /** How long it takes, halves included; absent if it depends. */
  hours: z.optional(z.object({ from: z.number(), to: z.number() })),
  imageUrl: z.optional(z.string()),
})
export type Puja = z.infer<typeof puja>

/** Those that can be booked at present, in the temple's order. */
export const listPujas = endpoint({
  method: 'GET',
  path: '/api/pujas',
  access: 'anyone',
  input: z.object({}),
  output: z.array(puja),
  cacheSeconds: 60,
})
