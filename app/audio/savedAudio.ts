import { DownloadError } from '#app/offline/downloads/downloadError.ts'
import type { Downloads } from '#app/offline/downloads/downloads.ts'
import type { AudioSaving } from './audioSaving.ts'
import { nothingSaved, type SavedNews, type SavedState } from './savedState.ts'
import type { Track } from './tracks.ts'

export type SavedAudioStore = ReturnType<typeof createSavedAudio>

/**
 * Which audio is saved on this phone, for cards to show. Its database, and the code that saves, are
 * loaded when they are needed.
 */
export function createSavedAudio(load: () => Promise<Downloads>) {
  let states: ReadonlyMap<string, SavedState> = new Map()
  let unknown = nothingSaved
  let isRead = false
  const listeners = new Set<() => void>()
  const newsListeners = new Set<(news: SavedNews) => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const get = (url: string): SavedState => states.get(url) ?? unknown
  const set = (url: string, state: SavedState) => {
    states = new Map(states).set(url, state)
    notify()
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
  let saving: AudioSaving | undefined
  const loadSaving = async (): Promise<AudioSaving> => {
    const { createAudioSaving } = await import('./audioSaving.ts')
    return (saving ??= createAudioSaving({ load: loadDownloads, get, set, report }))
  }
  /** Without its code nothing can be fetched either; that is reported of one file. */
  const withSaving = (work: (saving: AudioSaving) => Promise<void>, track?: Track) =>
    loadSaving().then(work, () => {
      if (!track) return
      set(track.url, { status: 'failed', failure: 'no-network' })
      report({ track, event: 'failed', failure: 'no-network' })
    })
  return {
    get,
    getAll: () => states,
    /** Until then nobody knows what is saved. */
    isRead: () => isRead,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Reads which files are saved; without storage there are none. */
    async load(isPossible: boolean) {
      if (!isPossible) {
        isRead = true
        unknown = { status: 'impossible' }
        return notify()
      }
      const downloads = await load().catch(() => undefined)
      const saved = await (downloads?.list() ?? Promise.resolve([])).catch((error: unknown) => {
        const isRefused = error instanceof DownloadError && error.failure === 'refused-by-browser'
        if (isRefused) unknown = { status: 'impossible' }
        return []
      })
      isRead = true
      notify()
      for (const { url, bytes } of saved) set(url, { status: 'saved', bytes })
      const queued = (await downloads?.queue.list().catch(() => [])) ?? []
      if (queued.length > 0) await withSaving(({ goOn }) => goOn(queued))
    },
    /** The code that announces outcomes loads late: it then gets the last outcome. */
    onNews(listener: (news: SavedNews) => void) {
      newsListeners.add(listener)
      if (unheard) listener(unheard)
      unheard = undefined
      return () => void newsListeners.delete(listener)
    },
    async save(track: Track) {
      set(track.url, { status: 'saving', share: 0 })
      await withSaving(async ({ save }) => {
        if (get(track.url).status === 'saving') await save(track)
        else report({ track, event: 'cancelled' })
      }, track)
    },
    /** `isQuiet`: without being asked, so nothing is announced. */
    async saveAll(tracks: readonly Track[], isQuiet = false) {
      const first = tracks.find(({ url }) => get(url).status !== 'saved')
      await withSaving(({ saveAll }) => saveAll(tracks, isQuiet), isQuiet ? undefined : first)
    },
    cancel(track: Track) {
      if (saving) saving.cancel(track)
      else set(track.url, nothingSaved)
    },
    async remove(track: Track) {
      const notRemoved = () => report({ track, event: 'not-removed' })
      await loadSaving().then(({ remove }) => remove(track), notRemoved)
    },
  }
}
