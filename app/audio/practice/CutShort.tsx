import { playAgain } from '#app/audio/playAgain.ts'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import { RemoveSaved } from '#app/audio/RemoveSaved.tsx'
import type { Track } from '#app/audio/tracks.ts'
import { practice as catalogue } from '#app/i18n/en/audio/practice.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'

/** A recording whose file ends in the middle of it, and a way on. */
export function CutShort({ track }: { track: Track }) {
  const words = useWords(catalogue)
  const player = usePlayer()
  const handleTryAgain = () => playAgain(player)
  return (
    <div role="alert" className="practice practice-trouble">
      <span>{words.cutShort}</span>
      <button
        type="button"
        className={buttonClass({ variant: 'quiet', size: 'small' })}
        onClick={handleTryAgain}
      >
        {words.tryAgain}
      </button>
      <RemoveSaved track={track} onRemoved={handleTryAgain} />
    </div>
  )
}
