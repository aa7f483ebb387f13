import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { QueryClient } from '@tanstack/react-query'
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client'
import { language } from '#app/i18n/language.ts'
import { isPassing } from '#app/i18n/phoneLanguage.ts'
import type { ReadName } from '#contract/reads.ts'

/**
 * What local storage may keep: small public answers that have no table in Dexie. Anything not listed is
 * never written, so private data cannot end up here because someone forgot to exclude it.
 */
const persisted: readonly unknown[] = [
  'getSite',
  'getVisit',
  'getFestival',
  'listPujas',
  'listRites',
] satisfies readonly ReadName[]

const options = (queryClient: QueryClient) => ({
  queryClient,
  persister: createSyncStoragePersister({
    storage: storage(),
    key: 'modak-content',
    throttleTime: 0,
  }),
  maxAge: Infinity,
  buster: language === 'en' ? '1' : `1 ${language}`,
  dehydrateOptions: {
    shouldDehydrateQuery: ({ state, queryKey: [name] }: Persistable) =>
      state.status === 'success' && persisted.includes(name),
  },
})

type Persistable = { state: { status: string }; queryKey: readonly unknown[] }

/** Restores the stored answers before the shell is rendered. Never throws. */
export const restoreQueries = (queryClient: QueryClient): Promise<void> =>
  __IS_MULTILINGUAL__ && isPassing()
    ? Promise.resolve()
    : persistQueryClientRestore(options(queryClient)).catch(() => undefined)

/** Stores the small answers that are loaded, and every later one. */
export function keepQueries(queryClient: QueryClient): () => void {
  if (__IS_MULTILINGUAL__ && isPassing()) return () => undefined
  const persistOptions = options(queryClient)
  void persistQueryClientSave(persistOptions)
  return persistQueryClientSubscribe(persistOptions)
}

/** Private windows may forbid storage; then nothing is persisted. */
function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
