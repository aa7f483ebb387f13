import * as z from 'zod/mini'

/** The default and the largest size of a page. */
export const usualPage = 50
export const largestPage = 200

const pageSize = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,3}$/, 'Expected a number'))]),
  z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(largestPage))),
)

/** `after` is the `next` of the previous page, sent with the same filters. */
export const paging = {
  after: z.optional(z.string().check(z.maxLength(500))),
  limit: z.optional(pageSize),
}

/** Words that must all be found, each in any of the searched fields. */
export const search = z.optional(z.string().check(z.trim(), z.maxLength(100)))

/** A yes or no in a query. */
export const queryFlag = z.optional(
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])]),
    z.transform((value) => value === true || value === 'true'),
  ),
)

/** One page of a list; the last one has no `next`. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), next: z.optional(z.string()) })
export type Page<T> = { items: T[]; next?: string | undefined }

/** Answers with a file, not JSON. */
export const noJson = z.unknown()
