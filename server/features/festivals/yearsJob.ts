import * as z from 'zod/mini'

/** A place and a range of dates, both included. */
export const yearsJob = z.object({
  place: z.object({ name: z.string(), lat: z.number(), lon: z.number(), tz: z.string() }),
  from: z.string(),
  to: z.string(),
})
export type YearsJob = z.infer<typeof yearsJob>
