import { Link } from '@tanstack/react-router'
import { neverMiss } from '#app/i18n/en/reminders/neverMiss.ts'
import { useWords } from '#app/i18n/words.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'

/** Shown until the reminders form is loaded; on failure it links to the page of reminders. */
export function ChooseFallback({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { choose } = useWords(neverMiss)
  if (!onRetry) return <Skeleton className="h-96" />
  return (
    <Link to="/reminders" className="text-link">
      {choose}
    </Link>
  )
}
