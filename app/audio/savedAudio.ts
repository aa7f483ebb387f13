import { DownloadError, type DownloadFailure } from '#app/offline/downloads/downloadError.ts'
import type { Downloads } from '#app/offline/downloads/downloads.ts'
import type { QueuedAudio } from '#app/offline/rows.ts'
import type { Track } from './tracks.ts'

/** One file's state on this phone. `share` runs from 0 to 1. */
export type SavedState =
  | { status: 'none' }
  /** It waits for others before it. */
  | { status: 'queued' }
  | { status: 'saving'; share: number }
  | { status: 'saved'; bytes: number }
  | { status: 'failed'; failure: DownloadFailure }
  /** This browser stores nothing for this address, as with plain http from another machine. */
  | { status: 'impossible' }

/** The outcome of something that a devotee requested. */
export type SavedNews = { track: Track } & (
  | { event: 'begun' | 'saved' | 'cancelled' | 'removed' | 'not-removed' }
  | { event: 'failed'; failure: DownloadFailure }
)

export const nothingSaved: SavedState = { status: 'none' }

export type SavedAudioStore = ReturnType<typeof createSavedAudio>

/** Failures that may be over when the app is opened again. */
const passing: ReadonlySet<DownloadFailure> = new Set(['no-network', 'stalled'])

const rowOf = ({ id, title, url, bytes }: Track): QueuedAudio => ({
  id,
  title,
  url,
  bytes,
  queuedAt: new Date().toISOString(),
})

/** So that two tabs do not fetch the same files. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('modak-audio-queue', work) : work()

/** Which audio is saved on this phone, for cards to show. Its database is loaded when needed. */
export function createSavedAudio(load: () => Promise<Downloads>) {
  let states: ReadonlyMap<string, SavedState> = new Map()
  let unknown = nothingSaved
  const cancels = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  const newsListeners = new Set<(news: SavedNews) => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const get = (url: string): SavedState => states.get(url) ?? unknown
  const set = (url: string, state: SavedState) => {
    states = new Map(states).set(url, state)
    tell()
  }
  let unheard: SavedNews | undefined
  const report = (news: SavedNews) => {
    if (newsListeners.size === 0) unheard = news
    for (const listener of newsListeners) listener(news)
  }
  const loadDownloads = () =>
    load().catch((error: unknown) => {
      throw new DownloadError('no-network', error)
    })
  /** What is still to be saved outlasts the page. */
  const remember = (rows: readonly QueuedAudio[], dropped: readonly string[]) =>
    loadDownloads()
      .then(async ({ queue }) => {
        await queue.drop(dropped)
        await queue.put(rows)
      })
      .catch(() => undefined)
  /** One after the other; only the end is reported, and what was cancelled ends it in silence. */
  const saveAll = async (tracks: readonly Track[]) => {
    const left = tracks.filter(({ url }) => !['saved', 'saving'].includes(get(url).status))
    for (const { url } of left) set(url, { status: 'queued' })
    await remember(left.map(rowOf), [])
    let last: SavedNews | undefined
    for (const track of left) {
      // Taken off the queue meanwhile.
      if (get(track.url).status !== 'queued') continue
      last = await fetchFile(track)
      if (last.event !== 'saved') break
    }
    const waiting = left.filter(({ url }) => get(url).status === 'queued')
    // Without a network or space the others wait; whoever cancels one, stops all.
    for (const { url } of waiting) set(url, nothingSaved)
    if (last?.event === 'cancelled') {
      await remember(
        [],
        waiting.map(({ url }) => url),
      )
    } else if (last) report(last)
  }
  /** Fetches a file and shows its progress; the caller reports how it ended. */
  const fetchFile = async (track: Track): Promise<SavedNews> => {
    const { url } = track
    const cancel = new AbortController()
    const { signal } = cancel
    cancels.set(url, cancel)
    set(url, { status: 'saving', share: 0 })
    report({ track, event: 'begun' })
    try {
      await remember([rowOf(track)], [])
      const downloads = await loadDownloads()
      const onProgress = (share: number) => set(url, { status: 'saving', share })
      const { bytes } = await downloads.save(url, { onProgress, signal })
      set(url, { status: 'saved', bytes })
      await remember([], [url])
      void navigator.storage?.persist?.()
      return { track, event: 'saved' }
    } catch (error) {
      const failure = error instanceof DownloadError ? error.failure : 'unexpected'
      set(url, signal.aborted ? nothingSaved : { status: 'failed', failure })
      await remember(signal.aborted ? [] : [{ ...rowOf(track), failure }], [url])
      return signal.aborted ? { track, event: 'cancelled' } : { track, event: 'failed', failure }
    }
  }
  /** Another tab may have saved some while this one waited for its turn. */
  const resume = async (waiting: readonly QueuedAudio[]) => {
    const saved = await (await loadDownloads()).list().catch(() => [])
    for (const { url, bytes } of saved) set(url, { status: 'saved', bytes })
    await saveAll(waiting.map(({ id, title, url, bytes }) => ({ id, title, url, bytes })))
  }
  return {
    get,
    getAll: () => states,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Looks up what is there; a phone without storage has nothing saved. */
    async load(isPossible: boolean) {
      if (!isPossible) {
        unknown = { status: 'impossible' }
        return tell()
      }
      const saved = await loadDownloads()
        .then((downloads) => downloads.list())
        .catch((error: unknown) => {
          const isRefused = error instanceof DownloadError && error.failure === 'refused-by-browser'
          if (isRefused) unknown = { status: 'impossible' }
          return []
        })
      tell()
      for (const { url, bytes } of saved) set(url, { status: 'saved', bytes })
      const queued = await loadDownloads()
        .then(({ queue }) => queue.list())
        .catch(() => [])
      const waiting = queued.filter(({ url, failure }) => {
        if (!['none', 'failed'].includes(get(url).status)) return false
        if (failure && !passing.has(failure)) set(url, { status: 'failed', failure })
        return !failure || passing.has(failure)
      })
      if (waiting.length > 0) await alone(() => resume(waiting))
    },
    /** The code that announces outcomes loads late: it then gets the last outcome. */
    onNews(listener: (news: SavedNews) => void) {
      newsListeners.add(listener)
      if (unheard) listener(unheard)
      unheard = undefined
      return () => void newsListeners.delete(listener)
    },
    async save(track: Track) {
      report(await fetchFile(track))
    },
    saveAll,
    cancel: ({ url }: Track) => {
      if (get(url).status !== 'queued') return cancels.get(url)?.abort()
      set(url, nothingSaved)
      void remember([], [url])
    },
    async remove(track: Track) {
      try {
        await (await loadDownloads()).remove(track.url)
        set(track.url, nothingSaved)
        report({ track, event: 'removed' })
      } catch {
        // The browser refused, so it is still there.
        report({ track, event: 'not-removed' })
      }
    },
  }
}
