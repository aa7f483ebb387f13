import { Link } from '@tanstack/react-router'
import { Pause, Play, RotateCcw, X } from 'lucide'
import { useEffect, useRef } from 'react'
import { player as catalogue } from '#app/i18n/en/audio/player.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { iconButtonClass } from '#app/ui/IconButton.tsx'
import { formatTime } from './format.ts'
import { marked } from '#app/ui/marked.tsx'
import { keepPlayed } from './keepPlayed.ts'
import { bindOneVoice } from './oneVoice.ts'
import { usePlayer, usePlayerState } from './PlayerContext.ts'
import { NoOutput } from './NoOutput.tsx'
import { PlayerTrouble } from './PlayerTrouble.tsx'
import { PositionSlider, useProgress } from './PositionSlider.tsx'
import { isGuidedTrack, isSungTrack, type Track } from './tracks.ts'
import { Volume } from './Volume.tsx'

const LazyPracticeTools = lazyComponent(
  async () => (await import('./practice/PracticeTools.tsx')).PracticeTools,
)
const LazySungLine = lazyComponent(
  async () => (await import('./SungLine.tsx')).SungLine,
  ({ track }) => <span>{__IS_TRANSLATED__ ? marked(track, 'title') : track.title}</span>,
)

/** The player: it stays at the foot of every page while a mantra plays on. */
export function PlayerBar({ track }: { track: Track }) {
  const words = useWords(catalogue)
  const player = usePlayer()
  const status = usePlayerState((state) => state.status)
  useEffect(() => bindOneVoice(player), [player])
  useEffect(() => keepPlayed(player), [player])
  const playButton = useRef<HTMLButtonElement>(null)
  // The button that started it is below the bar now (features/mantras/ReadyPlayer.tsx).
  useEffect(() => {
    if (document.activeElement?.closest('.player-ready')) playButton.current?.focus()
  }, [])
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
          className={`${iconButtonClass({ variant: 'primary' })} play-sign`}
          aria-label={isSounding ? words.pause : words.play}
          onClick={player.toggle}
        >
          {isSounding ? <Icon of={Pause} /> : <Icon of={Play} />}
        </button>
        {isTroubled ? (
          <div className="player-words">
            <p className="font-display leading-tight wrap-anywhere">
              {__IS_TRANSLATED__ ? marked(track, 'title') : track.title}
            </p>
            <PlayerTrouble track={track} status={status} playButton={playButton} place="bar" />
          </div>
        ) : (
          <WordsLink track={track} />
        )}
        <div className="player-tools">
          <button
            type="button"
            className={`${iconButtonClass()} max-sm:hidden`}
            aria-label={words.restart}
            onClick={player.restart}
          >
            <Icon of={RotateCcw} />
          </button>
          <LazyPracticeTools track={track} />
          <Volume />
          <button
            type="button"
            className={`${iconButtonClass()} player-close`}
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

/** What is sung, and the way to its words. */
function WordsLink({ track }: { track: Track }) {
  const line = (
    <>
      <LazySungLine track={track} />
      <span className="player-place">
        <Times track={track} />
        <NoOutput />
      </span>
    </>
  )
  // It plays at its step only.
  if (isGuidedTrack(track)) return <div className="player-words">{line}</div>
  return isSungTrack(track) ? (
    <Link to="/aarti" className="player-words">
      {line}
    </Link>
  ) : (
    <Link to="/mantras/$mantra" params={{ mantra: track.id }} className="player-words">
      {line}
    </Link>
  )
}

function Times({ track }: { track: Track }) {
  const words = useWords(catalogue)
  const { position, duration } = useProgress(track)
  return <span>{words.timeOf(formatTime(position), formatTime(duration))}</span>
}
