import { RotateCcw, SkipBack, SkipForward, X } from 'lucide'
import { useEffect } from 'react'
import { player as playerWords } from '#app/i18n/en/audio/player.ts'
import { practice as catalogue } from '#app/i18n/en/audio/practice.ts'
import { useWords } from '#app/i18n/words.ts'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import { isTextLeft } from '#app/audio/following.ts'
import { FollowButton } from '#app/audio/FollowButton.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { LineChoice, ScopeTile } from './LineChoice.tsx'
import { PracticeStatus } from './PracticeStatus.tsx'
import { PracticeTiles } from './PracticeTiles.tsx'
import { usePractice } from './usePractice.ts'

/** Everything to practise with, above the docked player. */
export function PracticePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords(catalogue)
  const { restart, close: stop } = useWords(playerWords)
  const practice = usePractice()
  const player = usePlayer()
  const hasLines = practice.getLines().length > 0
  // The text above stays readable.
  useEffect(() => {
    const sung = document.querySelector('[data-line][aria-current]')
    if (sung && !isTextLeft()) sung.scrollIntoView({ block: 'center' })
  }, [])
  return (
    // It closes with the key that closes everything else.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={id}
      aria-label={words.region}
      className="practice"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="practice-top">
        <PracticeStatus />
        <FollowButton label={words.follow} />
      </div>
      <PracticeTiles />
      <div className="practice-steps">
        {hasLines && <ScopeTile />}
        <IconButton label={restart} onClick={player.restart}>
          <Icon of={RotateCcw} />
        </IconButton>
        {hasLines && (
          <>
            <IconButton label={words.previous} onClick={practice.previous}>
              <Icon of={SkipBack} />
            </IconButton>
            <IconButton label={words.next} onClick={practice.next}>
              <Icon of={SkipForward} />
            </IconButton>
          </>
        )}
        <IconButton label={stop} className="practice-stop" onClick={player.close}>
          <Icon of={X} />
        </IconButton>
      </div>
      <LineChoice />
    </section>
  )
}
