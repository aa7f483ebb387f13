import { adminShell } from '#app/i18n/en/shell/adminShell.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'

/** Shown until the back office is loaded; offline it explains why it cannot be. */
export function AdminClosed({ onRetry }: { onRetry: (() => void) | undefined }) {
  const words = useWords(adminShell)
  if (onRetry) {
    return (
      <ErrorState
        headingLevel={1}
        title={words.needsNetwork}
        action={<Button onClick={onRetry}>{words.tryAgain}</Button>}
      >
        <p>{words.needsNetworkText}</p>
      </ErrorState>
    )
  }
  return (
    <div className="mx-auto max-w-7xl px-4 py-10">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Skeleton className="h-12" />
      <Skeleton className="mt-6 h-72" />
    </div>
  )
}
