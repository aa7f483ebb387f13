import * as z from 'zod/mini'

/** As many rows as one press takes. */
export const bulkMost = 100

/** The name of a row: an id or a reference. */
export const bulkId = z.string().check(z.minLength(1), z.maxLength(120))

export const someOf = <T extends z.ZodMiniType>(item: T) =>
  z.array(item).check(z.minLength(1), z.maxLength(bulkMost))

/** Row by row: what was done, and what was left out and why. */
export const bulkAnswer = <T extends z.ZodMiniType>(done: T) =>
  z.object({
    done: z.array(done),
    leftOut: z.array(z.object({ id: z.string(), reason: z.string() })),
  })

export type BulkAnswer<D> = {
  done: D[]
  leftOut: { id: string; reason: string }[]
}
