import { neverMiss } from '#app/i18n/en/neverMiss.ts'
import { shell } from '#app/i18n/en/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'

/** In the box of the calendar, until the form for reminders is loaded. */
export function ChooseMeanwhile({ onRetry }: { onRetry: (() => void) | undefined }) {
  const words = useWords(neverMiss)
  const { tryAgain } = useWords(shell)
  if (!onRetry) return <Skeleton className="h-96" />
  return (
    <p role="alert">
      {words.notLoaded}{' '}
      <button type="button" className="text-link" onClick={onRetry}>
        {tryAgain}
      </button>
    </p>
  )
}
