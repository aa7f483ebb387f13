import { useQuery } from '@tanstack/react-query'
import { Repeat, SlidersHorizontal } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { FollowButton } from '#app/audio/FollowButton.tsx'
import { playAgain } from '#app/audio/playAgain.ts'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import { RemoveSaved } from '#app/audio/RemoveSaved.tsx'
import { scoreOf } from '#app/audio/score.ts'
import { isGuidedTrack, isSungTrack, type Track } from '#app/audio/tracks.ts'
import { practice as catalogue } from '#app/i18n/en/audio/practice.ts'
import { useWords } from '#app/i18n/words.ts'
import { readQuery } from '#app/queries.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { iconButtonClass } from '#app/ui/IconButton.tsx'
import { PracticePanel } from './PracticePanel.tsx'
import { usePractice, usePracticeView } from './usePractice.ts'

/** The docked player's practice buttons and their panel. */
export function PracticeTools({ track }: { track: Track }) {
  const words = useWords(catalogue)
  const practice = usePractice()
  const { mantra, phase, settings } = usePracticeView()
  const { data: known } = useQuery({
    ...readQuery('getMantra', { id: track.id }),
    // In the aarti another piece follows, and a step of a rite has told the practice its own lines.
    enabled: !isSungTrack(track) && !isGuidedTrack(track),
  })
  useEffect(() => {
    if (known)
      practice.know(
        known.id,
        scoreOf(known),
        known.lines.map(({ iast }) => iast),
      )
  }, [practice, known])
  const isHere = usePlayerState(({ status }) => status !== 'failed' && status !== 'offline')
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  if (mantra !== track.id) return null
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        type="button"
        className={`${iconButtonClass()} practice-repeat`}
        aria-label={words.times}
        aria-pressed={settings.times !== undefined}
        onClick={() =>
          practice.choose({ times: settings.times === undefined ? Infinity : undefined })
        }
      >
        <Icon of={Repeat} />
      </button>
      <button
        ref={button}
        type="button"
        className={`${iconButtonClass()} practice-button`}
        aria-label={words.practise}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon of={SlidersHorizontal} />
      </button>
      {phase === 'failed' && isHere ? (
        <CutShort track={track} />
      ) : isOpen ? (
        <PracticePanel id={panel} onClose={close} />
      ) : (
        <div className="practice-above">
          {phase === 'answering' && <p className="practice-turn">{words.yourTurn}</p>}
          <FollowButton label={words.follow} />
        </div>
      )}
    </>
  )
}

/** A recording whose file ends in the middle of it, and a way on. */
function CutShort({ track }: { track: Track }) {
  const words = useWords(catalogue)
  const player = usePlayer()
  const handleRetry = () => playAgain(player)
  return (
    <div role="alert" className="practice practice-trouble">
      <span>{words.cutShort}</span>
      <button
        type="button"
        className={buttonClass({ variant: 'quiet', size: 'small' })}
        onClick={handleRetry}
      >
        {words.tryAgain}
      </button>
      <RemoveSaved track={track} onRemoved={handleRetry} />
    </div>
  )
}
