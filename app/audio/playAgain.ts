import type { Player } from './player.ts'

/** Fetches the file again and plays it: the player cannot know what broke. */
export function playAgain(player: Player): void {
  player.change({ status: 'offline' })
  player.resume()
}
