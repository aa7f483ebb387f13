import { shop } from '#app/i18n/en/shop.ts'
import { useWords } from '#app/i18n/words.ts'
import { useLoadAgain } from '#app/loadAgain.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'

/** Shown when products are neither on the phone nor reachable on the server. */
export function ProductsFailed() {
  const words = useWords(shop)
  const loadAgain = useLoadAgain()
  return (
    <ErrorState
      title={words.loadFailed}
      action={<Button onClick={loadAgain}>{words.retry}</Button>}
    />
  )
}
