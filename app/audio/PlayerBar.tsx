import { Pause, Play, RotateCcw, X } from 'lucide'
import { useRef } from 'react'
import { player as catalogue } from '#app/i18n/en/player.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { iconButtonClass } from '#app/ui/IconButton.tsx'
import { Diya } from '#app/ui/motifs/Diya.tsx'
import { formatTime } from './format.ts'
import { usePlayer, usePlayerState } from './PlayerContext.ts'
import { PlayerTrouble } from './PlayerTrouble.tsx'
import { PositionSlider, useProgress } from './PositionSlider.tsx'
import type { Track } from './tracks.ts'

/** The small bar that stays while a mantra plays on from page to page. */
export function PlayerBar({ track }: { track: Track }) {
  const words = useWords(catalogue)
  const player = usePlayer()
  const status = usePlayerState((state) => state.status)
  const playButton = useRef<HTMLButtonElement>(null)
  const isSounding = status === 'playing' || status === 'loading'
  const isTroubled = status === 'failed' || status === 'offline'
  return (
    <section aria-label={words.region} className="player-bar">
      <div className="mx-auto flex max-w-7xl items-center gap-2 px-3">
        <button
          ref={playButton}
          type="button"
          className={iconButtonClass({ variant: 'primary' })}
          aria-label={isSounding ? words.pause : words.play}
          onClick={player.toggle}
        >
          {isSounding ? <Icon of={Pause} /> : <Icon of={Play} />}
        </button>
        <div className="min-w-0 grow">
          <p className="flex items-center gap-2 leading-tight font-display">
            <Diya className="size-5 shrink-0" isLit={status === 'playing'} />
            <span className="min-w-0 wrap-anywhere">{track.title}</span>
          </p>
          {isTroubled ? (
            <PlayerTrouble track={track} status={status} playButton={playButton} place="bar" />
          ) : (
            <div className="flex flex-wrap items-center gap-x-3">
              <span className="min-w-24 grow basis-0">
                <PositionSlider track={track} />
              </span>
              <Times track={track} />
            </div>
          )}
        </div>
        <button
          type="button"
          className={`${iconButtonClass()} max-sm:hidden`}
          aria-label={words.restart}
          onClick={player.restart}
        >
          <Icon of={RotateCcw} />
        </button>
        <button
          type="button"
          className={iconButtonClass()}
          aria-label={words.close}
          onClick={player.close}
        >
          <Icon of={X} />
        </button>
      </div>
    </section>
  )
}

function Times({ track }: { track: Track }) {
  const { position, duration } = useProgress(track)
  return (
    <span className="shrink-0 text-sm text-muted tabular-nums">
      {formatTime(position)} / {formatTime(duration)}
    </span>
  )
}
