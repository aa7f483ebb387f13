import { DownloadError, type DownloadFailure } from '#app/offline/downloadError.ts'
import type { Downloads } from '#app/offline/downloads.ts'

/** One file's state on this phone. `share` runs from 0 to 1. */
export type SavedState =
  | { status: 'none' }
  | { status: 'saving'; share: number }
  | { status: 'saved'; bytes: number }
  | { status: 'failed'; failure: DownloadFailure }

const none: SavedState = { status: 'none' }

export type SavedAudioStore = ReturnType<typeof createSavedAudio>

/** Which audio is saved on this phone, for cards to show. The database behind it is loaded when asked. */
export function createSavedAudio(loadDownloads: () => Promise<Downloads>) {
  let states: ReadonlyMap<string, SavedState> = new Map()
  const listeners = new Set<() => void>()
  const set = (url: string, state: SavedState) => {
    states = new Map(states).set(url, state)
    for (const listener of listeners) listener()
  }
  return {
    get: (url: string): SavedState => states.get(url) ?? none,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Looks up what is there; a phone without storage has nothing saved. */
    async load() {
      const saved = await loadDownloads()
        .then((downloads) => downloads.list())
        .catch(() => [])
      for (const { url, bytes } of saved) set(url, { status: 'saved', bytes })
    },
    /** Saves the file and says how it ended. */
    async save(url: string): Promise<SavedState> {
      set(url, { status: 'saving', share: 0 })
      const ended: SavedState = await loadDownloads()
        .then((downloads) => downloads.save(url, (share) => set(url, { status: 'saving', share })))
        .then(({ bytes }) => ({ status: 'saved' as const, bytes }))
        .catch((error: unknown) => ({
          status: 'failed' as const,
          failure: error instanceof DownloadError ? error.failure : 'no-space',
        }))
      set(url, ended)
      if (ended.status === 'saved') void navigator.storage?.persist?.()
      return ended
    },
    async remove(url: string) {
      await loadDownloads().then((downloads) => downloads.remove(url))
      set(url, none)
    },
  }
}
