import { expect, it, vi } from 'vitest'
import { DownloadError } from '#app/offline/downloads/downloadError.ts'
import type { Downloads } from '#app/offline/downloads/downloads.ts'
import type { QueuedAudio } from '#app/offline/rows.ts'
import { createSavedAudio, type SavedAudioStore } from './savedAudio.ts'
import type { SavedNews } from './savedState.ts'

const url = '/audio/g.mp3'
const track = { id: 'g', title: 'Gayatri', url, bytes: 6 }
const row = { url, bytes: 6, savedAt: '2026-11-21T00:00:00.000Z' }

/** A queue like the phone's, which outlasts a store. */
function aQueue(...rows: QueuedAudio[]): Downloads['queue'] {
  const held = new Map(rows.map((one) => [one.url, one]))
  return {
    list: async () => [...held.values()],
    put: async (more) => more.forEach((one) => held.set(one.url, one)),
    drop: async (urls) => urls.forEach((one) => held.delete(one)),
  }
}

/** A phone whose downloads the test controls. */
const phone = (change: Partial<Downloads> = {}): Downloads => ({
  list: async () => [],
  save: async () => row,
  remove: async () => undefined,
  queue: aQueue(),
  ...change,
})

const storeOn = (downloads: Downloads) => createSavedAudio(() => Promise.resolve(downloads))

it('knows what is saved once it has looked', async () => {
  const store = storeOn(phone({ list: async () => [row] }))
  expect(store.get(url)).toEqual({ status: 'none' })
  expect(store.isRead()).toBe(false)
  await store.load(true)
  expect(store.isRead()).toBe(true)
  expect(store.get(url)).toEqual({ status: 'saved', bytes: 6 })
})

it('knows that nothing can be saved where the browser has no place for it', async () => {
  const store = storeOn(phone())
  const listener = vi.fn()
  store.subscribe(listener)
  await store.load(false)
  expect(store.get(url)).toEqual({ status: 'impossible' })
  expect(listener).toHaveBeenCalled()
})

function newsOf(store: SavedAudioStore): SavedNews[] {
  const news: SavedNews[] = []
  store.onNews((one) => news.push(one))
  return news
}

it('reports progress, and that a file is saved', async () => {
  const seen: unknown[] = []
  const store = storeOn(
    phone({
      save: async (_, { onProgress }) => {
        onProgress(0.5)
        return row
      },
    }),
  )
  const news = newsOf(store)
  store.subscribe(() => seen.push(store.get(url)))
  await store.save(track)
  expect(seen).toEqual([
    { status: 'saving', share: 0 },
    { status: 'saving', share: 0.5 },
    { status: 'saved', bytes: 6 },
  ])
  expect(news).toEqual([
    { track, event: 'started' },
    { track, event: 'saved' },
  ])
})

it.each([
  ['no-space', new DownloadError('no-space')],
  ['stalled', new DownloadError('stalled')],
  ['unexpected', new TypeError('a mistake of ours')],
])('calls the failure %s by its name', async (failure, error) => {
  const store = storeOn(phone({ save: () => Promise.reject(error) }))
  const news = newsOf(store)
  await store.save(track)
  expect(store.get(url)).toEqual({ status: 'failed', failure })
  expect(news.slice(1)).toEqual([{ track, event: 'failed', failure }])
})

it('takes code that cannot be fetched for a lost network', async () => {
  const store = createSavedAudio(() => Promise.reject(new TypeError('Failed to fetch a module')))
  const news = newsOf(store)
  await store.save(track)
  expect(news.slice(1)).toEqual([{ track, event: 'failed', failure: 'no-network' }])
})

it('is as before when saving is cancelled', async () => {
  const store = storeOn(
    phone({
      save: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          const handleAbort = () => reject(signal.reason as Error)
          if (signal.aborted) handleAbort()
          signal.addEventListener('abort', handleAbort)
        }),
    }),
  )
  const news = newsOf(store)
  const ended = store.save(track)
  expect(store.get(url).status).toBe('saving')
  await vi.waitFor(() => expect(news).toEqual([{ track, event: 'started' }]))
  store.cancel(track)
  await ended
  expect(store.get(url)).toEqual({ status: 'none' })
  expect(news.slice(1)).toEqual([{ track, event: 'cancelled' }])
})

it('begins nothing that is cancelled before the code has come', async () => {
  const save = vi.fn()
  const store = storeOn(phone({ save }))
  const news = newsOf(store)
  const ended = store.save(track)
  store.cancel(track)
  await ended
  expect(store.get(url)).toEqual({ status: 'none' })
  expect(news).toEqual([{ track, event: 'cancelled' }])
  expect(save).not.toHaveBeenCalled()
})

it('is gone when it was removed', async () => {
  const store = storeOn(phone({ list: async () => [row] }))
  const news = newsOf(store)
  await store.load(true)
  await store.remove(track)
  expect(store.get(url)).toEqual({ status: 'none' })
  expect(news).toEqual([{ track, event: 'removed' }])
})

it('is still there when it could not be removed', async () => {
  const store = storeOn(
    phone({ list: async () => [row], remove: () => Promise.reject(new Error('refused')) }),
  )
  const news = newsOf(store)
  await store.load(true)
  await store.remove(track)
  expect(store.get(url)).toEqual({ status: 'saved', bytes: 6 })
  expect(news).toEqual([{ track, event: 'not-removed' }])
})

it('reports the last outcome once to a late listener', async () => {
  const store = storeOn(phone())
  await store.save(track)
  expect(newsOf(store)).toEqual([{ track, event: 'saved' }])
  expect(newsOf(store)).toEqual([])
})

const others = ['a', 'b'].map((id) => ({ ...track, id, url: `/audio/${id}.mp3` }))

it('saves all that is not saved, one after the other, and reports the end once', async () => {
  const requests: string[] = []
  const save: Downloads['save'] = async (address) => {
    requests.push(address)
    return row
  }
  const store = storeOn(phone({ list: async () => [row], save }))
  await store.load(true)
  const news = newsOf(store)
  await store.saveAll([track, ...others])
  expect(requests).toEqual(['/audio/a.mp3', '/audio/b.mp3'])
  expect(news.filter(({ event }) => event !== 'started')).toEqual([
    { track: others[1], event: 'saved' },
  ])
  // With nothing left, nothing is said.
  await store.saveAll([track, ...others])
  expect(news).toHaveLength(3)
})

it('stops saving at the first failure, or in silence when it is cancelled', async () => {
  const failing = storeOn(phone({ save: () => Promise.reject(new DownloadError('no-space')) }))
  const news = newsOf(failing)
  await failing.saveAll(others)
  expect(news.map(({ event }) => event)).toEqual(['started', 'failed'])

  const save = vi.fn<Downloads['save']>(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new DownloadError('stalled'))),
      ),
  )
  const store = storeOn(phone({ save }))
  const received = newsOf(store)
  const saving = store.saveAll(others)
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
  const [first = track] = others
  store.cancel(first)
  await saving
  expect(received.map(({ event }) => event)).toEqual(['started'])
})

const several = ['/audio/a.mp3', '/audio/b.mp3', '/audio/c.mp3'].map((address) => ({
  ...track,
  url: address,
}))

it('goes on with its queue when the app is opened again', async () => {
  const queue = aQueue()
  const closed = storeOn(phone({ queue, save: () => new Promise(() => {}) }))
  void closed.saveAll(several)
  await vi.waitFor(async () => expect(await queue.list()).toHaveLength(3))

  const requests: string[] = []
  const opened = storeOn(
    phone({
      queue,
      save: async (address) => {
        requests.push(address)
        return { ...row, url: address }
      },
    }),
  )
  await opened.load(true)
  expect(requests).toEqual(several.map((one) => one.url))
  expect(opened.get('/audio/c.mp3').status).toBe('saved')
  expect(await queue.list()).toEqual([])
})

it('remembers why a file could not be saved, and loses no other file to it', async () => {
  const queue = aQueue()
  const save = async (address: string) => {
    if (address === '/audio/b.mp3') throw new DownloadError('no-space')
    return { ...row, url: address }
  }
  const store = storeOn(phone({ queue, save }))
  await store.saveAll(several)
  expect(several.map((one) => store.get(one.url).status)).toEqual(['saved', 'failed', 'none'])

  const later = storeOn(phone({ queue, save: () => new Promise(() => {}) }))
  void later.load(true)
  await vi.waitFor(() =>
    expect(later.get('/audio/b.mp3')).toEqual({ status: 'failed', failure: 'no-space' }),
  )
})

it.each([0, 2])('saves all when tried again at once after file %i failed', async (at) => {
  const broken = several[at]?.url ?? ''
  let tries = 0
  const save = async (address: string) => {
    if (address === broken && tries++ === 0) throw new DownloadError('no-network')
    return { ...row, url: address }
  }
  // As on a phone, where writing takes longer than pressing.
  const put = () => new Promise<void>((resolve) => setTimeout(resolve))
  const store = storeOn(phone({ save, queue: { ...aQueue(), put } }))
  let again: Promise<void> | undefined
  store.subscribe(() => {
    if (store.get(broken).status === 'failed') again ??= store.saveAll(several)
  })
  await store.saveAll(several)
  await again
  expect(several.map(({ url }) => store.get(url).status)).toEqual(['saved', 'saved', 'saved'])
})

it('takes a waiting file off the queue', async () => {
  const queue = aQueue()
  let finish = () => {}
  const saved: string[] = []
  const store = storeOn(
    phone({
      queue,
      save: async (address) => {
        if (saved.length === 0) await new Promise<void>((resolve) => (finish = resolve))
        saved.push(address)
        return { ...row, url: address }
      },
    }),
  )
  const all = store.saveAll(several)
  await vi.waitFor(() => expect(store.get('/audio/a.mp3').status).toBe('saving'))
  const [, second] = several
  if (second) store.cancel(second)
  finish()
  await all
  expect(saved).toEqual(['/audio/a.mp3', '/audio/c.mp3'])
})
