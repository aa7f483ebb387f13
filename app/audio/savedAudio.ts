import { DownloadError, type DownloadFailure } from '#app/offline/downloads/downloadError.ts'
import type { Downloads } from '#app/offline/downloads/downloads.ts'
import type { Track } from './tracks.ts'

/** One file's state on this phone. `share` runs from 0 to 1. */
export type SavedState =
  | { status: 'none' }
  | { status: 'saving'; share: number }
  | { status: 'saved'; bytes: number }
  | { status: 'failed' }
  /** This browser stores nothing for this address, as with plain http from another machine. */
  | { status: 'impossible' }

/** The outcome of something that a devotee requested. */
export type SavedNews = { track: Track } & (
  | { event: 'begun' | 'saved' | 'cancelled' | 'removed' | 'not-removed' }
  | { event: 'failed'; failure: DownloadFailure }
)

export const nothingSaved: SavedState = { status: 'none' }

export type SavedAudioStore = ReturnType<typeof createSavedAudio>

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
  /** Fetches a file and shows its progress; the caller reports how it ended. */
  const fetchFile = async (track: Track): Promise<SavedNews> => {
    const { url } = track
    const cancel = new AbortController()
    const { signal } = cancel
    cancels.set(url, cancel)
    set(url, { status: 'saving', share: 0 })
    report({ track, event: 'begun' })
    try {
      const downloads = await loadDownloads()
      const onProgress = (share: number) => set(url, { status: 'saving', share })
      const { bytes } = await downloads.save(url, { onProgress, signal })
      set(url, { status: 'saved', bytes })
      void navigator.storage?.persist?.()
      return { track, event: 'saved' }
    } catch (error) {
      const failure = error instanceof DownloadError ? error.failure : 'unexpected'
      set(url, signal.aborted ? nothingSaved : { status: 'failed' })
      return signal.aborted ? { track, event: 'cancelled' } : { track, event: 'failed', failure }
    }
  }
  return {
    get: (url: string): SavedState => states.get(url) ?? unknown,
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
        .catch(() => [])
      for (const { url, bytes } of saved) set(url, { status: 'saved', bytes })
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
    /** One after the other; only the end is reported, and what was cancelled ends it in silence. */
    async saveAll(tracks: readonly Track[]) {
      let last: SavedNews | undefined
      for (const track of tracks) {
        if (states.get(track.url)?.status === 'saved') continue
        last = await fetchFile(track)
        if (last.event !== 'saved') break
      }
      if (last && last.event !== 'cancelled') report(last)
    },
    cancel: ({ url }: Track) => cancels.get(url)?.abort(),
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
