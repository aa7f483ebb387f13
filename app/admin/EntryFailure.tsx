import type { Failure } from './failure.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { counter } from '#app/i18n/en/adminCounter.ts'
import { useWords } from '#app/i18n/words.ts'

/** Whether an entry whose answer was lost was recorded is not known, but it can be sent again. */
export function EntryFailure({ failure }: { failure: Failure | undefined }) {
  const words = useWords(counter)
  if (failure?.kind !== 'network' && failure?.kind !== 'server') {
    return <FailureNotice failure={failure} />
  }
  return (
    <p role="alert" className="admin-panel admin-panel-trouble font-semibold">
      {words.unclear}
    </p>
  )
}
