import { isSound } from './answerKind.ts'
import { audioCacheName } from './audioCache.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { DownloadError } from './downloadError.ts'
import { fetchWhole } from './fetchWhole.ts'
import { isFull, responseOf } from './cachedFile.ts'
import type { QueuedAudio, SavedAudio } from '#app/offline/rows.ts'

type SaveOptions = {
  /** Gets the progress, from 0 to 1. */
  onProgress: (share: number) => void
  /** Aborted when it is no longer wanted; `save` then throws the signal's reason. */
  signal: AbortSignal
  /** The file's size, from the mantra's data. */
  bytes?: number | undefined
}

export type Downloads = {
  /**
   * What is really there: rows whose bytes the browser has since evicted are removed. Something else
   * that was stored in place of audio is queued to be fetched again.
   */
  list: () => Promise<SavedAudio[]>
  /**
   * Fetches and stores the whole file, or stores nothing and throws, if possible a DownloadError.
   */
  save: (url: string, saving: SaveOptions) => Promise<SavedAudio>
  remove: (url: string) => Promise<void>
  /** What is still to be saved; it outlasts the page. */
  queue: {
    list: () => Promise<QueuedAudio[]>
    put: (rows: readonly QueuedAudio[]) => Promise<void>
    drop: (urls: readonly string[]) => Promise<void>
  }
}

/** Audio saved for chanting offline: always whole files, never what a player happened to stream. */
export function createDownloads(deps: {
  db: OfflineDb
  caches: CacheStorage | undefined
  fetch: typeof fetch
}): Downloads {
  const { db } = deps
  const openCache = async () => {
    if (!deps.caches) throw new DownloadError('refused-by-browser')
    return deps.caches.open(audioCacheName).catch((error: unknown) => {
      throw new DownloadError('refused-by-browser', error)
    })
  }
  const forget = async (url: string) => {
    const cache = await openCache()
    await cache.delete(url)
    // A row without bytes is useless: if it stays, the next list leaves it out.
    await db.savedAudio.delete(url).catch(() => undefined)
  }
  /** What cannot be looked at stays. */
  const isWrong = async (cache: Cache, url: string): Promise<boolean> => {
    const saved = await cache.match(url).catch(() => undefined)
    return saved !== undefined && !(await isSound(saved, 'audio').catch(() => true))
  }
  const fetchAgain = async (url: string) => {
    await forget(url)
    const mantra = await db.mantras.filter(({ audioUrl }) => audioUrl === url).first()
    if (!mantra) return
    const { id, title, audio } = mantra
    const queuedAt = new Date().toISOString()
    await db.audioQueue.put({ url, id, title, bytes: audio?.bytes, queuedAt })
  }
  return {
    async list() {
      const cache = await openCache()
      const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
      for (const url of there)
        if (await isWrong(cache, url)) {
          await fetchAgain(url)
          there.delete(url)
        }
      const rows = await db.savedAudio.toArray()
      const gone = rows.filter(({ url }) => !there.has(url)).map(({ url }) => url)
      await db.savedAudio.bulkDelete(gone)
      return rows.filter(({ url }) => there.has(url))
    },
    async save(url, { onProgress, signal, bytes }) {
      const cache = await openCache()
      const file = await fetchWhole(deps.fetch, { url, kind: 'audio', bytes }, onProgress, signal)
      const saved = { url, bytes: file.bytes.size, savedAt: new Date().toISOString() }
      try {
        await cache.put(url, responseOf(file))
        await db.savedAudio.put(saved)
        signal.throwIfAborted()
      } catch (error) {
        await forget(url).catch(() => undefined)
        signal.throwIfAborted()
        throw new DownloadError(isFull(error) ? 'no-space' : 'unexpected', error)
      }
      return saved
    },
    remove: forget,
    // A phone that refuses its database saves what it can, as long as the page is open.
    queue: {
      list: () => db.audioQueue.orderBy('url').toArray(),
      put: async (rows) => void (await db.audioQueue.bulkPut(rows).catch(() => undefined)),
      drop: async (urls) => void (await db.audioQueue.bulkDelete([...urls]).catch(() => undefined)),
    },
  }
}
