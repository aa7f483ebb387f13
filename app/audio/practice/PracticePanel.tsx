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
import { PracticeTiles } from './PracticeTiles.tsx'
import type { PracticeView } from './practiceView.ts'
import { usePractice, usePracticeView } from './usePractice.ts'

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

/** The current line and repetition. */
function PracticeStatus() {
  const words = useWords(catalogue)
  const view = usePracticeView()
  const lines = usePractice().getLines().length
  return <p className="practice-status">{statusOf(view, lines, words).join(' · ')}</p>
}

function statusOf(
  { line, phase, count, settings: { times } }: PracticeView,
  lines: number,
  words: typeof catalogue.english,
): string[] {
  if (phase === 'finished') return [words.done]
  const round = count + 1
  const facts = [
    line !== undefined && words.lineOf(line + 1, lines),
    times !== undefined &&
      (times === Infinity ? words.round(round) : words.roundOf(Math.min(round, times), times)),
    phase === 'answering' && words.yourTurn,
  ].filter((text) => text !== false)
  // Before the first line there is nothing else to show.
  return facts.length === 0 && lines > 0 ? [words.allLines(lines)] : facts
}
