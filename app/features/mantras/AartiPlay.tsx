import { Pause, Play } from 'lucide'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import type { Track } from '#app/audio/tracks.ts'
import { aarti } from '#app/i18n/en/mantras/aarti.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

/** Starts the whole aarti in the app's one player, pauses it, and continues it where it was. */
export function AartiPlay({ tracks }: { tracks: readonly Track[] }) {
  const words = useWords(aarti)
  const player = usePlayer()
  const isCurrent = usePlayerState(({ track }) => tracks.some(({ id }) => id === track?.id))
  const isSounding = usePlayerState(
    ({ status }) => isCurrent && (status === 'playing' || status === 'loading'),
  )
  const [first, ...then] = tracks
  if (!first) return <p className="text-muted">{words.silent}</p>
  const start = () => (isCurrent ? player.resume() : player.play(first, then))
  return (
    <button
      type="button"
      className={buttonClass({ size: 'large' })}
      onClick={() => (isSounding ? player.pause() : start())}
    >
      <Icon of={isSounding ? Pause : Play} className="size-5" />
      {isSounding ? words.pause : isCurrent ? words.resume : words.play}
    </button>
  )
}

type FromProps = { track: Track; then: readonly Track[] }

/** The play button of one piece; the aarti continues from there. */
export function PlayFrom({ track, then }: FromProps) {
  const words = useWords(aarti)
  const player = usePlayer()
  const isSounding = usePlayerState(
    (state) =>
      state.track?.id === track.id && (state.status === 'playing' || state.status === 'loading'),
  )
  return (
    <button
      type="button"
      className="row-play"
      data-sounding={isSounding || undefined}
      aria-label={isSounding ? words.pausePiece(track.title) : words.from(track.title)}
      onClick={() => (isSounding ? player.pause() : player.play(track, then))}
    >
      <Icon of={isSounding ? Pause : Play} className="size-5" />
    </button>
  )
}
