import { Link } from '@tanstack/react-router'
import { neverMiss } from '#app/i18n/en/neverMiss.ts'
import { useWords } from '#app/i18n/words.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'

/** Until the form for reminders is loaded; its own page says what to do where it cannot be. */
export function ChooseMeanwhile({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { choose } = useWords(neverMiss)
  if (!onRetry) return <Skeleton className="h-96" />
  return (
    <Link to="/reminders" className="text-link">
      {choose}
    </Link>
  )
}
