import { usePlayerState } from '#app/audio/PlayerContext.ts'
import { Failed } from '#app/Failed.tsx'
import { shell } from '#app/i18n/en/shell/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { isPlayingOrLoading } from '#app/loadAgain.ts'

type Props = { onRetry?: (() => void) | undefined; error?: unknown }

/** Shown instead of a page that could not be shown: a message and ways on, never a blank screen. */
export function Broken({ onRetry, error }: Props) {
  const words = useWords(shell)
  const isPlaying = usePlayerState(isPlayingOrLoading)
  return (
    <Failed title={words.brokenTitle} headingLevel={1} onRetry={onRetry} error={error}>
      <p>{words.brokenText}</p>
      {isPlaying && <p>{words.brokenWhilePlaying}</p>}
    </Failed>
  )
}

/** A page that failed while rendering. */
export const FailedPage = ({ error }: { error?: unknown }) => <Broken error={error} />
