import type { Out } from '#contract/endpoint.ts'
import type { ReadName, Reads } from '#contract/reads.ts'

/** A page for search engines and messengers. */
export type SeoPage = {
  origin: string
  path: string
  /** Its canonical URL, with the query parameters that identify the page. */
  url: string
  title: string
  description: string
  /** The data the page was rendered from. */
  dataOf: <N extends ReadName>(name: N) => Out<Reads[N]> | undefined
}
