import type { Out, Sent } from './endpoint.ts'
import { getMantra, listFeaturedMantras, listMantraPreviews, listMantras } from './mantras.ts'
import { getSite } from './site.ts'

/**
 * Public readings by name: what pages show, what the server renders from and what a phone keeps.
 * Named so that a page asks for `read('listMantras', {})` without loading schemas before its first paint.
 */
export const reads = { listMantras, listMantraPreviews, listFeaturedMantras, getMantra, getSite }

export type Reads = typeof reads
export type ReadName = keyof Reads
export type Read = <N extends ReadName>(name: N, input: Sent<Reads[N]>) => Promise<Out<Reads[N]>>
