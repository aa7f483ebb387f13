import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { QueryClient } from '@tanstack/react-query'
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client'
import { almanacKey } from '#app/almanac/queryKey.ts'
import type { ReadName } from '#contract/reads.ts'

/** What has a table of its own in Dexie or is computed here; the small rest is kept in local storage. */
const notPersisted: readonly string[] = [
  almanacKey,
  'listMantras',
  'listMantraPreviews',
  'listFeaturedMantras',
  'getMantra',
  'getMantraOfDay',
  'listFestivalsOfMonth',
  'listUpcomingFestivals',
  'listFestivalOverrides',
  'listPages',
  'getPage',
  'searchSite',
  'listPosts',
  'listFeaturedPosts',
  'listPostPreviews',
  'getPost',
] satisfies readonly (ReadName | typeof almanacKey)[]

const options = (queryClient: QueryClient) => ({
  queryClient,
  persister: createSyncStoragePersister({
    storage: storage(),
    key: 'modak-content',
    throttleTime: 0,
  }),
  maxAge: Infinity,
  buster: '1',
  dehydrateOptions: {
    shouldDehydrateQuery: ({ state, queryKey: [name] }: Persistable) =>
      state.status === 'success' && !notPersisted.includes(String(name)),
  },
})

type Persistable = { state: { status: string }; queryKey: readonly unknown[] }

/** Puts back what this phone kept, before the shell is rendered. Never throws. */
export const restoreQueries = (queryClient: QueryClient): Promise<void> =>
  persistQueryClientRestore(options(queryClient)).catch(() => undefined)

/** Keeps the small readings that are there, and from now on every one that comes. */
export function keepQueries(queryClient: QueryClient): () => void {
  const kept = options(queryClient)
  void persistQueryClientSave(kept)
  return persistQueryClientSubscribe(kept)
}

/** Private windows may forbid storage altogether; then nothing is kept and nothing breaks. */
function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
