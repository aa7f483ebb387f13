import * as z from 'zod/mini'

/** The temple's trust, as named on receipts. */
export const trust = z.object({
  registration: z.optional(z.string()),
  pan: z.optional(z.string()),
  /** Present only if donations can be deducted under section 80G. */
  eightyG: z.optional(
    z.object({
      /** The unique registration number. */
      registration: z.string(),
      date: z.string(),
      /** `80G(5)(vi)` */
      section: z.string(),
    }),
  ),
})
export type Trust = z.infer<typeof trust>
