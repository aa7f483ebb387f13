import { audioCacheName } from './audioCache.ts'
import type { OfflineDb, SavedAudio } from './db.ts'
import { DownloadError } from './downloadError.ts'

export type Downloads = {
  /** What is really there: rows whose bytes the browser has since evicted are forgotten. */
  list: () => Promise<SavedAudio[]>
  /** Fetches the whole file and keeps it; `onProgress` hears a share from 0 to 1. */
  save: (url: string, onProgress: (share: number) => void) => Promise<SavedAudio>
  remove: (url: string) => Promise<void>
}

/** Audio saved for chanting without a network: whole files, never what a player happened to stream. */
export function createDownloads(deps: {
  db: OfflineDb
  caches: CacheStorage | undefined
  fetch: typeof fetch
}): Downloads {
  const { db } = deps
  const openCache = () => {
    if (!deps.caches) throw new DownloadError('refused-by-browser')
    return deps.caches.open(audioCacheName)
  }
  return {
    async list() {
      const cache = await openCache()
      const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
      const rows = await db.savedAudio.toArray()
      const gone = rows.filter(({ url }) => !there.has(url)).map(({ url }) => url)
      await db.savedAudio.bulkDelete(gone)
      return rows.filter(({ url }) => there.has(url))
    },
    async save(url, onProgress) {
      const cache = await openCache()
      const bytes = await fetchWhole(deps.fetch, url, onProgress)
      const saved = { url, bytes: bytes.size, savedAt: new Date().toISOString() }
      try {
        await cache.put(url, audioResponse(bytes))
        await db.savedAudio.put(saved)
      } catch (error) {
        throw new DownloadError('no-space', error)
      }
      return saved
    },
    async remove(url) {
      const cache = await openCache()
      await cache.delete(url)
      await db.savedAudio.delete(url)
    },
  }
}

async function fetchWhole(
  fetchNow: typeof fetch,
  url: string,
  onProgress: (share: number) => void,
): Promise<Blob> {
  const response = await fetchNow(url, { credentials: 'include' }).catch((error: unknown) => {
    throw new DownloadError('no-network', error)
  })
  if (response.status !== 200 || !response.body) throw new DownloadError('refused')
  const total = Number(response.headers.get('content-length')) || Infinity
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new DownloadError('no-network', error)
    })
    if (done) break
    parts.push(value)
    received += value.byteLength
    onProgress(Math.min(received / total, 1))
  }
  // A body cut short may end without an error: half a mantra is not saved.
  if (Number.isFinite(total) && received < total) throw new DownloadError('no-network')
  return new Blob(parts, { type: 'audio/mpeg' })
}

const audioResponse = (bytes: Blob): Response =>
  new Response(bytes, {
    headers: {
      'content-type': 'audio/mpeg',
      'content-length': String(bytes.size),
      'accept-ranges': 'bytes',
    },
  })
