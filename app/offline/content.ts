import type { Api } from '#app/api/client.ts'
import type { Mantra, MantraPage } from '#contract/mantras.ts'
import type { Endpoint, Out, Sent } from '#contract/endpoint.ts'
import { previewOf } from '#contract/mantraPreview.ts'
import { neighboursOf } from '#contract/neighbours.ts'
import { type Read, type ReadName, type Reads, reads } from '#contract/reads.ts'
import type { OfflineDb } from './db.ts'

/** How one reading is kept on the phone: `load` gives undefined where it is not there. */
type Keeper<N extends ReadName> = {
  load: (input: Sent<Reads[N]>) => Promise<Out<Reads[N]> | undefined>
  save?: (fresh: Out<Reads[N]>) => Promise<void>
}
type Keepers = { [N in ReadName]?: Keeper<N> }

export type Content = {
  /** What the phone keeps, at once; else the API's answer, which is then kept. */
  read: Read
  /** What the phone keeps, if it does. */
  kept: <N extends ReadName>(name: N, input: Sent<Reads[N]>) => Promise<Out<Reads[N]> | undefined>
  /** The API's answer, kept; throws where it cannot be had. */
  fetch: Read
}

/** Public content for pages: the phone's own copy first, so a poor network is never waited for. */
export function createContent(api: Api, db: OfflineDb): Content {
  const keepers: Keepers = {
    listMantras: { load: () => loadMantras(db), save: (list) => saveMantras(db, list) },
    listMantraPreviews: { load: async () => (await loadMantras(db))?.map(previewOf) },
    listFeaturedMantras: {
      load: async () => (await loadMantras(db))?.filter(({ isFeatured }) => isFeatured),
    },
    getMantra: { load: ({ id }) => loadMantra(db, id) },
  }
  const keeperOf = <N extends ReadName>(name: N) => keepers[name] as Keeper<N> | undefined

  const fetchFresh: Read = async <N extends ReadName>(name: N, input: Sent<Reads[N]>) => {
    const endpoint = reads[name] as unknown as Endpoint<Sent<Reads[N]>, unknown, Out<Reads[N]>>
    const fresh = await api.call(endpoint, input)
    await keeperOf(name)?.save?.(fresh).catch(ignoreStorage)
    return fresh
  }
  const kept: Content['kept'] = async (name, input) =>
    keeperOf(name)?.load(input).catch(ignoreStorage)
  return {
    kept,
    fetch: fetchFresh,
    read: async (name, input) => (await kept(name, input)) ?? fetchFresh(name, input),
  }
}

// Private windows and full phones refuse storage: the page then lives from the network alone.
const ignoreStorage = (): undefined => undefined

async function loadMantras(db: OfflineDb): Promise<Mantra[] | undefined> {
  const kept = await db.mantras.orderBy('order').toArray()
  return kept.length > 0 ? kept.map(({ order: _, ...mantra }) => mantra) : undefined
}

/** One that the phone does not have may still be new at the temple. */
async function loadMantra(db: OfflineDb, id: string): Promise<MantraPage | undefined> {
  const list = (await loadMantras(db)) ?? []
  const mantra = list.find((one) => one.id === id)
  return mantra && { ...mantra, ...neighboursOf(list, id) }
}

async function saveMantras(db: OfflineDb, list: readonly Mantra[]): Promise<void> {
  await db.transaction('rw', db.mantras, async () => {
    await db.mantras.clear()
    await db.mantras.bulkPut(list.map((mantra, order) => ({ ...mantra, order })))
  })
}
