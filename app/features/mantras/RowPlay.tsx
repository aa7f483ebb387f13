import { Pause, Play, RotateCw } from 'lucide'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import { statusOf } from '#app/audio/player.ts'
import type { Track } from '#app/audio/tracks.ts'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'

/** A row's button of the app's one player, which plays on at the foot of the page. */
export function RowPlay({ track }: { track: Track }) {
  const words = useWords(mantras)
  const player = usePlayer()
  const status = usePlayerState((state) => statusOf(state, track.id))
  const isSounding = status === 'playing' || status === 'loading'
  const isBroken = status === 'failed'
  const text = isSounding ? words.pause : isBroken ? words.tryAgain : words.listen
  return (
    <button
      type="button"
      className="row-play"
      data-sound={track.url}
      data-sounding={isSounding || undefined}
      aria-label={`${text}: ${track.title}`}
      onClick={() => (isSounding ? player.pause() : player.play(track))}
    >
      <Icon of={isSounding ? Pause : isBroken ? RotateCw : Play} className="size-5" />
      <span className="row-play-word">{text}</span>
    </button>
  )
}
