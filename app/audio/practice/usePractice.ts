import { useSyncExternalStore } from 'react'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import type { Practice } from './practice.ts'
import { practiceOf } from './practiceOf.ts'
import type { PracticeView } from './practiceView.ts'

/** The practice of the app's one player; only for code that loads after the app. */
export const usePractice = (): Practice => practiceOf(usePlayer())

export function usePracticeView(): PracticeView {
  const practice = usePractice()
  return useSyncExternalStore(practice.subscribe, practice.getState, practice.getState)
}
