import { troubleOf } from '#app/forms/trouble.ts'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { nothingListed } from '#app/i18n/en/shell/nothingListed.ts'
import { useWords } from '#app/i18n/words.ts'
import { useLoadAgain } from '#app/loadAgain.ts'
import type { EmptyReason } from '#app/offline/session/useOwnRecords.ts'
import { Button } from '#app/ui/Button.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'

type Props = { emptyReason: EmptyReason; onRetry: () => unknown }

/** Shown instead of a list while it is loading, late, empty or failed. */
export function ListFallback({ emptyReason, onRetry }: Props) {
  const words = useWords(nothingListed)
  const loadAgain = useLoadAgain()
  if (emptyReason === 'loading') return <Skeleton className="mt-2 h-16" />
  const isLate = emptyReason === 'late'
  const trouble = troubleOf(emptyReason)
  const text = isLate ? words.late : trouble.code === 'unreachable' ? words.unreachable : undefined
  return (
    <div className="mt-2 grid justify-items-start gap-3">
      <TroubleNote trouble={trouble} text={text} />
      <Button size="small" variant="outline" onClick={isLate ? loadAgain : onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
