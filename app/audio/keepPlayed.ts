import { dropLastText, keepLastText } from '#app/offline/mine/lastText.ts'
import type { Player } from './player.ts'

/** What is shorter than this is not worth continuing, at the beginning as at the end. */
const worthSeconds = 5

/** Writes down how far the current track was played. Returns what ends that. */
export function keepPlayed(player: Player): () => void {
  let lastKept = { text: '', seconds: 0 }
  const look = () => {
    const { track, status, position, duration } = player.getState()
    if (!track || (status !== 'playing' && status !== 'paused')) return
    if (duration > 0 && duration - position < worthSeconds) return dropLastText(track.id)
    const isKept =
      lastKept.text === track.id && Math.abs(position - lastKept.seconds) < worthSeconds
    if (position < worthSeconds || isKept) return
    lastKept = { text: track.id, seconds: Math.floor(position) }
    keepLastText(lastKept)
  }
  return player.subscribe(look)
}
