import { useSyncExternalStore } from 'react'
import type { Player } from '#app/audio/player.ts'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import { createPlaces } from './places.ts'
import { createPractice, type Practice } from './practice.ts'
import type { PracticeView } from './practiceView.ts'

/** The practice of the app's one player; only for code that loads after the app. */
export const usePractice = (): Practice => practiceOf(usePlayer())

export function usePracticeView(): PracticeView {
  const practice = usePractice()
  return useSyncExternalStore(practice.subscribe, practice.getState, practice.getState)
}

const practices = new WeakMap<Player, Practice>()

/** A player's one practice, created on first use. */
export function practiceOf(player: Player): Practice {
  const known = practices.get(player)
  if (known) return known
  const now = () => Date.now()
  const practice = createPractice(player, { places: createPlaces(() => localStorage, now), now })
  practices.set(player, practice)
  return practice
}
