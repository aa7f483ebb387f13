import * as z from 'zod/mini'
import { pageOf, paging, search } from '#contract/paging.ts'

/** Only staff see a draft; scheduled content is published automatically at its time. */
const publishingStatuses = ['draft', 'scheduled', 'published'] as const
const status = z.enum(publishingStatuses)
export type PublishingStatus = z.infer<typeof status>
export type PublishedState = PublishingStatus | 'deleted'

/** What staff see for everything they publish. */
export const publishedState = {
  status,
  /** When it becomes public, or became public. */
  publishAt: z.optional(z.string()),
  version: z.number(),
  updatedAt: z.string(),
  /** Present while it is deleted and can be restored. */
  deletedAt: z.optional(z.string()),
  restorableUntil: z.optional(z.string()),
}

export const publishedFilters = {
  state: z.optional(z.enum([...publishingStatuses, 'deleted'])),
  search,
  ...paging,
}

/** The counts cover all; `total` leaves out what is deleted. */
export const publishedPageOf = <T extends z.ZodMiniType>(item: T) =>
  z.extend(pageOf(item), {
    total: z.number(),
    counts: z.object({
      draft: z.number(),
      scheduled: z.number(),
      published: z.number(),
      deleted: z.number(),
    }),
  })

export const one = { id: z.string().check(z.maxLength(120)) }

/** `publishAt` belongs to `scheduled`, and must be in the future by the server's clock. */
export const publishing = z
  .object({ ...one, status, publishAt: z.optional(z.iso.datetime({ offset: true })) })
  .check(
    z.refine((input) => (input.status === 'scheduled') === (input.publishAt !== undefined), {
      error: 'Please choose when to publish it',
      path: ['publishAt'],
    }),
  )

/** The last part of an address. */
export const addressPart = (reserved: readonly string[]) =>
  z.string().check(
    z.trim(),
    z.maxLength(80, 'At most 80 characters'),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use only lowercase letters, digits and single dashes'),
    z.refine((text) => !reserved.includes(text), 'This word is reserved'),
  )
