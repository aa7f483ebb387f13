import { shell } from '#app/i18n/en/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'

/** Shown where a page itself failed: words and a way on, never a blank screen. */
export function Broken() {
  const words = useWords(shell)
  return (
    <ErrorState
      title={words.brokenTitle}
      action={<Button onClick={() => location.reload()}>{words.reload}</Button>}
    >
      {words.brokenText}
    </ErrorState>
  )
}
