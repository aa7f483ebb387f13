import { isKind, hasKind } from './answerKind.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import type { SavedFile } from '#app/offline/rows.ts'
import { isFull, responseOf } from './cachedFile.ts'
import { DownloadError } from './downloadError.ts'
import { fetchWhole } from './fetchWhole.ts'

/** The cache of files bought in the shop; no version of the app empties it. */
const cacheName = 'modak-files'

/** A file of one item of an order. */
type BoughtFile = Pick<SavedFile, 'reference' | 'id' | 'fileName'>

type Deps = {
  db: OfflineDb
  caches: CacheStorage | undefined
  fetch: typeof fetch
}

type SaveOptions = {
  /** Gets the progress, from 0 to 1. */
  onProgress: (share: number) => void
  /** Aborted when the page is left, as at a logout; `save` then throws the signal's reason. */
  signal: AbortSignal
}

export const fileKey = ({ reference, id }: Pick<BoughtFile, 'reference' | 'id'>): string =>
  `/saved-files/${reference}/${encodeURIComponent(id)}`

/** Bought files saved on this phone, whole, so that they open offline. */
export function createBoughtFiles({ db, caches, fetch: fetchNow }: Deps) {
  const openCache = async () => {
    if (!caches) throw new DownloadError('refused-by-browser')
    return caches.open(cacheName).catch((error: unknown) => {
      throw new DownloadError('refused-by-browser', error)
    })
  }
  return {
    /** Fetches and stores the whole file, or stores nothing and throws. */
    async save(
      bought: BoughtFile,
      path: string,
      { onProgress, signal }: SaveOptions,
    ): Promise<void> {
      const key = fileKey(bought)
      const cache = await openCache()
      const file = await fetchWhole(fetchNow, { url: path, kind: 'file' }, onProgress, signal)
      const savedAt = new Date().toISOString()
      try {
        await cache.put(key, responseOf(file))
        await db.savedFiles.put({ ...bought, key, bytes: file.bytes.size, savedAt })
        signal.throwIfAborted()
      } catch (error) {
        await cache.delete(key).catch(() => undefined)
        await db.savedFiles.delete(key).catch(() => undefined)
        signal.throwIfAborted()
        throw new DownloadError(isFull(error) ? 'no-space' : 'unexpected', error)
      }
    },

    /** Undefined if the browser has deleted it, or it was never what was bought: then it has to be downloaded again. */
    async open(bought: Pick<BoughtFile, 'reference' | 'id'>): Promise<Blob | undefined> {
      const key = fileKey(bought)
      const cache = await openCache()
      const found = await cache.match(key)
      const bytes = await found?.blob()
      if (found && bytes && hasKind(found, 'file') && (await isKind(bytes, 'file'))) return bytes
      await cache.delete(key)
      await db.savedFiles.delete(key)
      return undefined
    },

    /** Deletes what no row names any more, as after a logout. */
    async sweep(): Promise<void> {
      if (!caches || !(await caches.has(cacheName))) return
      const cache = await caches.open(cacheName)
      const stored = new Set(await db.savedFiles.toCollection().primaryKeys())
      for (const request of await cache.keys())
        if (!stored.has(new URL(request.url).pathname)) await cache.delete(request)
    },
  }
}
