import { usePlayerState } from '#app/audio/PlayerContext.ts'
import { shell } from '#app/i18n/en/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { isHeard, useLoadAgain } from '#app/loadAgain.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'

/** Shown in the place of a page that is not there: words and a way on, never a blank screen. */
export function Broken({ onRetry }: { onRetry: () => void }) {
  const words = useWords(shell)
  const isPlaying = usePlayerState(isHeard)
  return (
    <ErrorState
      title={words.brokenTitle}
      headingLevel={1}
      action={
        <button type="button" className={buttonClass()} onClick={onRetry}>
          {words.tryAgain}
        </button>
      }
    >
      <p>{words.brokenText}</p>
      {isPlaying && <p>{words.brokenWhilePlaying}</p>}
    </ErrorState>
  )
}

/** A page that failed by itself. */
export const FailedPage = ({ error }: { error?: unknown }) => (
  <Broken onRetry={useLoadAgain(error)} />
)
