import * as z from 'zod/mini'
import { bulkAnswer, bulkId, someOf } from '#contract/bulk.ts'

const version = z.int().check(z.gte(0))

/**
 * Publishes or withdraws many at once, each from the version that was seen. `since`: when it had
 * become public before, to undo a withdrawal.
 */
export const publications = z.object({
  status: z.enum(['draft', 'published']),
  items: someOf(
    z.object({
      id: bulkId,
      version,
      since: z.optional(z.iso.datetime({ offset: true })),
    }),
  ),
})
export type Publications = z.infer<typeof publications>

/** With what undoes it. */
const publication = z.object({ id: z.string(), version, since: z.optional(z.string()) })
export type DonePublication = z.infer<typeof publication>

export const donePublications = bulkAnswer(publication)
