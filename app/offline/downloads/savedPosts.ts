import { isSound } from './answerKind.ts'
import type { Post } from '#contract/blog/public.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { inLock } from '#app/offline/inLock.ts'
import { DownloadError } from './downloadError.ts'
import { fetchWhole } from './fetchWhole.ts'
import { isFull, responseOf } from './cachedFile.ts'
import { pictureCacheName, pictureKey } from './pictureCache.ts'
import type { SavedPost } from '#app/offline/rows.ts'

export type SavedPosts = {
  /** What is really there: removes rows whose article or pictures are gone, and unused pictures. */
  list: () => Promise<SavedPost[]>
  /** It is here with all of its current pictures. */
  has: (post: Pick<Post, 'slug' | 'pictures'>) => Promise<boolean>
  /**
   * Stores the article with all its pictures, or nothing, and throws, if possible a DownloadError.
   */
  save: (post: Post, signal: AbortSignal) => Promise<SavedPost>
  /** Fetches pictures added to saved articles since, and wrongly stored ones; throws like `save`. */
  renew: () => Promise<void>
  remove: (slug: string) => Promise<void>
}

/** The most space for all saved pictures together. */
const mostBytes = 60 * 1024 * 1024

type Deps = {
  db: OfflineDb
  caches: CacheStorage | undefined
  fetch: typeof fetch
  /** So that no tab deletes what another is saving. */
  locks: LockManager | undefined
}

const isWhole = ({ pictures }: SavedPost, post: Pick<Post, 'pictures'>): boolean =>
  post.pictures.every((path) => pictures.includes(pictureKey(path)))

export function createSavedPosts(deps: Deps): SavedPosts {
  const { db } = deps
  const openCache = async () => {
    if (!deps.caches) throw new DownloadError('refused-by-browser')
    return deps.caches.open(pictureCacheName).catch((error: unknown) => {
      throw new DownloadError('refused-by-browser', error)
    })
  }

  const inPicturesLock = <T>(task: () => Promise<T>): Promise<T> =>
    inLock(deps.locks, 'modak-pictures', task)

  const keysIn = async (cache: Cache) =>
    new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))

  const dropUnneeded = async (cache: Cache, rows: readonly SavedPost[]) => {
    const needed = new Set(rows.flatMap(({ pictures }) => pictures))
    const keys = await keysIn(cache)
    await Promise.all([...keys].filter((key) => !needed.has(key)).map((key) => cache.delete(key)))
  }

  /** Something else that was once stored in place of a picture. */
  const wrongIn = async (cache: Cache): Promise<Set<string>> => {
    const wrong = new Set<string>()
    for (const key of await keysIn(cache)) {
      const stored = await cache.match(key)
      if (stored && !(await isSound(stored, 'image'))) wrong.add(key)
    }
    return wrong
  }

  const fetchPictures = async (cache: Cache, keys: Map<string, string>, signal: AbortSignal) => {
    const there = await keysIn(cache)
    for (const key of await wrongIn(cache)) there.delete(key)
    const rows = await db.savedPosts.toArray()
    let room = mostBytes - rows.reduce((sum, { bytes }) => sum + bytes, 0)
    let bytes = 0
    for (const [key, address] of keys) {
      if (there.has(key)) continue
      const file = await fetchWhole(
        deps.fetch,
        { url: address, kind: 'image' },
        () => undefined,
        signal,
      )
      room -= file.bytes.size
      if (room < 0) throw new DownloadError('no-space')
      await cache.put(key, responseOf(file))
      bytes += file.bytes.size
    }
    return bytes
  }

  const list = async () => {
    const cache = await openCache()
    const [keys, rows, posts] = await Promise.all([
      keysIn(cache),
      db.savedPosts.toArray(),
      db.posts.toCollection().primaryKeys(),
    ])
    const isThere = ({ slug, pictures }: SavedPost) =>
      posts.includes(slug) && pictures.every((key) => keys.has(key))
    await db.savedPosts.bulkDelete(rows.filter((row) => !isThere(row)).map(({ slug }) => slug))
    const saved = rows.filter(isThere)
    await dropUnneeded(cache, saved)
    return saved
  }

  const save = async (post: Post, signal: AbortSignal) => {
    const cache = await openCache()
    const keys = new Map(post.pictures.map((address) => [pictureKey(address), address]))
    try {
      const before = (await db.savedPosts.get(post.slug))?.bytes ?? 0
      const bytes = before + (await fetchPictures(cache, keys, signal))
      const { slug, title } = post
      const pictures = [...keys.keys()]
      const saved = { slug, title, pictures, bytes, savedAt: new Date().toISOString() }
      await db.transaction('rw', db.posts, db.savedPosts, async () => {
        await db.posts.put({ ...post, keptAt: Date.now() })
        await db.savedPosts.put(saved)
      })
      return saved
    } catch (error) {
      await dropUnneeded(cache, await db.savedPosts.toArray()).catch(() => undefined)
      signal.throwIfAborted()
      if (error instanceof DownloadError) throw error
      throw new DownloadError(isFull(error) ? 'no-space' : 'unexpected', error)
    }
  }

  const renew = async () => {
    const rows = await list()
    const wrong = await wrongIn(await openCache())
    for (const row of rows) {
      const post = await db.posts.get(row.slug)
      const isSeen = row.pictures.every((key) => !wrong.has(key))
      if (post && !(isWhole(row, post) && isSeen)) await save(post, new AbortController().signal)
    }
  }

  const remove = async (slug: string) => {
    const cache = await openCache()
    await db.savedPosts.delete(slug)
    await dropUnneeded(cache, await db.savedPosts.toArray())
  }

  return {
    list: () => inPicturesLock(list),
    has: async (post) =>
      (await inPicturesLock(list)).some((row) => row.slug === post.slug && isWhole(row, post)),
    save: (post, signal) => inPicturesLock(() => save(post, signal)),
    renew: () => inPicturesLock(renew),
    remove: (slug) => inPicturesLock(() => remove(slug)),
  }
}
