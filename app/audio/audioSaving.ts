import { DownloadError, type DownloadFailure } from '#app/offline/downloads/downloadError.ts'
import type { Downloads } from '#app/offline/downloads/downloads.ts'
import { inLock } from '#app/offline/inLock.ts'
import type { QueuedAudio } from '#app/offline/rows.ts'
import { nothingSaved, type SavedNews, type SavedState } from './savedState.ts'
import type { Track } from './tracks.ts'

type Deps = {
  load: () => Promise<Downloads>
  get: (url: string) => SavedState
  set: (url: string, state: SavedState) => void
  report: (news: SavedNews) => void
}

export type AudioSaving = ReturnType<typeof createAudioSaving>

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
const inQueueLock = <T>(work: () => Promise<T>): Promise<T> =>
  inLock(navigator.locks, 'modak-audio-queue', work)

/** Saves and removes audio, one file after the other. Loaded by those who do so (savedAudio.ts). */
export function createAudioSaving({ load, get, set, report }: Deps) {
  const cancels = new Map<string, AbortController>()
  /** What is still to be saved outlasts the page. */
  const remember = (rows: readonly QueuedAudio[], dropped: readonly string[]) =>
    load()
      .then(async ({ queue }) => {
        await queue.drop(dropped)
        await queue.put(rows)
      })
      .catch(() => undefined)
  /**
   * One after the other; only the end is reported, and what was cancelled ends it in silence. `isQuiet`: nobody has
   * pressed a button, so nothing is reported.
   */
  const saveAll = async (tracks: readonly Track[], isQuiet = false) => {
    const say = isQuiet ? () => undefined : report
    const left = tracks.filter(({ url }) => !['saved', 'saving'].includes(get(url).status))
    for (const { url } of left) set(url, { status: 'queued' })
    await remember(left.map(rowOf), [])
    let last: SavedNews | undefined
    let waiting: Track[] = []
    // Offline or without space the rest of the queue waits; cancelling one stops all.
    const stop = () => {
      waiting = left.filter(({ url }) => get(url).status === 'queued')
      for (const { url } of waiting) set(url, nothingSaved)
    }
    for (const track of left) {
      // Removed from the queue in the meantime.
      if (get(track.url).status !== 'queued') continue
      last = await fetchFile(track, stop, say)
      if (last.event !== 'saved') break
    }
    if (last?.event === 'cancelled') {
      await remember(
        [],
        waiting.map(({ url }) => url),
      )
    } else if (last) say(last)
  }
  /**
   * Fetches a file and shows its progress; the caller reports how it ended. `onBroken` is called
   * before a failure is shown, because people may try again at once.
   */
  const fetchFile = async (track: Track, onBroken = () => {}, say = report): Promise<SavedNews> => {
    const { url } = track
    const cancel = new AbortController()
    const { signal } = cancel
    cancels.set(url, cancel)
    if (get(url).status !== 'saving') set(url, { status: 'saving', share: 0 })
    say({ track, event: 'started' })
    try {
      await remember([rowOf(track)], [])
      const downloads = await load()
      const onProgress = (share: number) => set(url, { status: 'saving', share })
      const { bytes } = await downloads.save(url, { onProgress, signal, bytes: track.bytes })
      set(url, { status: 'saved', bytes })
      await remember([], [url])
      void navigator.storage?.persist?.()
      return { track, event: 'saved' }
    } catch (error) {
      const failure = error instanceof DownloadError ? error.failure : 'unexpected'
      onBroken()
      set(url, signal.aborted ? nothingSaved : { status: 'failed', failure })
      await remember(signal.aborted ? [] : [{ ...rowOf(track), failure }], [url])
      return signal.aborted ? { track, event: 'cancelled' } : { track, event: 'failed', failure }
    }
  }
  /** Another tab may have saved some while this one waited for its turn. */
  const resume = async (waiting: readonly QueuedAudio[]) => {
    const saved = await (await load()).list().catch(() => [])
    for (const { url, bytes } of saved) set(url, { status: 'saved', bytes })
    await saveAll(waiting.map(({ id, title, url, bytes }) => ({ id, title, url, bytes })))
  }
  return {
    async save(track: Track) {
      report(await fetchFile(track))
    },
    saveAll,
    /** Resumes the queue of the previous visit. */
    async goOn(queued: readonly QueuedAudio[]) {
      const waiting = queued.filter(({ url, failure }) => {
        if (!['none', 'failed'].includes(get(url).status)) return false
        if (failure && !passing.has(failure)) set(url, { status: 'failed', failure })
        return !failure || passing.has(failure)
      })
      if (waiting.length > 0) await inQueueLock(() => resume(waiting))
    },
    cancel({ url }: Track) {
      if (get(url).status !== 'queued') return cancels.get(url)?.abort()
      set(url, nothingSaved)
      void remember([], [url])
    },
    async remove(track: Track) {
      try {
        await (await load()).remove(track.url)
        set(track.url, nothingSaved)
        report({ track, event: 'removed' })
      } catch {
        // The browser refused, so it is still there.
        report({ track, event: 'not-removed' })
      }
    },
  }
}
