import { Pause, Play, RotateCcw, X } from 'lucide'
import { useEffect, useRef } from 'react'
import { player as catalogue } from '#app/i18n/en/player.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { iconButtonClass } from '#app/ui/IconButton.tsx'
import { Diya } from '#app/ui/motifs/Diya.tsx'
import { formatTime } from './format.ts'
import { keepPlayed } from './keepPlayed.ts'
import { bindOneVoice } from './oneVoice.ts'
import { usePlayer, usePlayerState } from './PlayerContext.ts'
import { NoOutput } from './NoOutput.tsx'
import { PlayerTrouble } from './PlayerTrouble.tsx'
import { PositionSlider, useProgress } from './PositionSlider.tsx'
import type { Track } from './tracks.ts'
import { Volume } from './Volume.tsx'

const LazyPracticeTools = lazyComponent(
  async () => (await import('./practice/PracticeTools.tsx')).PracticeTools,
)

/** The player: it stays at the foot of every page while a mantra plays on. */
export function PlayerBar({ track }: { track: Track }) {
  const words = useWords(catalogue)
  const player = usePlayer()
  const status = usePlayerState((state) => state.status)
  const isPractised = usePlayerState(({ steps }) => steps !== undefined)
  useEffect(() => bindOneVoice(player), [player])
  useEffect(() => keepPlayed(player), [player])
  const playButton = useRef<HTMLButtonElement>(null)
  const isSounding = status === 'playing' || status === 'loading'
  const isTroubled = status === 'failed' || status === 'offline'
  return (
    <section aria-label={words.region} className="player-bar">
      <div className="player">
        {!isTroubled && (
          <div className="player-position">
            <PositionSlider track={track} />
          </div>
        )}
        <button
          ref={playButton}
          type="button"
          className={iconButtonClass({ variant: 'primary' })}
          aria-label={isSounding ? words.pause : words.play}
          onClick={player.toggle}
        >
          {isSounding ? <Icon of={Pause} /> : <Icon of={Play} />}
        </button>
        <div className="player-words">
          <p className="font-display leading-tight wrap-anywhere">{track.title}</p>
          {isTroubled ? (
            <PlayerTrouble track={track} status={status} playButton={playButton} place="bar" />
          ) : (
            <p className="flex items-center gap-1.5 leading-tight">
              <Diya className="size-4 shrink-0" isLit={status === 'playing'} />
              <Times track={track} />
              <NoOutput />
            </p>
          )}
        </div>
        <div className="player-tools">
          <button
            type="button"
            className={`${iconButtonClass()} max-sm:hidden`}
            aria-label={words.restart}
            onClick={player.restart}
          >
            <Icon of={RotateCcw} />
          </button>
          {isPractised && <LazyPracticeTools track={track} />}
          <Volume />
          <button
            type="button"
            className={iconButtonClass()}
            aria-label={words.close}
            onClick={player.close}
          >
            <Icon of={X} />
          </button>
        </div>
      </div>
    </section>
  )
}

function Times({ track }: { track: Track }) {
  const { position, duration } = useProgress(track)
  return (
    <span className="text-sm leading-tight text-muted tabular-nums">
      {formatTime(position)} / {formatTime(duration)}
    </span>
  )
}
