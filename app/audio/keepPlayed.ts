import { dropLastText, keepLastText } from '#app/offline/mine/lastText.ts'
import type { Player } from './player.ts'

/** What is shorter than this is not worth continuing, at the beginning as at the end. */
const worthSeconds = 5

/** Writes down how far the current track was played. Returns what ends that. */
export function keepPlayed(player: Player): () => void {
  let kept = { text: '', seconds: 0 }
  const look = () => {
    const { track, status, position, duration } = player.getState()
    if (!track || (status !== 'playing' && status !== 'paused')) return
    if (duration > 0 && duration - position < worthSeconds) return dropLastText(track.id)
    const isKept = kept.text === track.id && Math.abs(position - kept.seconds) < worthSeconds
    if (position < worthSeconds || isKept) return
    kept = { text: track.id, seconds: Math.floor(position) }
    keepLastText(kept)
  }
  return player.subscribe(look)
}
