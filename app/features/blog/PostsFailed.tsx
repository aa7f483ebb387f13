import { blog } from '#app/i18n/en/blog.ts'
import { useWords } from '#app/i18n/words.ts'
import { useLoadAgain } from '#app/loadAgain.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'

/** Shown when posts are neither on the phone nor reachable on the server. */
export function PostsFailed() {
  const words = useWords(blog)
  const loadAgain = useLoadAgain()
  return (
    <ErrorState
      title={words.loadFailed}
      action={<Button onClick={loadAgain}>{words.retry}</Button>}
    />
  )
}
