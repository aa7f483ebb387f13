import { createContext, use, useSyncExternalStore } from 'react'
import { createSavedAudio, type SavedAudioStore } from './savedAudio.ts'
import { nothingSaved, type SavedState } from './savedState.ts'

const nowhere = createSavedAudio(() => Promise.reject(new Error('No store was provided')))

export const SavedAudioContext = createContext<SavedAudioStore>(nowhere)

export const useSavedAudio = (): SavedAudioStore => use(SavedAudioContext)

const none: ReadonlyMap<string, SavedState> = new Map()

/** The state of every file that has one, by its address. */
export function useSavedStates(): ReadonlyMap<string, SavedState> {
  const store = useSavedAudio()
  return useSyncExternalStore(store.subscribe, store.getAll, () => none)
}

/** Whether this phone has read what it has saved: before, a button to save might be a wrong one. */
export function useIsSavedRead(): boolean {
  const store = useSavedAudio()
  return useSyncExternalStore(store.subscribe, store.isRead, () => false)
}

/** The state of one file on this phone; unknown in a server-rendered page. */
export function useSavedState(url: string): SavedState {
  const store = useSavedAudio()
  return useSyncExternalStore(
    store.subscribe,
    () => store.get(url),
    () => nothingSaved,
  )
}
