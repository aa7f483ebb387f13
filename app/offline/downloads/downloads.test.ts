import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aMantra } from '#app/test/builders.ts'
import { memoryCaches } from '#app/test/memoryCaches.ts'
import { createDownloads } from './downloads.ts'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { stallMs } from './fetchWhole.ts'

const url = '/audio/ganesha-gayatri.mp3'
let db: OfflineDb
beforeEach(() => {
  db = openOfflineDb(`downloads-${crypto.randomUUID()}`)
})
afterEach(() => db.delete())

/** An answer in parts; one that is not `whole` hangs after the last part until it is aborted. */
const file =
  (parts: string[], headers: Record<string, string>, status = 200, isWhole = true): typeof fetch =>
  async (_, init) =>
    new Response(
      new ReadableStream({
        start(stream) {
          for (const part of parts) stream.enqueue(new TextEncoder().encode(part))
          if (isWhole) stream.close()
          else init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
        },
      }),
      { status, headers },
    )

const hanging = (parts: string[]) => file(parts, { 'content-length': '6' }, 200, false)

const saving = () => {
  const shares: number[] = []
  const cancel = new AbortController()
  return {
    shares,
    cancel,
    onProgress: (share: number) => shares.push(share),
    signal: cancel.signal,
  }
}

describe('Audio saved on the phone', () => {
  it('is the whole file, with its progress on the way', async () => {
    const { caches, entries } = memoryCaches()
    const fetchNow = file(['om ', 'gam'], { 'content-length': '6', 'content-type': 'audio/ogg' })
    const downloads = createDownloads({ db, caches, fetch: fetchNow })
    const { shares, ...options } = saving()
    const saved = await downloads.save(url, options)
    expect(saved.bytes).toBe(6)
    expect(shares).toEqual([0.5, 1])
    expect(await entries.get(url)?.text()).toBe('om gam')
    expect(Object.fromEntries(entries.get(url)?.headers ?? [])).toEqual({
      'content-type': 'audio/ogg',
      'content-length': '6',
      'accept-ranges': 'bytes',
    })
    expect(await downloads.list()).toMatchObject([{ url, bytes: 6 }])
  })

  it.each([
    ['a body cut short', file(['om'], { 'content-length': '6' }), 'no-network'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'no-network'],
    ['a file that is not there', file(['not here'], {}, 404), 'refused'],
    ['a part of the file', file(['om'], { 'content-length': '2' }, 206), 'refused'],
    ['a page', file(['<!doctype html>'], { 'content-type': 'text/html' }), 'no-network'],
    ['a page under its name', file([' <html>'], { 'content-type': 'audio/mpeg' }), 'no-network'],
    ['an error of an API', file(['{}'], { 'content-type': 'application/json' }), 'no-network'],
    ['nothing at all', file([], { 'content-type': 'audio/mpeg' }), 'no-network'],
  ])('is refused for %s, and no partial file stays', async (_, fetchNow, failure) => {
    const { caches, entries } = memoryCaches()
    const downloads = createDownloads({ db, caches, fetch: fetchNow })
    await expect(downloads.save(url, saving())).rejects.toMatchObject({ failure })
    expect(entries.size).toBe(0)
    expect(await downloads.list()).toEqual([])
  })

  describe('while it comes', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(() => void vi.useRealTimers())

    it.each([
      ['the connection brings nothing', hanging([])],
      ['it brings nothing any more', hanging(['om'])],
    ])('is given up when %s, and no partial file stays', async (_, fetchNow) => {
      const { caches, entries } = memoryCaches()
      const downloads = createDownloads({ db, caches, fetch: fetchNow })
      const ended = expect(downloads.save(url, saving())).rejects.toMatchObject({
        failure: 'stalled',
      })
      await vi.advanceTimersByTimeAsync(stallMs)
      await ended
      expect(entries.size).toBe(0)
    })

    it('is not given up as long as something comes', async () => {
      let bring: ((part: string) => void) | undefined
      let end: (() => void) | undefined
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          bring = (part) => stream.enqueue(new TextEncoder().encode(part))
          end = () => stream.close()
        },
      })
      const downloads = createDownloads({
        db,
        caches: memoryCaches().caches,
        fetch: async () => new Response(body, { headers: { 'content-length': '6' } }),
      })
      const saved = downloads.save(url, saving())
      for (const part of ['om', ' g', 'am']) {
        await vi.advanceTimersByTimeAsync(stallMs - 1)
        bring?.(part)
      }
      end?.()
      vi.useRealTimers()
      expect((await saved).bytes).toBe(6)
    })
  })

  it('is cancelled when somebody wants it no more', async () => {
    const { caches, entries } = memoryCaches()
    const downloads = createDownloads({ db, caches, fetch: hanging(['om']) })
    const { cancel, signal } = saving()
    const ended = expect(
      downloads.save(url, { onProgress: () => cancel.abort(), signal }),
    ).rejects.toMatchObject({ name: 'AbortError' })
    await ended
    expect(entries.size).toBe(0)
  })

  it.each([
    ['there is no room', 'QuotaExceededError', 'no-space'],
    ['the browser refuses for another reason', 'InvalidStateError', 'unexpected'],
  ])('says so when %s', async (_, name, failure) => {
    const { caches } = memoryCaches(new DOMException('Refused', name))
    const downloads = createDownloads({ db, caches, fetch: file(['om'], {}) })
    await expect(downloads.save(url, saving())).rejects.toMatchObject({ failure })
  })

  it('leaves no bytes behind when the phone cannot note that they are there', async () => {
    const { caches, entries } = memoryCaches()
    const downloads = createDownloads({ db, caches, fetch: file(['om'], {}) })
    db.savedAudio.hook('creating', () => {
      throw new DOMException('The phone is full', 'QuotaExceededError')
    })
    await expect(downloads.save(url, saving())).rejects.toMatchObject({ failure: 'no-space' })
    expect(entries.size).toBe(0)
  })

  it('is refused with a separate message if a browser stores nothing', async () => {
    const forbidden = {
      open: () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')),
    } as unknown as CacheStorage
    for (const caches of [undefined, forbidden]) {
      const downloads = createDownloads({ db, caches, fetch: file(['om'], {}) })
      await expect(downloads.save(url, saving())).rejects.toMatchObject({
        failure: 'refused-by-browser',
      })
    }
  })

  it('is not taken if it is shorter than its mantra says', async () => {
    const { caches, entries } = memoryCaches()
    const downloads = createDownloads({ db, caches, fetch: file(['om'], {}) })
    const ended = downloads.save(url, { ...saving(), bytes: 6 })
    await expect(ended).rejects.toMatchObject({ failure: 'no-network' })
    expect(entries.size).toBe(0)
  })

  it('is requested again, past the browser’s cache, where a page came', async () => {
    const { caches, entries } = memoryCaches()
    const answers = [file(['<html>'], { 'content-type': 'text/html' }), file(['om'], {})]
    const cacheModes: unknown[] = []
    const fetchNow: typeof fetch = async (...request) => {
      cacheModes.push(request[1]?.cache)
      return (answers.shift() ?? fetch)(...request)
    }
    await createDownloads({ db, caches, fetch: fetchNow }).save(url, saving())
    expect(cacheModes).toEqual([undefined, 'reload'])
    expect(await entries.get(url)?.text()).toBe('om')
  })

  it('is fetched again where a page was stored in its place', async () => {
    const { caches, entries } = memoryCaches()
    const downloads = createDownloads({ db, caches, fetch: file(['om'], {}) })
    await downloads.save(url, saving())
    const mantra = aMantra({ audioUrl: url })
    await db.mantras.put({ ...mantra, order: 1 })
    entries.set(url, new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }))
    expect(await downloads.list()).toEqual([])
    expect(entries.size).toBe(0)
    expect(await downloads.queue.list()).toMatchObject([{ url, id: mantra.id }])
  })

  it('is forgotten where the browser has evicted the bytes', async () => {
    const { caches, entries } = memoryCaches()
    const downloads = createDownloads({ db, caches, fetch: file(['om'], {}) })
    await downloads.save(url, saving())
    entries.clear()
    expect(await downloads.list()).toEqual([])
    expect(await db.savedAudio.count()).toBe(0)
  })

  it('is gone when it is removed', async () => {
    const { caches, entries } = memoryCaches()
    const downloads = createDownloads({ db, caches, fetch: file(['om'], {}) })
    await downloads.save(url, saving())
    await downloads.remove(url)
    expect(entries.size).toBe(0)
    expect(await downloads.list()).toEqual([])
  })
})
