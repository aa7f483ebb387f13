import { SlidersHorizontal } from 'lucide'
import { useId, useRef, useState } from 'react'
import { FollowButton } from '#app/audio/FollowButton.tsx'
import { usePlayerState } from '#app/audio/PlayerContext.ts'
import type { Track } from '#app/audio/tracks.ts'
import { practice as catalogue } from '#app/i18n/en/practice.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { iconButtonClass } from '#app/ui/IconButton.tsx'
import { CutShort } from './CutShort.tsx'
import { PracticePanel } from './PracticePanel.tsx'
import { usePracticeView } from './usePractice.ts'

/** The docked player's button for practising, and its panel. */
export function PracticeTools({ track }: { track: Track }) {
  const words = useWords(catalogue)
  const { mantra, phase } = usePracticeView()
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
