import { usePlayerState } from '#app/audio/PlayerContext.ts'
import { shell } from '#app/i18n/en/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { isHeard, useLoadAgain } from '#app/loadAgain.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'

/** Shown instead of a page that could not be shown: a message and a link, never a blank screen. */
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

/** A page that failed while rendering. */
export const FailedPage = ({ error }: { error?: unknown }) => (
  <Broken onRetry={useLoadAgain(error)} />
)
