import type { Api } from '#app/api/client.ts'
import type { FestivalOverride } from '#contract/festivals/public.ts'
import type { Page } from '#contract/pages/public.ts'
import type { Endpoint, Out, Sent } from '#contract/endpoint.ts'
import { type Read, type ReadName, type Reads, reads } from '#contract/reads.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { inTime, patientMs } from '#app/offline/inTime.ts'
import { mantraKeepers } from './mantras.ts'
import { postKeepers } from './posts.ts'
import { productKeepers } from './products.ts'
import { riteKeepers } from './rites.ts'
import { storeRows } from './storeRows.ts'

/** How one query's answer is stored on the phone; `load` gives undefined if it is not stored. */
type Keeper<N extends ReadName> = {
  load: (input: Sent<Reads[N]>) => Promise<Out<Reads[N]> | undefined>
  save?: (fresh: Out<Reads[N]>, input: Sent<Reads[N]>) => Promise<void>
}
type Keepers = { [N in ReadName]?: Keeper<N> }

export type Content = {
  /** The stored copy, unless that takes too long; otherwise the API's answer, which is then stored. */
  read: Read
  /** The stored copy, if there is one. */
  stored: <N extends ReadName>(name: N, input: Sent<Reads[N]>) => Promise<Out<Reads[N]> | undefined>
  /** The API's answer, which is stored; throws if there is none. */
  fetch: Read
}

/** Public content for pages: the phone's copy first, so that pages never wait for a poor network. */
export function createContent(api: Api, db: OfflineDb): Content {
  const keepers: Keepers = {
    ...mantraKeepers(db),
    listFestivalOverrides: {
      load: () => loadOverrides(db),
      save: (list) => storeRows(db, db.festivalOverrides, list),
    },
    listPages: { load: () => loadPages(db), save: (list) => storeRows(db, db.pages, list) },
    getPage: { load: ({ name }) => db.pages.get(name) },
    ...postKeepers(db),
    ...productKeepers(db),
    ...riteKeepers(db),
  }
  const keeperOf = <N extends ReadName>(name: N) => keepers[name] as Keeper<N> | undefined

  const fetchFresh: Read = async <N extends ReadName>(name: N, input: Sent<Reads[N]>) => {
    const endpoint = reads[name] as unknown as Endpoint<Sent<Reads[N]>, unknown, Out<Reads[N]>>
    const fresh = await api.call(endpoint, input)
    const saving = keeperOf(name)?.save?.(fresh, input)
    if (saving) await inTime(saving)
    return fresh
  }
  // Private windows and full phones refuse storage; pages then use only the network.
  const load: Content['stored'] = async (name, input) =>
    keeperOf(name)
      ?.load(input)
      .catch(() => undefined)
  return {
    stored: (name, input) => inTime(load(name, input)),
    fetch: fetchFresh,
    async read(name, input) {
      const loading = load(name, input)
      const stored = await inTime(loading)
      if (stored) return stored
      return fetchFresh(name, input).catch(async (error: unknown) => {
        // Without a network, the phone's slow answer is better than none.
        const late = await inTime(loading, patientMs)
        if (late) return late
        throw error
      })
    },
  }
}

async function loadPages(db: OfflineDb): Promise<Page[] | undefined> {
  const stored = await db.pages.toArray()
  return stored.length > 0 ? stored : undefined
}

// Most temples change nothing; an empty table is fetched again whenever the phone is online.
async function loadOverrides(db: OfflineDb): Promise<FestivalOverride[] | undefined> {
  const stored = await db.festivalOverrides.toArray()
  return stored.length > 0 ? stored : undefined
}
