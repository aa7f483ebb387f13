import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDownloads } from './downloads.ts'
import { type OfflineDb, openOfflineDb } from './db.ts'

const url = '/audio/ganesha-gayatri.mp3'
let db: OfflineDb
beforeEach(() => {
  db = openOfflineDb(`downloads-${crypto.randomUUID()}`)
})
afterEach(() => db.delete())

/** As much of a browser's cache storage as saved audio needs; `isFull` refuses like a full phone. */
function memoryCaches({ isFull = false } = {}) {
  const entries = new Map<string, Response>()
  const cache = {
    put: async (key: string, response: Response) => {
      if (isFull) throw new DOMException('Quota exceeded', 'QuotaExceededError')
      entries.set(key, response)
    },
    keys: async () => [...entries.keys()].map((key) => ({ url: `https://temple.example${key}` })),
    delete: async (key: string) => entries.delete(key),
  }
  return { entries, caches: { open: async () => cache } as unknown as CacheStorage }
}

const file =
  (parts: string[], headers: Record<string, string>, status = 200) =>
  async () =>
    new Response(
      new ReadableStream({
        start(stream) {
          for (const part of parts) stream.enqueue(new TextEncoder().encode(part))
          stream.close()
        },
      }),
      { status, headers },
    )

describe('Audio saved on the phone', () => {
  it('is the whole file, with its progress on the way', async () => {
    const { caches, entries } = memoryCaches()
    const downloads = createDownloads({
      db,
      caches,
      fetch: file(['om ', 'gam'], { 'content-length': '6' }),
    })
    const shares: number[] = []
    const saved = await downloads.save(url, (share) => shares.push(share))
    expect(saved.bytes).toBe(6)
    expect(shares).toEqual([0.5, 1])
    expect(await entries.get(url)?.text()).toBe('om gam')
    expect(await downloads.list()).toMatchObject([{ url, bytes: 6 }])
  })

  it.each([
    ['a body cut short', file(['om'], { 'content-length': '6' }), 'no-network'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'no-network'],
    ['a file that is not there', file(['not here'], {}, 404), 'refused'],
    ['a part of the file', file(['om'], { 'content-length': '2' }, 206), 'refused'],
  ])('is refused for %s, and nothing half is kept', async (_, fetchNow, failure) => {
    const { caches, entries } = memoryCaches()
    const downloads = createDownloads({ db, caches, fetch: fetchNow })
    await expect(downloads.save(url, () => undefined)).rejects.toMatchObject({ failure })
    expect(entries.size).toBe(0)
    expect(await downloads.list()).toEqual([])
  })

  it('says that there is no room', async () => {
    const { caches } = memoryCaches({ isFull: true })
    const downloads = createDownloads({ db, caches, fetch: file(['om'], {}) })
    await expect(downloads.save(url, () => undefined)).rejects.toMatchObject({
      failure: 'no-space',
    })
  })

  it('is forgotten where the browser has evicted the bytes', async () => {
    const { caches, entries } = memoryCaches()
    const downloads = createDownloads({ db, caches, fetch: file(['om'], {}) })
    await downloads.save(url, () => undefined)
    entries.clear()
    expect(await downloads.list()).toEqual([])
    expect(await db.savedAudio.count()).toBe(0)
  })

  it('is gone when it is removed', async () => {
    const { caches, entries } = memoryCaches()
    const downloads = createDownloads({ db, caches, fetch: file(['om'], {}) })
    await downloads.save(url, () => undefined)
    await downloads.remove(url)
    expect(entries.size).toBe(0)
    expect(await downloads.list()).toEqual([])
  })
})
