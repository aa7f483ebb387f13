import type { Player } from '#app/audio/player.ts'
import { createPlaces } from './places.ts'
import { createPractice, type Practice } from './practice.ts'

const practices = new WeakMap<Player, Practice>()

/** A player's one practice, created on first use, after the shell's element is attached. */
export function practiceOf(player: Player): Practice {
  const known = practices.get(player)
  if (known) return known
  const now = () => Date.now()
  const practice = createPractice(player, { places: createPlaces(() => localStorage, now), now })
  practices.set(player, practice)
  return practice
}
