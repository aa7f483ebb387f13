import { Pause, Play } from 'lucide'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import { statusOf } from '#app/audio/player.ts'
import type { Track } from '#app/audio/tracks.ts'
import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'

/** Plays a mantra with the app's one player, and pauses it. */
export function PlayMantra({ track }: { track: Track }) {
  const words = useWords(mantras)
  const player = usePlayer()
  const status = usePlayerState((state) => statusOf(state, track.id))
  const isRunning = status === 'playing' || status === 'loading'
  return (
    <IconButton
      label={`${isRunning ? words.pause : words.listen}: ${track.title}`}
      variant={isRunning ? 'primary' : 'plain'}
      className="play-mantra"
      onClick={() => (isRunning ? player.pause() : player.play(track))}
    >
      <Icon of={isRunning ? Pause : Play} />
    </IconButton>
  )
}
