import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { longestQuery } from './longestQuery.ts'

const searchKinds = ['mantra', 'festival', 'post', 'product', 'page'] as const
const kind = z.enum(searchKinds)
export type SearchKind = z.infer<typeof kind>

const searchResult = z.object({
  kind,
  /** The address of its page. */
  path: z.string(),
  title: z.string(),
  /** Plain text around the match. */
  excerpt: z.string(),
  /** Of an excerpt from what is chanted. */
  verseLanguage: z.optional(z.string()),
  /** The day of a festival. */
  date: z.optional(z.string()),
})
export type SearchResult = z.infer<typeof searchResult>

/** Empty for a query without a word of two letters. */
export const searchSite = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'anyone',
  // Allows a full temple behind one address, with everybody typing.
  mostInTenMinutes: 3000,
  input: z.object({
    q: z._default(
      z.string().check(z.maxLength(longestQuery, `At most ${longestQuery} characters`)),
      '',
    ),
  }),
  output: z.object({
    results: z.array(searchResult),
    /** No exact matches: these match with one typo. */
    isClose: z.optional(z.boolean()),
  }),
})
export type SearchAnswer = z.infer<typeof searchSite.output>
