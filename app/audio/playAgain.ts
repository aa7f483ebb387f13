import type { Player } from './player.ts'

/** Asks the temple for the file again, and plays it: what broke is not known to the player itself. */
export function playAgain(player: Player): void {
  player.change({ status: 'offline' })
  player.resume()
}
