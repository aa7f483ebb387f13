import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { QueryClient } from '@tanstack/react-query'
import {
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client'
import type { ReadName } from '#contract/reads.ts'

/** Readings with a table of their own in Dexie; the small rest is kept in local storage. */
const keptInDexie: readonly string[] = [
  'listMantras',
  'listFeaturedMantras',
] satisfies readonly ReadName[]

const options = (queryClient: QueryClient) => ({
  queryClient,
  persister: createSyncStoragePersister({ storage: storage(), key: 'modak-content' }),
  maxAge: Infinity,
  buster: '1',
  dehydrateOptions: {
    shouldDehydrateQuery: ({ state, queryKey: [name] }: Persistable) =>
      state.status === 'success' && !keptInDexie.includes(String(name)),
  },
})

type Persistable = { state: { status: string }; queryKey: readonly unknown[] }

/** Puts back what this phone kept, before the shell is rendered. Never throws. */
export const restoreQueries = (queryClient: QueryClient): Promise<void> =>
  persistQueryClientRestore(options(queryClient)).catch(() => undefined)

/** Keeps the small readings from now on. */
export const keepQueries = (queryClient: QueryClient): (() => void) =>
  persistQueryClientSubscribe(options(queryClient))

/** Private windows may forbid storage altogether; then nothing is kept and nothing breaks. */
function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
