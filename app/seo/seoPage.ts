import type { Out } from '#contract/endpoint.ts'
import type { ReadName, Reads } from '#contract/reads.ts'

/** A page as search engines and messengers see it. */
export type SeoPage = {
  origin: string
  path: string
  /** Its one address, with the query that makes it another page. */
  url: string
  title: string
  description: string
  /** What the page was rendered from. */
  dataOf: <N extends ReadName>(name: N) => Out<Reads[N]> | undefined
}
