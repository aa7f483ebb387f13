import { Pause, Play, RotateCcw } from 'lucide'
import { useRef } from 'react'
import { player as catalogue } from '#app/i18n/en/audio/player.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { iconButtonClass } from '#app/ui/IconButton.tsx'
import { Diya } from '#app/ui/motifs/Diya.tsx'
import { formatTime } from './format.ts'
import { NoOutput } from './NoOutput.tsx'
import { statusOf } from './player.ts'
import { usePlayer, usePlayerState } from './PlayerContext.ts'
import { PlayerTrouble } from './PlayerTrouble.tsx'
import { PositionSlider, useProgress } from './PositionSlider.tsx'
import type { Track } from './tracks.ts'

/**
 * A card's panel: position, pause and restart of the app's one player while its track is the
 * current one.
 */
export function AudioPlayer({ track }: { track: Track }) {
  const words = useWords(catalogue)
  const player = usePlayer()
  const isCurrent = usePlayerState((state) => state.track?.id === track.id)
  const status = usePlayerState((state) => statusOf(state, track.id))
  const playButton = useRef<HTMLButtonElement>(null)
  const isSounding = status === 'playing' || status === 'loading'
  return (
    <div role="group" aria-label={track.title}>
      {status === 'failed' || status === 'offline' ? (
        <PlayerTrouble
          track={track}
          status={status}
          playButton={playButton}
          // This card shows the current track's trouble, so the bar need not.
          place={isCurrent ? 'card' : undefined}
        />
      ) : (
        <>
          <PositionSlider track={track} />
          <Times track={track} />
          {isCurrent && <NoOutput />}
        </>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-1">
        <button
          ref={playButton}
          type="button"
          className={iconButtonClass({ variant: 'primary' })}
          aria-label={isSounding ? words.pause : words.play}
          onClick={() => (isCurrent ? player.toggle() : player.play(track))}
        >
          <PlayIcon status={status} />
        </button>
        <button
          type="button"
          className={iconButtonClass()}
          aria-label={words.restart}
          disabled={!isCurrent}
          onClick={player.restart}
        >
          <Icon of={RotateCcw} />
        </button>
      </div>
    </div>
  )
}

function Times({ track }: { track: Track }) {
  const { position, duration } = useProgress(track)
  return (
    <div className="flex justify-between text-sm text-muted tabular-nums">
      <span>{formatTime(position)}</span>
      <span>{formatTime(duration)}</span>
    </div>
  )
}

function PlayIcon({ status }: { status: string }) {
  if (status === 'loading') return <Diya className="size-6" />
  return status === 'playing' ? <Icon of={Pause} /> : <Icon of={Play} />
}
