import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { useLoadAgain } from '#app/loadAgain.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'

/** Shown when mantras are neither on the phone nor reachable on the server. */
export function MantraFailed() {
  const words = useWords(mantras)
  const loadAgain = useLoadAgain()
  return (
    <ErrorState
      title={words.loadFailed}
      action={<Button onClick={loadAgain}>{words.retry}</Button>}
    />
  )
}
