import type { Out } from '#contract/endpoint.ts'
import type { ReadName, Reads } from '#contract/reads.ts'

/** A page as search engines and messengers see it. */
export type FoundPage = {
  origin: string
  path: string
  /** Its one address, with the query that makes it another page. */
  url: string
  title: string
  description: string
  /** What the page was rendered from. */
  reading: <N extends ReadName>(name: N) => Out<Reads[N]> | undefined
}
